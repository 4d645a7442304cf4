import { expect, test } from "vitest";
import type { Content } from "#engine/content/model/content.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { titlesWithin } from "../collections/targets.ts";
import type { SchemaId, Shape } from "../contract/forms.ts";
import { siteForms } from "./site-forms.ts";

const forms = siteForms({ site, language: "fr", locales: ["fr", "en", "pt"] });
const property = (name: string, shape: Shape | undefined) =>
  shape?.kind === "group" ? shape.properties.find((one) => one.name === name) : undefined;
const field = (name: string, of: SchemaId) => property(name, forms[of])?.shape;

test("[O4] the form knows every field of an article", () => {
  expect(field("title", "post")).toMatchObject({ kind: "text", widget: "markdown-line", title: "Titre" });
  expect(field("date", "post")).toMatchObject({ kind: "text", widget: "date" });
  expect(field("tags", "post")).toMatchObject({ kind: "tags" });
  expect(field("image", "post")).toMatchObject({ kind: "picture" });
  // It is changed in all languages at once, with what follows from it.
  expect(field("draft", "post")).toBeUndefined();
});

test("the form of an article calls nothing optional that publishing needs", () => {
  const isRequired = ["title", "date", "description", "updated"].map((name) => property(name, forms.post)?.required);
  expect(isRequired).toEqual([true, true, true, false]);
});

test("a text in three languages, a list and a choice are known for what they are", () => {
  const description = field("description", "site");
  expect(description?.kind === "group" && description.properties.every(({ isLanguage }) => isLanguage)).toBe(true);
  const social = field("social", "site");
  expect(social?.kind === "list" && social.item).toMatchObject({ kind: "group", properties: { length: 2 } });
  expect(field("since", "site")).toMatchObject({ kind: "number" });
  expect(forms.tags).toMatchObject({ kind: "map", isWeek: false });
});

test("every text of the interface may be left empty: then the usual one holds, in the language of the file", () => {
  const { messages } = forms;
  expect(messages?.kind === "group" && messages.properties.filter(({ required }) => required)).toEqual([]);
  const [fr, en] = [site.messages.words.fr?.["menu.news"], site.messages.words.en?.["menu.news"]];
  expect(field("menu.news", "messages")).toMatchObject({ title: fr, usual: { fr, en } });
  expect(fr).not.toBe(en);
});

test("a text of the interface is called by its words, without marks, or as its site says what it is", () => {
  const messages = { ...site.messages, titles: { "site-name": { fr: "Nom du site", en: "Name", pt: "Nome" } } };
  const words = { fr: { ...messages.words.fr, "menu.news": "Nos **actualités**" } };
  const titled = siteForms({ site: { ...site, messages: { ...messages, words } }, language: "fr", locales: ["fr"] });
  expect(property("site-name", titled.messages)?.shape.title).toBe("Nom du site");
  expect(property("menu.news", titled.messages)?.shape.title).toBe("Nos actualités");
});

test("whatever is chosen from a list has words of the owner's language, not those of the file", () => {
  const portuguese = siteForms({ site, language: "pt", locales: ["fr", "en", "pt"] });
  const door = property("door", portuguese["page/service"])?.shape;
  expect(door).toMatchObject({ title: "Porta", options: expect.arrayContaining([["home", "A casa"]]) });
  expect(Object.values(portuguese).flatMap((shape) => shape && optionsWithoutWords(shape))).toEqual([]);
});

test("what visitors know by a name of the owner's is called so in the form too", () => {
  const text = { title: [], doors: { home: { title: ["Bien ", { type: "strong", children: ["vivre"] }] } } };
  const content = { translation, pages: { home: { fr: { text }, en: { text }, pt: { text } } } } as unknown as Content;
  const names = (group: string) => titlesWithin(content, { language: "fr" }, group);
  const named = siteForms({ site, language: "fr", locales: ["fr", "en", "pt"], names });
  expect(property("door", named["page/service"])?.shape).toMatchObject({
    options: [
      ["home", "Bien vivre"],
      ["work", "Atelier"],
    ],
  });
  expect(titlesWithin(content, { language: "fr" }, "home.rooms")).toEqual({});
});

/** The words that can be chosen and are called by themselves. */
function optionsWithoutWords(shape: Shape): readonly string[] {
  if (shape.kind === "choice") return shape.options.flatMap(([word, title]) => (word === title ? [word] : []));
  if (shape.kind === "group") return shape.properties.flatMap((inner) => optionsWithoutWords(inner.shape));
  return shape.kind === "list" || shape.kind === "map" ? optionsWithoutWords(shape.item) : [];
}
