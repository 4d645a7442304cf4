import { beforeAll, describe, expect, it } from "vitest";
import type { Manifest } from "../contract/manifest.ts";
import { builtDocuments } from "./built-site/documents.ts";
import { type Language, languages, type OwnerPost, ownerPosts, ownerSite, ownerTags } from "./built-site/owner-content.ts";
import { attributes, nameOf, only, textOf } from "./built-site/queries.ts";
import { builtManifest } from "./setup/built-site.ts";

const POSTS_PER_PAGE = 6;
const texts = {
  fr: { title: "Nos actualités", more: "Voir plus", back: "Retour aux actualités", pageOf: (page: number, of: number) => `page ${page} sur ${of}` },
  en: { title: "Our news", more: "See more", back: "Back to the news", pageOf: (page: number, of: number) => `page ${page} of ${of}` },
  pt: { title: "As nossas notícias", more: "Ver mais", back: "Voltar às notícias", pageOf: (page: number, of: number) => `página ${page} de ${of}` },
} as const;

let manifest: Manifest;
let documents: ReadonlyMap<string, Document>;
let posts: readonly OwnerPost[];
let origin: string;

beforeAll(async () => {
  [manifest, documents, posts, { url: origin }] = await Promise.all([builtManifest(), builtDocuments(), ownerPosts(), ownerSite()]);
});

function page(path: string): Document {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`${path} is not a page of the build.`);
  return document;
}

/** Addresses and dates of the posts of a list, as they stand. */
function listed(document: Document) {
  return [...document.querySelectorAll("main article")].map((card) => ({
    path: only(card, "h2 a").getAttribute("href") ?? "",
    date: only(card, "time").getAttribute("datetime") ?? "",
    card,
  }));
}

describe.each(languages)("the blog in %s", (language) => {
  const first = `/${language}/blog/`;
  const paths = () => {
    const count = Math.ceil(posts.filter((post) => post.language === language).length / POSTS_PER_PAGE);
    return Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first}${index + 1}/`));
  };

  it("R10 shows every post of the language, six a page, the newest first", () => {
    const pages = paths().map((path) => listed(page(path)));
    expect(pages.length).toBeGreaterThan(1);
    for (const shown of pages.slice(0, -1)) expect(shown).toHaveLength(POSTS_PER_PAGE);
    const all = pages.flat();
    const own = posts.filter((post) => post.language === language);
    expect(all.map(({ path }) => path).sort()).toEqual(own.map(({ slug }) => `/${language}/${slug}/`).sort());
    for (const { path, date } of all) expect(date, path).toBe(own.find(({ slug }) => path.endsWith(`/${slug}/`))?.date);
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort().reverse());
  });

  it("R10 leads from each page to its neighbours and to every page", () => {
    for (const [index, path] of paths().entries()) {
      const document = page(path);
      const neighbours = { prev: paths()[index - 1], next: paths()[index + 1] };
      for (const [rel, neighbour] of Object.entries(neighbours)) {
        const expected = neighbour === undefined ? [] : [neighbour];
        expect(attributes(document, `head link[rel=${rel}]`, "href"), `${path} ${rel}`).toEqual(expected.map((to) => origin + to));
        expect(attributes(document, `main a[rel=${rel}]`, "href"), `${path} ${rel}`).toEqual(expected);
      }
      expect(attributes(document, "main nav ol a", "href"), path).toEqual(paths());
      expect(attributes(document, "main nav ol a[aria-current=page]", "href"), path).toEqual([path]);
    }
  });

  it("R10 says in its title which page it is, from the second on", () => {
    for (const [index, path] of paths().entries()) {
      const numbered = page(path).title.includes(texts[language].pageOf(index + 1, paths().length));
      expect(numbered, page(path).title).toBe(index > 0);
    }
  });

  it("R10 has no page 0, 1, 02 or past the last; page 1 leads to the page without a number", () => {
    const none = ["0", "1", "02", `${paths().length + 1}`, "abc"].map((number) => `${first}${number}/`);
    expect(none.filter((path) => path in manifest.files)).toEqual([]);
    expect(manifest.redirects[`${first}1/`]).toBe(first);
    expect(Object.keys(manifest.redirects)).not.toContain(`${first}0/`);
  });

  it("L5 has its title, and each post its link to read more, told apart by the post's title", () => {
    expect(textOf(only(page(first), "h1"))).toBe(texts[language].title);
    for (const { path, card } of listed(page(first))) {
      const more = [...card.querySelectorAll(`a[href="${path}"]`)].map(nameOf);
      expect(more).toContainEqual(expect.stringMatching(new RegExp(`^${texts[language].more} ?: ${textOf(only(card, "h2")).replace(/[?.*]/g, "\\$&")}$`)));
    }
  });

  it("L5 is where each of its posts leads back to", () => {
    for (const { path } of paths().flatMap((list) => listed(page(list)))) {
      const back = [...page(path).querySelectorAll(`main a[href="${first}"]`)].map(nameOf);
      expect(back, path).toContain(texts[language].back);
    }
  });
});

it("R10 the unprefixed page 1 leads to the unprefixed list", () => {
  expect(manifest.redirects["/blog/1/"]).toBe("/blog/");
});

it("R11 page 1 of a tag leads to the page without a number, in every language", () => {
  for (const listing of [...documents.keys()].filter((path) => /\/tag\/[a-z-]+\/$/.test(path))) {
    expect(manifest.redirects[`${listing}1/`], listing).toBe(listing);
    for (const number of ["0", "1", "02", "99"]) expect(`${listing}${number}/` in manifest.files).toBe(false);
  }
});

it("R2 every redirect leads to a page that is there, and never away from one", () => {
  for (const [from, to] of Object.entries(manifest.redirects)) {
    expect(documents.has(to), to).toBe(true);
    expect(documents.has(from), from).toBe(false);
  }
});

describe.each(languages)("the tags in %s", (language) => {
  it("R11 are labelled in the language, on their listing and wherever they stand", async () => {
    const labels = await ownerTags();
    for (const [path, document] of documents) {
      if (!path.startsWith(`/${language}/`)) continue;
      for (const link of document.querySelectorAll("main a[href*='/tag/']")) {
        const [, prefix, id = ""] = (link.getAttribute("href") ?? "").split(/\/(?:tag\/)?/);
        expect([prefix, textOf(link)], path).toEqual([language, labels[id]?.[language]]);
      }
    }
    for (const [id, label] of Object.entries(labels)) {
      expect(textOf(only(page(`/${language}/tag/${id}/`), "h1")), id).toContain(label[language]);
      expect(page(`/${language}/tag/${id}/`).title, id).toContain(label[language]);
    }
  });

  it("R11 list the language's own posts, then those that exist only in others, each marked", async () => {
    for (const id of Object.keys(await ownerTags())) {
      const shown = listed(page(`/${language}/tag/${id}/`));
      const own = posts.filter((post) => post.language === language && post.tags.includes(id));
      const elsewhere = new Set(posts.filter(({ tags }) => tags.includes(id)).map(({ key }) => key));
      for (const { key } of own) elsewhere.delete(key);
      const foreign = shown.slice(own.length);
      expect(shown.slice(0, own.length).map(({ path }) => path).sort(), id).toEqual(own.map(({ slug }) => `/${language}/${slug}/`).sort());
      expect(new Set(foreign.map(({ path }) => keyOf(path))), id).toEqual(elsewhere);
      expect(foreign, id).toHaveLength(elsewhere.size);
      for (const part of [shown.slice(0, own.length), foreign]) {
        expect(part.map(({ date }) => date)).toEqual(part.map(({ date }) => date).sort().reverse());
      }
      for (const { card } of shown.slice(0, own.length)) expect(card.querySelector("[lang], [hreflang]"), id).toBeNull();
      for (const { path, card } of foreign) expectMarked(card, path, language);
    }
  });
});

it("R11 some listing shows a post of another language, so that the rule is seen at work", () => {
  expect(listed(page("/en/tag/health/")).map(({ path }) => path.slice(0, 4))).toContain("/fr/");
});

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
