import { nextChange } from "../content/model/visibility.ts";
import type { BuildResult } from "../report/build-result.ts";
import { scheduledChanges, smallPictures } from "../report/content-facts.ts";
import { documentsOf, firstVisitScripts } from "../report/weights.ts";
import type { MadePages } from "./make-pages.ts";
import type { Output } from "./output/output.ts";
import type { SharedFiles } from "./output/shared-files.ts";
import { themeStyles } from "./output/theme-styles.ts";
import type { Published } from "./published.ts";
import type { Bundle } from "./render/bundle.ts";

/** The results of making all files. */
export interface Made {
  readonly bundled: Bundle;
  readonly shared: SharedFiles;
  readonly pages: MadePages;
  /** What hosts answer while the contact server is down; undefined where the site needs none. */
  readonly away: string | undefined;
  /** The list of all pages. */
  readonly list: BuildResult["list"];
}

/** What a finished build says of itself, to its summary and to the report. */
export function buildResult(
  output: Output,
  { read, content, hooks, media, decisions }: Published,
  { bundled, shared, pages, list }: Made,
  changedFiles: number,
): BuildResult {
  const { posts, addresses, unused, reading } = read;
  const { next, days } = hooks.dates?.(content) ?? { next: undefined, days: [] };
  const result: BuildResult = {
    ofSite: (place, language) => hooks.report?.(result, place, language),
    site: content.site,
    made: pages.made,
    changedFiles,
    notes: [...content.notes, ...decisions.told],
    toDecide: decisions.toDecide,
    nextChange: earliest(nextChange(posts, addresses.today), next),
    schedule: scheduledChanges(posts, days, addresses.today),
    list,
    pictures: { small: smallPictures(reading.settings.media, media), unused: unused.map(({ file }) => file) },
    socialImages: pages.socialImages,
    documents: documentsOf(output.files()),
    scripts: firstVisitScripts(output, bundled),
    tokens: themeStyles(content.theme),
    css: shared.css,
    localeData: shared.localeData,
    renderer: bundled.renderer,
  };
  return result;
}

function earliest(...days: readonly (string | undefined)[]): string | undefined {
  return days.filter((day) => day !== undefined).sort()[0];
}
