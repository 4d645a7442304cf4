import { dirname } from "node:path/posix";
import { postPath } from "../../pages/paths/paths.ts";
import { publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { Source } from "./read-texts.ts";

/** Characters from which a line is taken for the words of its text: shorter ones are settings, or said in many texts. */
const OWN_LINE = 20;
/** Share of a text's characters that stand in another, from which it is taken for a copy. */
const COPIED = 0.5;
/** Texts that may be the title once more. */
const TITLES = ["title", "heading", "name"];

/**
 * Texts that would go online before anybody wrote them: articles without a word, texts of a page for which its title still
 * stands, and what was duplicated, or begun in another language's words, and is still for the most part as its model. One that
 * was put online is a copy because its owner wants it so.
 *
 * @param now as of `publicState`
 */
export function unwrittenTexts(source: Source, now: string): Problem[] {
  const { translation } = source.settings;
  const pages = source.pages
    .filter(({ page }) => page.kind === "folder")
    .map(({ page, draft, ...own }) => ({ ...own, kind: page.id, isPublic: draft === undefined, isEmpty: false }));
  const posts = source.posts.flatMap(({ post, ...own }) => {
    if (post === undefined) return [];
    const isPublic = ["public", "scheduled"].includes(publicState(post, now));
    const path = postPath(translation, post.locale, post.slug);
    return [{ ...own, path, kind: "post", isPublic, isEmpty: post.body.length === 0 }];
  });
  const texts = [...pages, ...posts].map((own) => ({ ...own, lines: ownLines(own.text) }));
  const holders = Map.groupBy(
    texts.flatMap((own) => [...own.lines].map((line) => ({ line, own }))),
    ({ line }) => line,
  );
  const wasOnline = (path: string | undefined) => path !== undefined && source.published.lines.has(path);
  const said = new Set<string>();
  return texts.flatMap(({ file, text, kind, path, head, isPublic, isEmpty, lines }): Problem[] => {
    if (!isPublic) return [];
    if (isEmpty) return [{ file, line: 1, id: "text-empty", values: {} }];
    const [first, ...more] = kind === "post" ? [] : standingFor(head);
    if (first !== undefined) {
      const line = text.split("\n").findIndex((one) => one.trim().startsWith(`${first.at(-1)}:`)) + 1 || 1;
      return [{ file, line, field: first, id: "text-to-write", values: { count: String(more.length + 1) } }];
    }
    const shared = new Map<string, number>();
    for (const line of lines)
      for (const { own } of holders.get(line) ?? [])
        if (own.file !== file && own.kind === kind) shared.set(own.file, (shared.get(own.file) ?? 0) + line.length);
    const [other, count = 0] = [...shared].sort((a, b) => b[1] - a[1])[0] ?? [];
    const isBrother = kind !== "post" && other !== undefined && dirname(other) === dirname(file);
    const isNew = other !== undefined && (isBrother || !wasOnline(path)) && !said.has(other);
    if (!isNew || count < COPIED * [...lines].reduce((sum, line) => sum + line.length, 0)) return [];
    said.add(file);
    return [{ file, line: 1, id: "text-as-its-model", values: { other } }];
  });
}

function ownLines(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.length >= OWN_LINE),
  );
}

/** Where the title of a page stands for another text of its settings. */
function standingFor(head: unknown): (string | number)[][] {
  const title = (head as { readonly title?: unknown } | null | undefined)?.title;
  const within = (value: unknown, path: readonly (string | number)[]): (string | number)[][] => {
    if (value === title) return [[...path]];
    if (typeof value !== "object" || value === null) return [];
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, own]) => within(own, [...path, isList ? Number(key) : key]));
  };
  if (typeof title !== "string") return [];
  return within(head, []).filter(([first = "", ...rest]) => rest.length > 0 || !TITLES.includes(String(first)));
}
