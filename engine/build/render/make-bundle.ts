/** Started by `bundle.ts` in a separate process: node make-bundle.ts ROOT SITE PROGRAM OUT ENTRY */
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { pathBelow } from "../../files/path-below.ts";
import { PAGES_ENTRY, RENDER_ENTRY, siteModules } from "./bundle.ts";

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
async function makeBundle(root: string, site: string, program: string, out: string, entry: string): Promise<void> {
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
          codeSplitting: { groups: [{ name: nameOfFile(entry, join(site, PAGES_ENTRY)) }] },
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
      // For errors of views, which are told with their place in the sources (`worker.ts`).
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

/** File beside the client bundle that lists the modules of each chunk; it is not served. */
export const MODULE_LIST = ".vite/modules.json";

/** By chunk, then by source file below the project's folder: bytes of code before minification. */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Lists the modules of each chunk: for a test of what visitors load. */
function listModules(root: string): Plugin {
  return {
    name: "list-modules",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const list = chunks.map(({ fileName, modules }) => {
        const below = (id: string) => pathBelow(root, id.replace(/^\0/, ""));
        const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [below(id), renderedLength]);
        return [fileName, Object.fromEntries(sizes.filter(([, size]) => size !== 0))];
      });
      this.emitFile({
        type: "asset",
        fileName: MODULE_LIST,
        source: JSON.stringify(Object.fromEntries(list), null, 1),
      });
    },
  };
}

/** What the bundler knows of a module. */
type ModuleGraph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** In bytes of source code. What some scripts share is a file of its own from here on; less is worth no request. */
const LEAST_SHARED_FILE = 6_000;

/**
 * Gives the function that names the file of each module; null leaves it to the bundler. The entry's file, `main`, has what
 * a document starts with. `pages` has what shows pages, and all that several of the scripts loaded later share, unless that
 * is large: one file compresses better than many small ones.
 *
 * @param entry the file that the browser's program begins with
 * @param pages the file that it loads to show pages
 */
export function nameOfFile(entry: string, pages: string): (module: string, graph: ModuleGraph) => FileName | null {
  let names: ReadonlyMap<string, FileName> | undefined;
  return (module, graph) => {
    names ??= namesOfModules(entry, pages, graph);
    return names.get(module) ?? null;
  };
}

type FileName = "main" | "pages";

function namesOfModules(entry: string, pages: string, graph: ModuleGraph): ReadonlyMap<string, FileName> {
  const scripts = new Set([entry]);
  const loadedBy = new Map<string, readonly string[]>();
  // The set grows meanwhile: by the scripts that these load later.
  for (const script of scripts) {
    for (const module of importedBy(script, graph)) {
      loadedBy.set(module, [...(loadedBy.get(module) ?? []), script]);
      for (const later of graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []) scripts.add(later);
    }
  }
  const alike = Map.groupBy(loadedBy.keys(), (module) => loadedBy.get(module)?.join("\n") ?? "");
  const named = [...alike].flatMap(([by, modules]): [string, FileName][] => {
    const scripts = by.split("\n");
    const size = modules.reduce((sum, module) => sum + (graph.getModuleInfo(module)?.code?.length ?? 0), 0);
    if (scripts.includes(entry)) return modules.map((module) => [module, "main"]);
    const isShared = scripts.length > 1 && size < LEAST_SHARED_FILE;
    return scripts.includes(pages) || isShared ? modules.map((module) => [module, "pages"]) : [];
  });
  return new Map(named);
}

/** A module and all that it imports at once. */
function importedBy(script: string, graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set([script]);
  for (const module of modules) {
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
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
