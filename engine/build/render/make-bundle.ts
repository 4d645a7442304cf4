/** Started by `bundle.ts` in a separate process: node make-bundle.ts ROOT SITE PROGRAM OUT ENTRY */
import { join } from "node:path";
import { build } from "vite";
import { RENDER_ENTRY } from "./bundle.ts";
import { listModules } from "./list-modules.ts";
import { nameOfFile } from "./main-file.ts";
import { siteModules } from "./site-modules.ts";

/** Plugin timings depend on the machine; nobody can act on them. */
const NO_TIMINGS = { bundlerTimings: false };

/**
 * Has V8 compile a whole file in the background while it arrives. Otherwise each function is compiled when it is first
 * called, while the page is being hydrated (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/**
 * Bundles what visitors load into `out`/client/, and what renders their pages into `out`/render/.
 *
 * @param root the project's folder
 * @param site the folder of the site
 * @param program what `textOfProgram` gives for the site
 * @param out where the bundles go
 * @param entry the client's first file
 */
export async function makeBundle(
  root: string,
  site: string,
  program: string,
  out: string,
  entry: string,
): Promise<void> {
  // Whatever environment a test or a shell has set: the bundle is always for visitors.
  process.env.NODE_ENV = "production";
  const shared = { root, logLevel: "warn" as const, configFile: join(root, "vite.config.ts") };
  await build({
    ...shared,
    plugins: [siteModules(site, program), listModules(root)],
    build: {
      outDir: join(out, "client"),
      manifest: true,
      emptyOutDir: true,
      rolldownOptions: {
        input: entry,
        checks: NO_TIMINGS,
        output: {
          codeSplitting: { groups: [{ name: nameOfFile(entry) }] },
          chunkFileNames: ({ facadeModuleId, name }) => `assets/${pageOf(facadeModuleId) ?? name}-[hash].js`,
          postBanner: COMPILE_AHEAD,
        },
      },
    },
  });
  await build({
    ...shared,
    plugins: [siteModules(site, program)],
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(out, "render"),
      emptyOutDir: true,
      // For errors of views, which are told with their place in the sources (`place-of-error.ts`).
      sourcemap: "hidden",
      ssr: join(site, RENDER_ENTRY),
      rolldownOptions: {
        checks: NO_TIMINGS,
        output: { entryFileNames: "render.js", codeSplitting: false },
        // A comment at the head of each module would tell where node_modules lies: other bytes in another folder.
        experimental: { attachDebugInfo: "none" },
      },
    },
  });
}

/** Every page's view has the same file name: its chunk is named after the page's folder. */
function pageOf(module: string | null | undefined): string | undefined {
  const page = /[\\/]pages[\\/]([^\\/]+)[\\/]view\.tsx$/.exec(module ?? "")?.[1];
  return page && `${page}-page`;
}

if (import.meta.main) {
  const [root = "", site = "", program = "", out = "", entry = ""] = process.argv.slice(2);
  try {
    await makeBundle(root, site, program, out, entry);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
