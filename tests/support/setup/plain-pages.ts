import { join, resolve } from "node:path";
import { build, preview } from "vite";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { temporaryFolder } from "./run-generator.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Bundles pages of plain HTML, which lie in a folder of the project, with nothing of the engine's. @returns the folder */
export async function bundlePages(folder: string, pages: readonly string[]): Promise<string> {
  const outDir = join(await temporaryFolder(), "pages");
  await build({
    root: join(root, folder),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir,
      modulePreload: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: pages.map((page) => join(root, folder, page)) },
    },
  });
  return outDir;
}

/** Serves such a folder. */
export async function servePages(outDir: string) {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir },
    preview: { host: "127.0.0.1", port: await freePort(), strictPort: true },
  });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return { origin, stop: () => server.close() };
}
