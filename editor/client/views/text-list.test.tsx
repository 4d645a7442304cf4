// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Collections, TextInLanguages, TextState } from "../../contract/collections.ts";
import { type EditorPage, firstPublication, openEditorPage, refused } from "../test-support/editor-page.tsx";

type Versions = Readonly<Record<string, readonly [slug: string, title: string, state?: TextState]>>;

/** An article or a page of a list, in the languages in which it is there. */
function text(list: string, key: string, versions: Versions, isFixed = false): TextInLanguages {
  const isArticle = list === "articles";
  const entries = Object.entries(versions).map(([language, [slug, title, state = "online"]]) => {
    const path = isArticle ? `posts/${language}/${slug}.md` : `pages/${key}/${language}.md`;
    return [language, { path, title, date: isArticle ? "2026-11-02" : "", address: `/${language}/${slug}/`, state }];
  });
  return { kind: isArticle ? "article" : "page", list, key, isFixed, versions: Object.fromEntries(entries) };
}

const SITE: Collections = {
  language: "fr",
  brand: "Atelier",
  folder: "/content",
  me: null,
  previewOrigin: "http://127.0.0.1:1",
  languages: ["fr", "en"],
  pageLists: [
    { key: "pages", adds: "text" },
    { key: "service", words: { list: "Services", one: "service", add: "Nouveau service" }, adds: "service" },
  ],
  texts: [
    text("articles", "ete", { fr: ["ete", "Un été"], en: ["summer", "A summer", "draft"] }),
    text("articles", "deux", { fr: ["deux", "Deux", "draft"], en: ["two", "Two", "draft"] }),
    text("articles", "essai", { fr: ["essai", "Un essai"] }),
    text("pages", "home", { fr: ["", "Accueil"], en: ["", "Home"] }, true),
    text("service", "service-b", { fr: ["vente", "Vente", "draft"] }),
    text("service", "service-a", { fr: ["conseil", "Conseil"], en: ["advice", "Advice"] }),
  ],
  others: [],
};

/** The editor of this site; whatever is done with its texts is done. */
const open = (hash: string, answers = {}) =>
  openEditorPage(hash, {
    "GET collections": SITE,
    "POST texts": { said: "C’est fait.", path: null },
    "GET deleted": [],
    ...answers,
  });
const dialogOf = async ({ page }: EditorPage) => within(await page.findByRole("dialog"));
const press = async ({ page, user }: EditorPage, name: string | RegExp) =>
  user.click(await page.findByRole("button", { name }));
/** What was asked to be done with texts. */
const done = ({ asked }: EditorPage) => asked.filter(([place]) => place === "POST texts").map(([, body]) => body);

test("a list is searched in every language, whatever accents and capitals are typed", async () => {
  const { page, user } = await open("#list/articles");
  const titles = () => page.queryAllByRole("rowheader").map((cell) => cell.querySelector("a")?.textContent);
  const search = await page.findByRole("searchbox", { name: "Chercher un article" });
  for (const [typed, found] of [
    ["ETE", ["Un été"]],
    ["summer", ["Un été"]],
    ["zèbre", []],
  ] as const) {
    await user.clear(search);
    await user.type(search, typed);
    await waitFor(() => expect(titles()).toEqual(found));
  }
  expect(page.getByText("Rien n’a été trouvé.")).toBeTruthy();
  await user.clear(search);
  await waitFor(() => expect(titles()).toEqual(["Un été", "Deux", "Un essai"]));
});

test("a list says what visitors see of each text in each language, and leads there", async () => {
  const { page, user } = await open("#list/articles");
  const row = within(await page.findByRole("row", { name: /^Un été/ }));
  expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["En ligne", "Brouillon"]);
  await user.click(row.getByRole("link", { name: /^anglais.*Brouillon$/ }));
  await page.findByRole("heading", { level: 1, name: "A summer" });
  expect(page.getByRole("link", { name: /^anglais/ }).getAttribute("aria-current")).toBe("page");
});

test.each([
  ["français", "fr"],
  ["anglais", "en"],
])("a new article begins with a title, in %s", async (name, language) => {
  const opened = await open("#list/articles", { "POST texts": { said: "C’est fait.", path: "posts/fr/ete.md" } });
  await press(opened, "Nouvel article");
  const dialog = await dialogOf(opened);
  // The title has the focus: it is typed at once.
  await opened.user.keyboard("{Enter}");
  expect(dialog.getByRole<HTMLInputElement>("textbox").validationMessage).toMatch(/^Il manque encore.*Titre/);
  expect(done(opened)).toEqual([]);
  await opened.user.keyboard("Le puits");
  await opened.user.click(dialog.getByRole("radio", { name }));
  await opened.user.click(dialog.getByRole("button", { name: "Créer" }));
  await opened.page.findByRole("heading", { level: 1, name: "Un été" });
  expect(opened.page.getByText("C’est fait.")).toBeTruthy();
  expect(done(opened)).toEqual([{ do: "new-article", title: "Le puits", language }]);
});

test("a title that is refused stays in its dialog, with the reason", async () => {
  const opened = await open("#list/articles", {
    "POST texts": () => refused(422, { error: { id: "taken", sentence: "Ce titre est pris." } }),
  });
  await press(opened, "Nouvel article");
  await opened.user.keyboard("Un essai{Enter}");
  const dialog = await dialogOf(opened);
  await dialog.findByText("Ce titre est pris.");
  expect(dialog.getByRole<HTMLInputElement>("textbox").value).toBe("Un essai");
});

test("a new page asks for its title in every language", async () => {
  const opened = await open("#list/pages");
  await press(opened, "Nouvelle page");
  const dialog = await dialogOf(opened);
  await opened.user.type(dialog.getByRole("textbox", { name: /français/ }), "Tarifs");
  await opened.user.keyboard("{Enter}");
  const english = dialog.getByRole<HTMLInputElement>("textbox", { name: /anglais/ });
  expect(english.validationMessage).toMatch(/^Il manque encore.*anglais/);
  expect(done(opened)).toEqual([]);
  await opened.user.type(english, "Prices{Enter}");
  await waitFor(() =>
    expect(done(opened)).toEqual([{ do: "new-page", kind: "text", titles: { fr: "Tarifs", en: "Prices" } }]),
  );
});

test("a page like others begins with the texts of one of them", async () => {
  const opened = await open("#list/service");
  await press(opened, "Nouveau service");
  const dialog = await dialogOf(opened);
  await opened.user.selectOptions(dialog.getByRole("combobox", { name: "Sur le modèle de" }), "Conseil");
  await opened.user.type(dialog.getByRole("textbox", { name: /français/ }), "Achat");
  await opened.user.type(dialog.getByRole("textbox", { name: /anglais/ }), "Buying{Enter}");
  const paths = ["pages/service-a/fr.md", "pages/service-a/en.md"];
  await waitFor(() => expect(done(opened)).toEqual([{ do: "copy", paths, titles: { fr: "Achat", en: "Buying" } }]));
});

test("a language that an article lacks begins with its title there", async () => {
  const opened = await open("#article/essai/en");
  await opened.user.type(await opened.page.findByRole("textbox", { name: /^Son titre/ }), "An essay");
  await press(opened, "Créer");
  await waitFor(() =>
    expect(done(opened)).toEqual([{ do: "new-article", title: "An essay", language: "en", key: "essai" }]),
  );
});

const BOTH = ["posts/fr/ete.md", "posts/en/summer.md"];

test("Dupliquer does it with the article in all its languages, and says so", async () => {
  const opened = await open("#article/ete/fr");
  await press(opened, "Dupliquer");
  await opened.page.findByText("C’est fait.");
  expect(done(opened)).toEqual([{ do: "copy", paths: BOTH }]);
});

/** What the switch of a text says, that which holds in brackets. */
const switchOf = async ({ page }: EditorPage) => {
  const group = within(await page.findByRole("group", { name: "Sur le site" }));
  return group
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => (radio.checked ? `[${radio.labels?.[0]?.textContent}]` : radio.labels?.[0]?.textContent));
};

test.each([
  ["#article/ete/fr", "En ligne", ["Brouillon", "Brouillon en français seulement", "[En ligne]"]],
  ["#article/ete/en", "Brouillon en anglais seulement", ["Brouillon", "[Brouillon en anglais seulement]", "En ligne"]],
  ["#page/service-b/fr", "Brouillon", ["[Brouillon]", "À mettre en ligne"]],
  ["#page/service-a/en", "En ligne", ["Brouillon", "[En ligne]"]],
  ["#page/home/fr", "", undefined],
])("the switch of %s says whether it is a draft, and “En ligne” only of what is", async (hash, _, said) => {
  const opened = await open(hash);
  await opened.page.findByRole("heading", { level: 1 });
  if (said) expect(await switchOf(opened)).toEqual(said);
  else expect(opened.page.queryByRole("group", { name: "Sur le site" })).toBeNull();
});

test.each([
  ["#article/ete/fr", "Brouillon", { do: "withdraw", paths: BOTH }],
  ["#article/ete/fr", "Brouillon en français seulement", { do: "withdraw", paths: BOTH.slice(0, 1) }],
  ["#article/ete/en", "En ligne", { do: "make-ready", paths: BOTH }],
  ["#article/deux/fr", "Brouillon en français seulement", { do: "make-ready", paths: ["posts/en/two.md"] }],
  ["#page/service-b/fr", "À mettre en ligne", { do: "make-ready", paths: ["pages/service-b/fr.md"] }],
])("of %s “%s” does that", async (hash, name, request) => {
  const opened = await open(hash);
  await opened.user.click(await opened.page.findByRole("radio", { name }));
  await opened.page.findByText("C’est fait.");
  expect(done(opened)).toEqual([request]);
});

test("Publier makes what is a draft ready, and leads to where it is put online", async () => {
  const opened = await open("#article/ete/fr", {
    "GET publishing": firstPublication,
    "GET runs/last": null,
  });
  await press(opened, "Publier");
  await opened.page.findByRole("button", { name: "Mettre en ligne" });
  expect(done(opened)).toEqual([{ do: "make-ready", paths: BOTH }]);
});

test.each([
  ["Supprimer dans toutes les langues", BOTH],
  ["Seulement en français", [BOTH[0]]],
])("a text goes after a question alone: %s; its list says so", async (answer, paths) => {
  const opened = await open("#article/ete/fr");
  await press(opened, "Supprimer");
  await opened.user.click((await dialogOf(opened)).getByRole("button", { name: "Fermer" }));
  expect([opened.page.queryByRole("dialog"), done(opened)]).toEqual([null, []]);
  await press(opened, "Supprimer");
  const dialog = await dialogOf(opened);
  expect(dialog.getByText(/Vous pouvez le récupérer sous « Autres textes »/)).toBeTruthy();
  const listed = Promise.withResolvers<Collections>();
  opened.answer({ "GET collections": () => listed.promise });
  await opened.user.click(dialog.getByRole("button", { name: answer }));
  // Before the lists know it no more: the text would be said not to be there.
  await opened.page.findByRole("heading", { level: 1, name: "Articles" });
  listed.resolve(SITE);
  expect(done(opened)).toEqual([{ do: "delete", paths }]);
});

test("an address changes in one language; one that is kept for a reason only when the owner says so twice", async () => {
  const opened = await open("#article/ete/fr", {
    "POST texts": ({ agreed }: { readonly agreed?: true }) =>
      agreed
        ? { said: "C’est fait.", path: null }
        : refused(409, { error: { id: "kept", sentence: "Elle est imprimée." }, asks: true }),
  });
  await press(opened, "Changer l’adresse");
  const dialog = await dialogOf(opened);
  const field = dialog.getByRole("textbox", { name: "Nouvelle adresse, après /fr/" });
  await opened.user.clear(field);
  await opened.user.type(field, "saison{Enter}");
  await dialog.findByText("Elle est imprimée.");
  await opened.user.click(dialog.getByRole("button", { name: "Changer quand même" }));
  await waitFor(() => expect(opened.page.queryByRole("dialog")).toBeNull());
  const request = { do: "rename", path: "posts/fr/ete.md", slug: "saison" };
  expect(done(opened)).toEqual([request, { ...request, agreed: true }]);
});

test("a page that the site needs keeps its address, and stays", async () => {
  const { page } = await open("#page/home/fr");
  await page.findByText("Elle fait partie du site.");
  for (const name of ["Changer l’adresse", "Dupliquer", "Supprimer"])
    expect(page.queryByRole("button", { name })).toBeNull();
});

test("what was deleted is named with its day, and comes back when asked", async () => {
  const paths = ["posts/fr/perdu.md", "posts/en/lost.md"];
  const opened = await open("#others", {
    "GET deleted": [{ title: "Un texte perdu", paths, deletedAt: "2026-11-20T10:00:00Z" }],
  });
  expect((await opened.page.findByText("Un texte perdu")).textContent).toContain("20 novembre");
  opened.answer({ "GET deleted": [] });
  await press(opened, /^Récupérer.*Un texte perdu$/);
  await opened.page.findByText("Aucun fichier supprimé à récupérer.");
  expect(done(opened)).toEqual([{ do: "bring-back", paths }]);
});

test("the other texts are called by what they hold", async () => {
  const { page } = await open("#others", { "GET collections": { ...SITE, others: ["words.txt", "theme.yaml"] } });
  await page.findByRole("heading", { level: 1, name: "Autres textes" });
  const links = within(page.getByRole("main")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent?.replace(/\s/g, " "))).toEqual([
    "Menus, boutons et formulaires (français)",
    "Menus, boutons et formulaires (anglais)",
    "Mots que la relecture accepte",
    "Couleurs et polices du site",
  ]);
});
