import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runGenerator } from "../built-site/run-generator.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const content = resolve(import.meta.dirname, "../../content");

/** Changes to the owner's files: path below the content folder to what becomes of its text. */
export type ContentChanges = Readonly<Record<string, (text: string) => string>>;

/** Builds a copy of the shipped content with some changes, and serves it. */
export async function serveContent(changes: ContentChanges): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  const copy = join(folder, "content");
  const site = join(folder, "site");
  await cp(content, copy, { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const before = await readFile(join(copy, path), "utf8");
    const after = change(before);
    if (after === before) throw new Error(`The change to ${path} changes nothing: the shipped file is now otherwise.`);
    await writeFile(join(copy, path), after);
  }
  const { code, errors } = await runGenerator(["--content", copy, "--out", site]);
  if (code !== 0) throw new Error(`The changed content could not be built:\n${errors}`);
  const server = await startServer(site);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
