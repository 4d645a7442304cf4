/** Bundles the editor's page. */
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { build } from "vite";

export interface BundlingJob {
  /** The project's folder. */
  readonly root: string;
  /** The page's. */
  readonly source: string;
  /** The folder of the bundle. */
  readonly made: string;
}

const { root, source, made } = workerData as BundlingJob;

await build({
  root: source,
  configFile: join(root, "vite.config.ts"),
  logLevel: "error",
  // The page lies at a path that changes with each start.
  base: "./",
  // An inlined file would be refused by the page's own policy.
  build: { outDir: made, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
});
