import { describe, expect, test } from "vitest";
import { builtManifest } from "../support/setup/built-site.ts";
import { builtDocument, builtDocuments } from "../support/setup/documents.ts";
import { languages, testPosts, testSite } from "../support/setup/test-content.ts";
import { listedPosts, newestFirst } from "./listed-posts.ts";
import { attributes, nameOf, only, textOf } from "./queries.ts";

const POSTS_PER_PAGE = 6;
const texts = {
  fr: {
    title: "Nos actualités",
    more: "Voir plus",
    back: "Retour aux actualités",
    pageOf: (page: number, of: number) => `page ${page} sur ${of}`,
  },
  en: {
    title: "Our news",
    more: "See more",
    back: "Back to the news",
    pageOf: (page: number, of: number) => `page ${page} of ${of}`,
  },
  pt: {
    title: "As nossas notícias",
    more: "Ver mais",
    back: "Voltar às notícias",
    pageOf: (page: number, of: number) => `página ${page} de ${of}`,
  },
} as const;

const [manifest, documents, posts, { url: origin }] = await Promise.all([
  builtManifest(),
  builtDocuments(),
  testPosts(),
  testSite(),
]);

// Numbers that are no page's, and what page 1 leads to: ../hosts/questions.ts.
describe.each(languages)("the blog in %s", (language) => {
  const first = `/${language}/blog/`;
  const paths = () => {
    const count = Math.ceil(posts.filter((post) => post.language === language).length / POSTS_PER_PAGE);
    return Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first}${index + 1}/`));
  };

  test("[R10] shows every post of the language, six a page, the newest first", async () => {
    const pages = (await Promise.all(paths().map(builtDocument))).map(listedPosts);
    expect(pages.length).toBeGreaterThan(1);
    for (const shown of pages.slice(0, -1)) expect(shown).toHaveLength(POSTS_PER_PAGE);
    const all = pages.flat();
    const own = posts.filter((post) => post.language === language);
    expect(all.map(({ path }) => path).sort()).toEqual(own.map(({ slug }) => `/${language}/${slug}/`).sort());
    for (const { path, date } of all) expect(date, path).toBe(own.find(({ slug }) => path.endsWith(`/${slug}/`))?.date);
    expect(newestFirst(all)).toBe(true);
  });

  test("[R10] leads from each page to its neighbours and to every page", async () => {
    for (const [index, path] of paths().entries()) {
      const document = await builtDocument(path);
      const neighbours = { prev: paths()[index - 1], next: paths()[index + 1] };
      for (const [rel, neighbour] of Object.entries(neighbours)) {
        const expected = neighbour === undefined ? [] : [neighbour];
        expect(attributes(document, `head link[rel=${rel}]`, "href"), `${path} ${rel}`).toEqual(
          expected.map((to) => origin + to),
        );
        expect(attributes(document, `main a[rel=${rel}]`, "href"), `${path} ${rel}`).toEqual(expected);
      }
      expect(attributes(document, "main nav ol a", "href"), path).toEqual(paths());
      expect(attributes(document, "main nav ol a[aria-current=page]", "href"), path).toEqual([path]);
    }
  });

  test("[R10] says in its title which page it is, from the second on", async () => {
    for (const [index, path] of paths().entries()) {
      const { title } = await builtDocument(path);
      expect(title.includes(texts[language].pageOf(index + 1, paths().length)), title).toBe(index > 0);
    }
  });

  test("[L5] has its title, and each post its link to read more, told apart by the post's title", async () => {
    expect(textOf(only(await builtDocument(first), "h1"))).toBe(texts[language].title);
    for (const { path, card } of listedPosts(await builtDocument(first))) {
      const more = [...card.querySelectorAll(`a[href="${path}"]`)].map(nameOf);
      expect(more).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${texts[language].more}( :| –) ${textOf(only(card, "h2")).replace(/[?.*]/g, "\\$&")}$`),
        ),
      );
    }
  });

  test("[L5] is where each of its posts leads back to", async () => {
    const lists = await Promise.all(paths().map(builtDocument));
    for (const { path } of lists.flatMap(listedPosts)) {
      const back = [...(await builtDocument(path)).querySelectorAll(`main a[href="${first}"]`)].map(nameOf);
      expect(back, path).toContain(texts[language].back);
    }
  });
});

test("[R2] every redirect leads to a page that is there, and never away from one", () => {
  for (const [from, to] of Object.entries(manifest.redirects)) {
    expect(documents.has(to), to).toBe(true);
    expect(documents.has(from), from).toBe(false);
  }
});
