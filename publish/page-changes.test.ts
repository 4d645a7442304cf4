import { describe, expect, test } from "vitest";
import type { PublishedPage } from "#engine/content/addresses/published-list.ts";
import { pageChanges } from "./page-changes.ts";

const page = (path: string, fingerprint = "1"): PublishedPage => ({
  path,
  locale: path.startsWith("/pt/") ? "pt" : "fr",
  title: path,
  fingerprint,
});
const paths = (pages: readonly PublishedPage[]) => pages.map(({ path }) => path);

describe("what changed between two builds", () => {
  test("is told by language: added, changed, removed", () => {
    const before = { shared: "1", pages: [page("/fr/a/"), page("/fr/b/"), page("/pt/c/")] };
    const after = { shared: "1", pages: [page("/fr/a/"), page("/fr/b/", "2"), page("/fr/d/")] };
    const { locales, shared } = pageChanges(before, after);
    expect(shared).toBe(false);
    expect(
      locales.map(({ locale, added, changed, removed }) => [locale, paths(added), paths(changed), paths(removed)]),
    ).toEqual([
      ["fr", ["/fr/d/"], ["/fr/b/"], []],
      ["pt", [], [], ["/pt/c/"]],
    ]);
  });

  test("is nothing where nothing changed, and says when what all pages share did", () => {
    const before = { shared: "1", pages: [page("/fr/a/")] };
    expect(pageChanges(before, before)).toEqual({ locales: [], shared: false });
    expect(pageChanges(before, { ...before, shared: "2" })).toEqual({ locales: [], shared: true });
    expect(pageChanges(undefined, before)).toMatchObject({ locales: [{ added: before.pages }], shared: false });
  });
});
