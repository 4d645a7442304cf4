import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/** File of the client bundle that says what is in each chunk; it is not served. */
export const MODULE_LIST = ".vite/modules.json";

/** Bytes of code, before it is minified, by source file below the project's folder, by chunk. */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes down what is in each chunk: for the test that names it, and for the picture of the bundle. */
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
  return relative(root, id.replace(/^\0/, "")).split(sep).join("/");
}
