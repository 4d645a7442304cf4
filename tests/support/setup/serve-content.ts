import { type ContentChange, changedBuild } from "./changed-build.ts";
import { removeTemporaryFolders } from "./run-generator.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** Builds a copy of the content made for tests with some changes, and serves it. */
export async function serveContent(changes: Readonly<Record<string, ContentChange>>): Promise<RunningServer> {
  const { folder } = await changedBuild(changes);
  const server = await startServer(folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await removeTemporaryFolders();
    },
  };
}
