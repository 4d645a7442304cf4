import { dayOf, publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { Source } from "./read-texts.ts";

/**
 * Public texts that name sources which nobody has checked, each text once: what they say of law or taxes is said unread.
 *
 * @param now as of `publicState`
 */
export function uncheckedSources({ pages, posts }: Pick<Source, "pages" | "posts">, now: string): Problem[] {
  const today = dayOf(now);
  const texts = [
    ...pages.filter(({ draft }) => draft === undefined),
    ...posts.filter(({ post }) => post !== undefined && ["public", "scheduled"].includes(publicState(post, now))),
  ];
  return texts.flatMap(({ file, text, head }): Problem[] => {
    const { sources = [] } = (head ?? {}) as {
      sources?: readonly { readonly title: string; readonly checked?: string }[];
    };
    const unchecked = sources.filter(({ checked }) => checked === undefined || checked > today);
    const [first] = unchecked;
    if (first === undefined) return [];
    const line = text.split("\n").indexOf("sources:") + 1 || 1;
    const values = { count: String(unchecked.length), name: first.title, write: `checked: ${today}` };
    return [{ file, line, field: ["sources", sources.indexOf(first), "checked"], id: "source-unchecked", values }];
  });
}
