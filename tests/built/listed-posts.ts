import { attributes, only } from "./queries.ts";

/** A post as a list of the site shows it. */
export interface ListedPost {
  readonly path: string;
  /** From `<time datetime>`: "2026-11-03". */
  readonly date: string;
  readonly card: Element;
}

/** The posts of a list page, in document order. */
export function listedPosts(page: Document): readonly ListedPost[] {
  return [...page.querySelectorAll("main article")].map((card) => ({
    path: only(card, ":scope > a").getAttribute("href") ?? "",
    date: attributes(card, "time", "datetime")[0] ?? "",
    card,
  }));
}

/** Whether posts are sorted, newest first. */
export function newestFirst(posts: readonly ListedPost[]): boolean {
  return posts.every(({ date }, index) => date !== "" && date <= (posts[index - 1]?.date ?? date));
}
