import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#engine/content/reading/read-content.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { defineSite } from "#engine/define-site.ts";
import { definePage } from "#engine/pages/definition/define-page.ts";
import { site as madeUp } from "#engine/test-support/made-up-site.ts";
import type { TextsRequest } from "../contract/requests.ts";
import { createContentStore } from "../files/content-store.ts";
import { createHistory } from "../files/history.ts";
import { changeTexts } from "./change-texts.ts";
import { collectionsIn } from "./collections.ts";
import { siteFacts } from "./site-facts.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const TITLES = { fr: "Tarte", en: "Tart", pt: "Tarte" };

/** Recipes, which no part of the project knows. */
const recipe = definePage({
  id: "ricetta",
  kind: "folder",
  folders: "ricetta-",
  group: {
    list: { fr: "Recettes", en: "Recipes", pt: "Receitas" },
    one: { fr: "recette", en: "recipe", pt: "receita" },
    add: { fr: "Nouvelle recette", en: "New recipe", pt: "Nova receita" },
  },
  texts: ({ slug, count, lines, oneOf, passage, optional, plain }) => ({
    slug,
    people: count({ fr: "Convives", en: "People", pt: "Pessoas" }),
    course: oneOf(
      { fr: "Service", en: "Course", pt: "Prato" },
      { sweet: { fr: "Dessert", en: "Dessert", pt: "Sobremesa" } },
    ),
    steps: lines({ fr: "Étapes", en: "Steps", pt: "Passos" }),
    story: passage({ fr: "Histoire", en: "Story", pt: "História" }),
    wine: optional(plain({ fr: "Vin", en: "Wine", pt: "Vinho" })),
  }),
  content: ({ texts }) => texts,
});
const site = defineSite({ ...madeUp, pages: [...madeUp.pages, recipe] });

/** The content of the made-up site, which has no recipe yet. */
async function kitchen() {
  const folder = await changedContent();
  const history = createHistory(folder);
  const store = createContentStore(folder, history, site);
  const facts = () => siteFacts(site, folder, NOW);
  return {
    recipes: async () => {
      const { pageLists, texts } = await collectionsIn(folder, await facts(), new ReadingMemory());
      const pages = texts.filter(({ list }) => list === "ricetta");
      return { ...pageLists.find(({ key }) => key === "ricetta"), pages };
    },
    change: async (request: TextsRequest) => changeTexts(store, history, await facts(), request),
    /** Fails where the content could not be published. */
    published: async () => readContent(folder, await mkdtemp(join(tmpdir(), "cache-")), site, { now: NOW }),
  };
}

test("a group that a site defines has its list, under the site's words, before there is one page of it", async () => {
  const { recipes } = await kitchen();
  expect(await recipes()).toMatchObject({
    words: { list: "Recettes", one: "recette", add: "Nouvelle recette" },
    adds: "ricetta",
    pages: [],
  });
});

// That pages of a group are copied, renamed, deleted and brought back: change-texts.test.ts.
test("the first page of a group begins with its title, is listed, and can be published", async () => {
  const { change, published, recipes } = await kitchen();
  const { path } = await change({ do: "new-page", kind: "ricetta", titles: TITLES });
  expect(path).toBe("pages/ricetta-tarte/fr.md");
  expect((await published()).content.folders.ricetta).toEqual({});
  const { pages } = await recipes();
  expect(pages.map(({ key }) => key)).toEqual(["ricetta-tarte"]);
  await change({
    do: "make-ready",
    paths: pages.flatMap(({ versions }) => Object.values(versions).map((one) => one.path)),
  });
  const { addresses } = await published();
  expect(addresses.pages.map((page) => page.path)).toEqual(expect.arrayContaining(["/fr/tarte/", "/en/tart/"]));
});
