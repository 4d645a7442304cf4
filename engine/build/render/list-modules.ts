import type { Plugin } from "vite";
import { pathBelow } from "../../files/path-below.ts";

/** File beside the client bundle that lists the modules of each chunk; it is not served. */
export const MODULE_LIST = ".vite/modules.json";

/** By chunk, then by source file below the project's folder: bytes of code before minification. */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Lists the modules of each chunk: for a test of what visitors load. */
export function listModules(root: string): Plugin {
  return {
    name: "list-modules",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const list = chunks.map(({ fileName, modules }) => {
        const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [below(root, id), renderedLength]);
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

function below(root: string, id: string): string {
  return pathBelow(root, id.replace(/^\0/, ""));
}
