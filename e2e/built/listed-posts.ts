import { attributes, only } from "./queries.ts";

/** A post as a list of the site shows it. */
export interface ListedPost {
  readonly path: string;
  /** As the card gives it to programs: "2026-11-03". */
  readonly date: string;
  readonly card: Element;
}

/** The posts of a list, as they stand. */
export function listedPosts(list: Document): readonly ListedPost[] {
  return [...list.querySelectorAll("main article")].map((card) => ({
    path: only(card, "h2 a").getAttribute("href") ?? "",
    date: attributes(card, "time", "datetime")[0] ?? "",
    card,
  }));
}

/** Whether the newest of the posts stands first, and so on. */
export function newestFirst(posts: readonly ListedPost[]): boolean {
  return posts.every(({ date }, index) => date !== "" && date <= (posts[index - 1]?.date ?? date));
}
