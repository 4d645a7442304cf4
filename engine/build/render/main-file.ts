import type { Rolldown } from "vite";

/** What the bundler knows of a module. */
type ModuleGraph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** In bytes of source code. What some scripts share is a file of its own from here on; less is worth no request. */
const LEAST_SHARED_FILE = 6_000;

/**
 * Gives the function that names the file of each module; null leaves it to the bundler. The entry's file, `main`, has what
 * every page runs, and all that several of the scripts loaded later share, unless that is large: one file compresses better
 * than many small ones.
 *
 * @param entry the file that the browser's program begins with
 */
export function nameOfFile(entry: string): (module: string, graph: ModuleGraph) => "main" | null {
  let main: ReadonlySet<string> | undefined;
  return (module, graph) => {
    main ??= modulesOfMain(entry, graph);
    return main.has(module) ? "main" : null;
  };
}

function modulesOfMain(entry: string, graph: ModuleGraph): ReadonlySet<string> {
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
  const inMain = [...alike].filter(([by, modules]) => {
    const [first, ...others] = by.split("\n");
    const size = modules.reduce((sum, module) => sum + (graph.getModuleInfo(module)?.code?.length ?? 0), 0);
    return first === entry || (others.length > 0 && size < LEAST_SHARED_FILE);
  });
  return new Set(inMain.flatMap(([, modules]) => modules));
}

/** A module and all that it imports at once. */
function importedBy(script: string, graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set([script]);
  for (const module of modules) {
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}
