import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { fewArticles, type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
const SIZE = { viewport: { width: 1440, height: 900 } };
const WORDS = "words.txt";
// What is answered late, or overtaken: editor/client/saving/file-in-hand.test.ts; the dialogs: two-texts.test.tsx.
let editor: OpenedEditor;
let page: Page;
let context: BrowserContext;
beforeAll(async () => {
  editor = await openEditor({ copies: fewArticles });
});
afterAll(() => editor?.stop());
beforeEach(async () => {
  await writeFile(join(editor.content, WORDS), "un\ndeux\ntrois\n");
  ({ page, context } = await visit(SIZE));
  await page.goto(editor.address());
});

const onDisk = (path: string) => readFile(join(editor.content, path), "utf8");
const open = async (path: string, window = page) => {
  await window.goto(editor.at(`#file/${path}`));
  const text = window.getByLabel("Le fichier entier");
  await text.waitFor();
  return text;
};
const openFirstSection = async (window: Page) => {
  await window.locator("summary").first().click();
  const field = window.locator("form textarea:visible").first();
  await field.waitFor();
  return field;
};
const saved = (window = page) => window.getByText("Enregistré à").waitFor();

test("[O2] what another program writes is joined with what is typed, and shown once the field is left", async () => {
  const words = await open(WORDS);
  await words.fill("un\ndeux\ntrois et demi\n");
  await saved();
  await writeFile(join(editor.content, WORDS), "zéro\nun\ndeux\ntrois et demi\n");
  await words.press("End");
  await words.pressSequentially("!");
  await expect.poll(() => onDisk(WORDS)).toBe("zéro\nun\ndeux\ntrois et demi\n!");
  await words.blur();
  await expect.poll(() => words.inputValue()).toBe("zéro\nun\ndeux\ntrois et demi\n!");
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("[O2] two windows write the same line: both texts are shown, and a choice is made for each place", async () => {
  const words = await open(WORDS);
  const second = await context.newPage();
  const others = await open(WORDS, second);
  // The second window hears nothing of the first.
  await second.route(/\/api\/file/, () => {});
  await others.fill("un ici\ndeux\ntrois ici\n");
  await words.fill("un là\ndeux\ntrois là\n");
  await saved();
  await second.unroute(/\/api\/file/);
  await second.reload();
  const note = second.getByText("Un texte écrit dans une fenêtre fermée");
  await note.waitFor();
  await second.getByRole("button", { name: "Choisir", exact: true }).click();
  const dialog = second.getByRole("dialog", { name: "Deux versions de ce texte" });
  await dialog.getByText("trois ici").waitFor();
  expect(await onDisk(WORDS)).toBe("un là\ndeux\ntrois là\n");
  expect(await axeViolations(second)).toEqual([]);
  await dialog.getByRole("group", { name: "Endroit 1 sur 2" }).getByRole("radio", { name: "Ailleurs" }).check();
  await dialog.getByRole("button", { name: "Garder ce choix" }).click();
  await note.waitFor({ state: "detached" });
  expect(await onDisk(WORDS)).toBe("un là\ndeux\ntrois ici\n");
});

test("[O2] while both windows are open, the one that comes second asks, and nobody's words are lost", async () => {
  const words = await open(WORDS);
  await words.fill("un ici\ndeux\ntrois\n");
  await saved();
  await writeFile(join(editor.content, WORDS), "un là\ndeux\ntrois\n");
  await words.fill("un ici aussi\ndeux\ntrois\n");
  await page.getByText("Deux versions de ce texte").waitFor();
  // Nothing has come between the hands and the text.
  await page.keyboard.type("quatre");
  await page.getByRole("button", { name: "Choisir", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Deux versions de ce texte" });
  await dialog.getByRole("button", { name: "Partout ce qui est écrit ailleurs" }).click();
  await dialog.getByRole("button", { name: "Garder ce choix" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => onDisk(WORDS)).toBe("un là\ndeux\ntrois\nquatre");
  expect(await words.inputValue()).toBe("un là\ndeux\ntrois\nquatre");
});

test("[O2] the editor is killed while somebody types: what is typed after it is kept, and comes in when it runs again", async () => {
  const words = await open(WORDS);
  const closed = await context.newPage();
  await closed.goto(editor.at("#file/tags.yaml"));
  const field = await openFirstSection(closed);
  await editor.kill();
  await words.fill("un\ndeux\ntrois\ntapé sans serveur\n");
  await page.getByText("L’éditeur ne répond plus").waitFor();
  // Another view, and back: what is kept is shown, and why is said once.
  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).click();
  await page.goBack();
  expect(await words.inputValue()).toBe("un\ndeux\ntrois\ntapé sans serveur\n");
  expect(await page.getByText("L’éditeur ne répond plus").count()).toBe(1);
  await field.fill("Tapé puis fermé");
  await closed.getByText("est gardé dans ce navigateur").waitFor();
  await closed.close();
  editor = await openEditor({ after: editor });
  const next = await context.newPage();
  await next.goto(editor.address());
  await expect.poll(() => onDisk(WORDS)).toBe("un\ndeux\ntrois\ntapé sans serveur\n");
  await expect.poll(() => onDisk("tags.yaml")).toContain("Tapé puis fermé");
  // The window that was open goes on, at the new place of the editor.
  await expect.poll(() => words.inputValue()).toBe("un\ndeux\ntrois\ntapé sans serveur\n");
  await words.fill("et après\n");
  await saved();
  expect(await onDisk(WORDS)).toBe("et après\n");
});

test("[O2] without a network, or with a full disk, the sentence says so, and all is in the file afterwards", async () => {
  const words = await open(WORDS);
  await context.setOffline(true);
  await words.fill("hors ligne\n");
  await page.getByText("L’éditeur ne répond plus").waitFor();
  await context.setOffline(false);
  await saved();
  expect(await onDisk(WORDS)).toBe("hors ligne\n");
  const sentence = "Le disque est plein";
  await page.route(/\/api\/file$/, (route) =>
    route.fulfill({ status: 507, json: { error: { id: "disk-full", sentence } } }),
  );
  await words.fill("disque plein\n");
  await page.getByText(sentence).waitFor();
  // Another view, and back: what is typed is still there.
  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).click();
  await page.goBack();
  expect(await page.getByLabel("Le fichier entier").inputValue()).toBe("disque plein\n");
  await page.getByText(sentence).waitFor();
  // Loaded anew, the window is another one: it says what the one before has left, and brings it in when there is room.
  await page.reload();
  const left = page.getByText("Un texte écrit dans une fenêtre fermée");
  await left.waitFor();
  await page.unroute(/\/api\/file$/);
  await left.waitFor({ state: "detached" });
  expect(await onDisk(WORDS)).toBe("disque plein\n");
});

test("[O2] a text that somebody deletes while it is written loses its view: what is typed is named, and can be put back", async () => {
  const path = "posts/fr/nouveau-site.md";
  const before = await onDisk(path);
  await page.goto(editor.at("#article/nouveau-site/fr"));
  const text = page.getByRole("textbox", { name: "Texte", exact: true });
  await text.click();
  await page.route(/\/api\/file$/, (route) => route.abort());
  await page.keyboard.type("Écrit avant. ");
  await rm(join(editor.content, path));
  await text.waitFor({ state: "detached" });
  await page.unroute(/\/api\/file$/);
  const note = page.getByText("n’a pas encore pu y entrer");
  await note.waitFor();
  await page.locator(".note").getByRole("link", { name: "Un nouveau site, ouvert à tous" }).click();
  await page.getByRole("button", { name: "Choisir", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Ce texte a été supprimé" })
    .getByRole("button", { name: "Récupérer" })
    .click();
  await expect.poll(() => onDisk(path).catch(() => "")).toContain("Écrit avant. ");
  await note.waitFor({ state: "detached" });
  await writeFile(join(editor.content, path), before);
});

test("[O2] a window that heard nothing of the server for a night shows what was written meanwhile", async () => {
  await page.route(/\/api\/events$/, (route) => route.abort());
  const words = await open(WORDS);
  await page.reload();
  await words.waitFor();
  await writeFile(join(editor.content, WORDS), "écrit la nuit\n");
  await page.unroute(/\/api\/events$/);
  await expect.poll(() => words.inputValue()).toBe("écrit la nuit\n");
  await words.fill("écrit le matin\n");
  await saved();
  expect(await onDisk(WORDS)).toBe("écrit le matin\n");
});
