import { basename, dirname } from "node:path";
import type { PublishedPages } from "../content/addresses/published-list.ts";
import type { Problem } from "../content/source/problem.ts";
import type { MadePages } from "./make-pages.ts";
import type { Output } from "./output/output.ts";
import type { SharedFiles } from "./output/shared-files.ts";
import type { Published } from "./published.ts";
import type { Bundle } from "./render/bundle.ts";
import { nextBuildDay } from "./waiting.ts";

/** The results of making all files. */
export interface Made {
  readonly bundled: Bundle;
  readonly shared: SharedFiles;
  readonly pages: MadePages;
  /** What hosts answer while the contact server is down; undefined where the site needs none. */
  readonly away: string | undefined;
  /** The list of all pages. */
  readonly list: PublishedPages;
}

/** Something that visitors load. */
interface Loaded {
  /** Path of a page, or name of a view. */
  readonly name: string;
  /** Bytes, brotli. */
  readonly bytes: number;
}

/** The facts of a finished build, for its summary and its publication. */
export interface BuildResult extends Pick<MadePages, "made">, Pick<Made, "list"> {
  /** Files written or removed, each encoding counted. */
  readonly changedFiles: number;
  readonly notes: readonly Problem[];
  /** The next day on which something comes or goes: the site has to be built on that day. */
  readonly nextChange: string | undefined;
  /** Each document, the heaviest first. */
  readonly documents: readonly Loaded[];
  /** The JavaScript of a first visit, by view, the heaviest first. */
  readonly scripts: readonly Loaded[];
}

/** What a finished build says of itself. */
export function buildResult(
  output: Output,
  published: Published,
  { bundled, pages, list }: Made,
  changedFiles: number,
): BuildResult {
  const documents = Object.entries(output.files()).filter(([path]) => path.endsWith("/"));
  return {
    made: pages.made,
    list,
    changedFiles,
    notes: [...published.content.notes, ...published.decisions.told],
    nextChange: nextBuildDay(published),
    documents: byWeight(documents.map(([name, { br, identity }]) => ({ name, bytes: (br ?? identity).bytes }))),
    scripts: firstVisitScripts(output, bundled),
  };
}

/** The JavaScript that a first visit to a page loads, by view, the heaviest first. */
function firstVisitScripts(output: Output, { entry, chunks }: Bundle): Loaded[] {
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
