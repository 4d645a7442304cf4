import { basename, dirname } from "node:path";
import type { Output } from "../build/output/output.ts";
import type { Bundle } from "../build/render/bundle.ts";
import type { Manifest } from "../manifest/manifest.ts";
import type { Loaded } from "./build-result.ts";

/** Each document, the heaviest first. */
export function documentsOf(files: Manifest["files"]): Loaded[] {
  const documents = Object.entries(files).filter(([path]) => path.endsWith("/"));
  return byWeight(documents.map(([name, { br, identity }]) => ({ name, bytes: (br ?? identity).bytes })));
}

/** The JavaScript that a first visit to a page loads, by view, the heaviest first. */
export function firstVisitScripts(output: Output, { entry, chunks }: Bundle): Loaded[] {
  const views = Object.entries(chunks).filter(([source]) => source.endsWith("/view.tsx"));
  return byWeight(
    views.map(([source, scripts]) => ({
      name: basename(dirname(source)),
      bytes: [...new Set([entry.src, ...entry.imports, ...scripts])].reduce(
        (sum, src) => sum + output.transferSize(src),
        0,
      ),
    })),
  );
}

function byWeight(loaded: readonly Loaded[]): Loaded[] {
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}
