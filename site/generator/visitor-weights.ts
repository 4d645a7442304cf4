import { basename, dirname } from "node:path";
import type { Manifest } from "../../contract/manifest.ts";
import type { Output } from "./output/output.ts";
import type { Bundle } from "./render/bundle.ts";
import { FIRST_PACKETS } from "./report/budgets.ts";
import type { BuildFacts } from "./report/build-facts.ts";

/** Brotli bytes of each document. */
export function documentsOf(files: Manifest["files"]): BuildFacts["documents"] {
  const documents = Object.entries(files).filter(([path]) => path.endsWith("/"));
  return documents.map(([path, { br, identity }]) => ({ path, bytes: (br ?? identity).bytes }));
}

/** The number of pages, their largest document in brotli bytes, and how many are larger than `FIRST_PACKETS`. */
export function documentSizes(files: Manifest["files"]) {
  const sizes = documentsOf(files);
  const { path, bytes } = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a), { path: "", bytes: 0 });
  const above = sizes.filter((size) => size.bytes > FIRST_PACKETS).length;
  return { pages: sizes.length, documents: { largest: path, bytes, above } };
}

/** Brotli bytes of the JavaScript that a first visit to a page loads, by view. */
export function firstVisitScripts(output: Output, { entry, chunks }: Bundle): Record<string, number> {
  const views = Object.entries(chunks).filter(([source]) => source.endsWith("/view.tsx"));
  return Object.fromEntries(
    views.map(([source, scripts]) => [
      basename(dirname(source)),
      [...new Set([entry.src, ...entry.imports, ...scripts])].reduce((sum, src) => sum + output.transferSize(src), 0),
    ]),
  );
}
