import { formsOf } from "../../i18n/translate-path.ts";
import { publicState } from "../model/visibility.ts";
import { postRedirects } from "./old-addresses.ts";
import type { PublishedList } from "./published-list.ts";
import { type AddressSources, otherAddresses, publishedAddresses } from "./site-addresses.ts";

/**
 * The posts that are public on a day, the addresses that answer with a page or a feed, and whether one answers with any of
 * these, a redirect or 410.
 *
 * @param sources of the whole content, whatever a preview shows
 */
export function addressesOfDay(sources: AddressSources) {
  const shown = sources.posts.filter((post) => publicState(post, sources.today) === "public");
  const published = publishedAddresses(shown, sources);
  const { redirects, gone } = otherAddresses(sources, shown);
  const forms = published.flatMap((path) => formsOf(sources.translation, path));
  const answering = new Set([...forms, ...Object.keys(redirects), ...gone]);
  return { shown, published, redirects, answers: (path: string) => answering.has(path) };
}

/** The list as it has to be, and how it differs from the one that is there. */
export interface AcceptedList {
  /** Every address, sorted by code unit. */
  readonly all: readonly string[];
  readonly added: readonly string[];
  /** Addresses that nothing answers any more. */
  readonly removed: readonly string[];
}

/**
 * The new list: what is published, old addresses, and of the present list the pages that are online, and whatever still
 * answers. An address stays in it when a redirect or a 410 stands for its page, so that these are not lost unnoticed either.
 */
export function acceptedList({ lines, pages }: PublishedList, sources: AddressSources): AcceptedList {
  const listed = [...lines.keys()];
  const online = new Set(pages.map(({ path }) => path));
  const { shown, published, answers } = addressesOfDay(sources);
  const old = [
    ...sources.redirects,
    ...shown.flatMap((post) => postRedirects(sources.translation, post)),
    ...sources.gone,
  ].map(({ path }) => path);
  const kept = [...old, ...listed].filter((path) => answers(path) || online.has(path));
  const all = [...new Set([...published, ...kept])].sort();
  const [before, after] = [new Set(listed), new Set(all)];
  return {
    all,
    added: [...after.difference(before)],
    removed: [...before.difference(after)],
  };
}
