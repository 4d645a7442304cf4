import { describe, expect, test } from "vitest";
import { builtDocument, builtDocuments } from "../support/setup/documents.ts";
import { type Language, languages, testPosts, testTags } from "../support/setup/test-content.ts";
import { listedPosts, newestFirst } from "./listed-posts.ts";
import { attributes, only, readable, textOf } from "./queries.ts";

const [documents, posts] = await Promise.all([builtDocuments(), testPosts()]);

describe.each(languages)("the tags in %s", (language) => {
  test("[R11] are labelled in the language, on their listing and wherever they stand", async () => {
    const labels = await testTags();
    for (const [path, document] of documents) {
      if (!path.startsWith(`/${language}/`)) continue;
      for (const link of document.querySelectorAll("main a[href*='/tag/']:not([href$='/tag/'], nav:last-child *)")) {
        const [, prefix, id = ""] = (link.getAttribute("href") ?? "").split(/\/(?:tag\/)?/);
        expect([prefix, textOf(link)], path).toEqual([language, labels[id]?.[language]]);
      }
    }
    for (const [id, label] of Object.entries(labels)) {
      expect(textOf(only(await builtDocument(`/${language}/tag/${id}/`), "h1")), id).toContain(label[language]);
      expect(readable((await builtDocument(`/${language}/tag/${id}/`)).title), id).toContain(label[language]);
    }
  });

  test("[R11] are all on one page, each with the number of posts of its listing, and that page is linked from lists", async () => {
    const page = await builtDocument(`/${language}/tag/`);
    const cards = [...page.querySelectorAll("main article")];
    const words = { fr: "article", en: "article", pt: "artigo" }[language];
    for (const card of cards) {
      const listing = only(card, "h2 a").getAttribute("href") ?? "";
      const count = listedOnAllPages(listing).length;
      expect(textOf(card), listing).toContain(`${count} ${words}${count === 1 ? "" : "s"}`);
    }
    expect(cards.map((card) => textOf(only(card, "h2")))).toEqual(
      Object.values(await testTags()).map((labels) => labels[language]),
    );
    for (const list of ["blog/", "blog/2/", "tag/finance/"]) {
      expect(attributes(documents.get(`/${language}/${list}`) ?? page, "main nav a", "href"), list).toContain(
        `/${language}/tag/`,
      );
    }
  });

  test("[R11] list the language's own posts, then those that exist only in others, each marked", async () => {
    for (const id of Object.keys(await testTags())) {
      const shown = listedOnAllPages(`/${language}/tag/${id}/`);
      const own = posts.filter((post) => post.language === language && post.tags.includes(id));
      const elsewhere = new Set(posts.filter(({ tags }) => tags.includes(id)).map(({ key }) => key));
      for (const { key } of own) elsewhere.delete(key);
      const foreign = shown.slice(own.length);
      expect(new Set(shown.slice(0, own.length).map(({ path }) => path)), id).toEqual(
        new Set(own.map(({ slug }) => `/${language}/${slug}/`)),
      );
      expect(new Set(foreign.map(({ path }) => keyOf(path))), id).toEqual(elsewhere);
      expect(foreign, id).toHaveLength(elsewhere.size);
      expect([shown.slice(0, own.length), foreign].map(newestFirst), id).toEqual([true, true]);
      for (const { card } of shown.slice(0, own.length)) {
        expect(card.querySelector("[lang], [hreflang]"), id).toBeNull();
      }
      for (const { path, card } of foreign) expectMarked(card, path, language);
    }
  });
});

test("[R11] some listing of each language has a second page (D3)", () => {
  for (const language of languages) {
    const second = [...documents.keys()].filter((path) => path.startsWith(`/${language}/tag/`) && path.endsWith("/2/"));
    expect(second, language).not.toEqual([]);
  }
});

test("[R11] some listing shows a post of another language, so that the rule is seen at work", async () => {
  expect(listedPosts(await builtDocument("/en/tag/health/")).map(({ path }) => path.slice(0, 4))).toContain("/fr/");
});

/** The posts of a listing, over all its pages. */
function listedOnAllPages(listing: string) {
  const pages = [...documents].filter(([path]) => path === listing || /^\d+\/$/.test(path.replace(listing, "")));
  return pages.flatMap(([, document]) => listedPosts(document));
}

function keyOf(path: string): string | undefined {
  const [, language, slug] = path.split("/");
  return posts.find((post) => post.language === language && post.slug === slug)?.key;
}

/** Marked for programs (`lang` of the text, `hreflang` of the link) and for people (its language's name). */
function expectMarked(card: Element, path: string, reader: Language): void {
  const names = {
    fr: { en: "anglais", pt: "portugais" },
    en: { fr: "French", pt: "Portuguese" },
    pt: { fr: "francês", en: "inglês" },
  } as const satisfies Record<Language, Partial<Record<Language, string>>>;
  const written = path.slice(1, 3) as Language;
  const tag = written === "pt" ? "pt-PT" : written;
  const label = (names[reader] as Partial<Record<Language, string>>)[written];
  for (const link of card.querySelectorAll(`a[href="${path}"]`)) expect(link.getAttribute("hreflang"), path).toBe(tag);
  expect(only(card, "h2").closest("[lang]")?.getAttribute("lang"), path).toBe(tag);
  expect(label !== undefined && textOf(card).includes(label), path).toBe(true);
}
