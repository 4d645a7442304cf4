import { dayOf, nextChange } from "../content/model/visibility.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { samplesOf } from "../content/reading/sample-values.ts";
import { uncheckedSources } from "../content/reading/unchecked.ts";
import { unwrittenTexts } from "../content/reading/unwritten.ts";
import type { Problem } from "../content/source/problem.ts";
import { addDays } from "../i18n/days.ts";
import { type BuildPlace, type Decisions, hooksOf } from "../site-hooks.ts";
import { type PublishedContent, publicPosts } from "./pages/public-posts.ts";

/** The published content, and all that was read. */
export interface Published extends PublishedContent {
  readonly read: ReadContent;
  readonly decisions: Decisions;
}

/**
 * Chooses what a build publishes of what was read.
 *
 * @param url origin of the site; undefined for that of site.yaml
 */
export function whatIsPublished(read: ReadContent, url: string | undefined): Published {
  const { content: own } = read;
  const content = url === undefined ? own : { ...own, site: { ...own.site, url: url.replace(/\/$/, "") } };
  const hooks = hooksOf(content);
  const published = { content, posts: publicPosts(content, hooks.seeds) };
  const decisions = hooks.decisions?.(published, read.reading.source) ?? { toDecide: [], told: [] };
  return { ...published, read, decisions };
}

/** Days before a dated change from which it is named. */
const SOON = 7;

/**
 * What waits for the owner: the one list of `launch-check` and of the editor's “Publish”.
 *
 * `toDecide` and `samples` have to be settled before the site opens; `toDo` is named as long as it waits.
 */
export async function waiting(published: Published, place: BuildPlace) {
  const { content, decisions, read } = published;
  const next = nextBuild(published);
  const inSettings = { file: "site.yaml", line: 1 } as const;
  const isSoon = next !== undefined && next <= addDays(dayOf(read.addresses.now), SOON);
  const toDo: readonly Problem[] = [
    ...(content.site.publish === undefined
      ? [{ ...inSettings, id: "no-way-online", values: { write: "publish: { folder: a-envoyer }" } } as const]
      : []),
    ...unwrittenTexts(read.reading, read.addresses.now),
    ...uncheckedSources(read.reading, read.addresses.now),
    ...((await hooksOf(content).waiting?.(place, published, read.reading.source)) ?? []),
    ...read.mediaNotes.filter(({ id }) => id === "picture-small"),
    ...(isSoon
      ? [{ ...inSettings, id: "change-soon", values: { day: next, write: "npm run publish-site" } } as const]
      : []),
  ];
  return { toDecide: decisions.toDecide, samples: await samplesOf(place.content), toDo };
}

/** When the next thing comes or goes, so that a build makes something else: a day, or with its hour; undefined for none. */
export function nextBuild({ content, read: { posts, addresses } }: Published): string | undefined {
  const moments = [nextChange(posts, addresses.now), hooksOf(content).nextChange?.(content)];
  return moments.filter((moment) => moment !== undefined).sort()[0];
}
