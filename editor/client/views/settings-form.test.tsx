// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Collections } from "../../contract/collections.ts";
import type { OpenFile } from "../../contract/files.ts";
import type { Forms, Property, Shape } from "../../contract/forms.ts";
import type { Typed } from "../../contract/requests.ts";
import type { Json } from "../../contract/values.ts";
import { COLLECTIONS, openEditorPage } from "../test-support/editor-page.tsx";

const property = (name: string, shape: Shape, own: Partial<Property> = {}): Property => ({
  name,
  shape,
  required: true,
  rare: false,
  isLanguage: false,
  place: undefined,
  ...own,
});
const line = (title?: string): Shape => ({ kind: "text", widget: "line", title });
const inLanguages = (title: string): Shape => ({
  kind: "group",
  title,
  properties: ["fr", "en"].map((language) => property(language, line(), { isLanguage: true })),
});
const group = (...properties: readonly Property[]): Shape => ({ kind: "group", properties });

/** A file with a form. */
const file = (schema: keyof Forms, value: Json, text = ""): OpenFile => ({
  version: `version ${text}`,
  kind: "yaml",
  schema,
  value,
  body: null,
  text,
  writable: true,
  previewPath: null,
});

/** One as it is opened; what was sent of it last. */
async function form(path: string, schema: keyof Forms, shape: Shape, value: Json, answers = {}) {
  const opened = await openEditorPage(`#file/${path}`, {
    "GET forms": { [schema]: shape },
    "GET file": file(schema, value),
    "PUT file": () => ({ version: "2", text: "", mine: "" }),
    ...answers,
  });
  await opened.page.findByRole("button", { name: "Versions" });
  const sent = () => opened.asked.findLast(([place]) => place === "PUT file")?.[1] as Typed | undefined;
  const isSent = (now: Json) => waitFor(() => expect(sent()).toEqual({ path, base: "", edited: { value: now } }));
  return { ...opened, isSent };
}

const PEOPLE = group(property("people", { kind: "list", title: "Équipe", item: line() }));
const people = (...names: readonly string[]) => form("site.yaml", "site", PEOPLE, { people: names });

test("an item is added at the end, and written at once", async () => {
  const { page, user, isSent } = await people("Ana");
  await user.click(page.getByRole("button", { name: "Ajouter" }));
  await waitFor(() => expect(page.getAllByRole("textbox")).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(page.getAllByRole("textbox")[1]));
  await user.keyboard("Rui");
  await isSent({ people: ["Ana", "Rui"] });
});

test("an item moves up and down, not beyond the ends, and is taken out", async () => {
  const { page, user, isSent } = await people("Ana", "Rui", "Zoé");
  expect(page.getByRole("button", { name: "Monter l’élément 1" }).hasAttribute("disabled")).toBe(true);
  expect(page.getByRole("button", { name: "Descendre l’élément 3" }).hasAttribute("disabled")).toBe(true);
  await user.click(page.getByRole("button", { name: "Descendre l’élément 1" }));
  await isSent({ people: ["Rui", "Ana", "Zoé"] });
  await user.click(page.getByRole("button", { name: "Monter l’élément 3" }));
  await isSent({ people: ["Rui", "Zoé", "Ana"] });
  await user.click(page.getByRole("button", { name: "Enlever l’élément 2" }));
  await isSent({ people: ["Rui", "Ana"] });
});

/** A server that keeps the people of a site as JSON. */
function keeping(...people: readonly string[]) {
  let text = JSON.stringify({ people });
  const file = { kind: "yaml", schema: "site", body: null, writable: true, previewPath: null } as const;
  return {
    "GET file": (): OpenFile => ({ ...file, version: text, text, value: JSON.parse(text) }),
    "PUT file": ({ edited }: Typed) => {
      text = "text" in edited ? edited.text : JSON.stringify(edited.value);
      return { version: text, text, mine: text };
    },
  };
}

test("[O2] whatever was done to a file is undone and redone, by buttons and keys, after a look at another view too", async () => {
  const { page, user, goTo } = await form("site.yaml", "site", PEOPLE, null, keeping("Ana", "Rui"));
  const names = () => page.queryAllByRole("textbox").map((field) => (field as HTMLTextAreaElement).value);
  const isNow = (...now: readonly string[]) => waitFor(() => expect(names()).toEqual(now));
  const isSaved = () => page.findByText(/^Enregistré à/);
  await user.click(page.getByRole("button", { name: "Enlever l’élément 1" }));
  await isNow("Rui");
  await isSaved();
  goTo("#list/articles");
  await page.findByRole("searchbox");
  goTo("#file/site.yaml");
  await page.findByRole("button", { name: "Annuler" });
  await user.click(page.getByRole("textbox"));
  await user.paste(" Dias");
  await isSaved();
  await user.click(page.getByRole("button", { name: "Annuler" }));
  await user.keyboard("{Control>}z{/Control}");
  await isNow("Ana", "Rui");
  expect(page.getByRole("button", { name: "Annuler" }).hasAttribute("disabled")).toBe(true);
  await user.click(page.getByRole("button", { name: "Rétablir" }));
  await user.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  await isNow("Rui Dias");
});

test("a text that stands in each language has a field for each", async () => {
  const shape = group(property("motto", inLanguages("Devise")));
  const { page, user, isSent } = await form("site.yaml", "site", shape, { motto: { fr: "Ici", en: "Here" } });
  await user.click(page.getByText("Devise"));
  await user.type(page.getByRole("textbox", { name: "anglais" }), " and now");
  await isSent({ motto: { fr: "Ici", en: "Here and now" } });
  expect(page.getByRole("textbox", { name: "anglais" }).getAttribute("lang")).toBe("en");
});

test("what may be left out is left out: an empty field, a box without its tick, no choice", async () => {
  const optional = { required: false };
  const shape = group(
    property("fax", line("Fax"), optional),
    property("shown", { kind: "yes-no", title: "Visible" }, optional),
    property("look", { kind: "choice", title: "Aspect", options: [["wide", "Large"]] }, optional),
  );
  const value = { fax: "1", shown: true, look: "wide" };
  const { page, user, isSent } = await form("site.yaml", "site", shape, value);
  await user.clear(page.getByRole("textbox", { name: /^Fax/ }));
  await user.click(page.getByRole("checkbox", { name: "Visible" }));
  await user.selectOptions(page.getByRole("combobox", { name: /^Aspect/ }), "Aucun choix");
  await isSent({});
});

test("days are chosen from those that are not there yet, and called as people call them", async () => {
  const shape = group(property("hours", { kind: "map", title: "Horaires", item: line(), isWeek: true }));
  const { page, user, isSent } = await form("site.yaml", "site", shape, { hours: { sunday: "10–12" } });
  await user.click(page.getByText("Horaires"));
  const days = page.getByRole("combobox", { name: "Autres jours" });
  expect(within(days).queryByRole("option", { name: /^dimanche/i })).toBeNull();
  await user.selectOptions(days, "monday-friday");
  await user.click(page.getByRole("button", { name: "Ajouter" }));
  await isSent({ hours: { sunday: "10–12", "monday-friday": "" } });
  await user.click(page.getByRole("button", { name: /^Enlever.*dimanche/i }));
  await isSent({ hours: { "monday-friday": "" } });
});

const TAGS: Shape = { kind: "map", isWeek: false, item: { ...inLanguages(""), title: undefined } };
const tags = (answers = {}) => form("tags.yaml", "tags", TAGS, { maison: { fr: "Maison", en: "House" } }, answers);

test("a new tag is called by its words, and has its name in the file from them", async () => {
  const { page, user, isSent } = await tags();
  await user.type(page.getByRole("textbox", { name: "Nouveau nom" }), "Vie à deux{Enter}");
  await isSent({ maison: { fr: "Maison", en: "House" }, "vie-a-deux": { fr: "Vie à deux", en: "" } });
});

test("a tag goes after a question, which names it to the end, from the articles that have it too", async () => {
  const listed = Promise.withResolvers<Collections>();
  const { page, user, asked, answer, tell } = await tags({ "POST texts": { said: "C’est fait.", path: null } });
  await user.click(page.getByRole("button", { name: /^Supprimer.*Maison$/ }));
  const dialog = within(await page.findByRole("dialog"));
  expect([dialog.getByText(/Aucun article ne l’aura plus/) !== null, asked]).toEqual([true, []]);
  answer({ "GET file": file("tags", {}, "{}"), "GET collections": () => listed.promise });
  await user.click(dialog.getByRole("button", { name: "Supprimer" }));
  tell({ type: "file", path: "tags.yaml", version: "version {}" });
  await waitFor(() => expect(page.queryByRole("button", { name: /^Supprimer.*Maison$/ })).toBeNull());
  expect(dialog.getByRole("heading").textContent).toMatch(/Maison$/);
  listed.resolve(COLLECTIONS);
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([["POST texts", { do: "delete-tag", tag: "maison" }]]);
});

test("an article has the tags that are ticked, and keeps one that the site lacks until it is not", async () => {
  const shape = group(property("tags", { kind: "tags", title: "Thèmes" }));
  const known = [{ id: "finance", label: { fr: "Finances", en: "Finance" } }];
  const targets = { icon: null, links: [], embedServices: [], tags: known };
  const value = { tags: ["perdu"] };
  const { page, user, isSent } = await form("site.yaml", "site", shape, value, { "GET targets": targets });
  await user.click(await page.findByRole("checkbox", { name: "Finances" }));
  await isSent({ tags: ["perdu", "finance"] });
  await user.click(page.getByRole("checkbox", { name: "perdu" }));
  await isSent({ tags: ["finance"] });
});

test("a picture is chosen from those of the site, and taken out again", async () => {
  const picture = { kind: "picture", bytes: 9, version: "1", before: undefined, usedBy: [] } as const;
  const shape = group(property("picture", { kind: "picture", title: "Photo" }, { required: false }));
  const media = { files: [{ ...picture, path: "media/plan.png", name: "plan.png" }], unread: [] };
  const { page, user, isSent } = await form("site.yaml", "site", shape, { picture: "" }, { "GET media": media });
  await user.click(page.getByRole("button", { name: /^Choisir une image.*Photo$/ }));
  const dialog = within(await page.findByRole("dialog"));
  const take = dialog.getByRole("button", { name: "Choisir cette image" });
  const radio = await dialog.findByRole("radio", { name: "plan.png" });
  await user.click(take);
  const bring = dialog.getByLabelText<HTMLInputElement>(/^Ajouter une nouvelle image/);
  expect(bring.validationMessage).toMatch(/^Il manque encore.*Images du site/);
  await user.click(radio);
  await user.click(take);
  await isSent({ picture: "plan.png" });
  await user.click(page.getByRole("button", { name: /^Enlever.*plan\.png$/ }));
  await isSent({});
});

test("a colour of the theme is written into its file", async () => {
  const shape = group(property("link", line("Liens")), property("font", line("Police"), { rare: true }));
  const { page, user, isSent } = await form("theme.yaml", "theme", shape, { link: "#123456", font: "Figtree" });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Couleurs et polices du site");
  expect(page.getByText("Réglages avancés").closest("details")?.open).toBe(false);
  const field = page.getByRole("textbox", { name: "Liens" });
  await user.clear(field);
  await user.type(field, "#8a2a1c");
  await isSent({ link: "#8a2a1c", font: "Figtree" });
});
