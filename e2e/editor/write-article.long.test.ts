import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../pages/axe-violations.ts";
import { visitors } from "../setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor?.stop());

const PICTURE = "chart.png";

test("the owner writes an article with a picture in three languages, sees it as visitors will, and saves it", async () => {
  const { page, errors } = await visit({ viewport: { width: 1440, height: 900 } });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") elsewhere.push(request.url());
  });
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Nouvel article" }).click();
  const dialog = page.getByRole("dialog", { name: "Nouvel article" });
  await dialog.getByLabel("Titre").fill("Visiter **un terrain**");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Créer" }).click();

  await write(page, "Ce qu'il faut regarder.", "Regardez d'abord le chemin.");
  const shown = page.frameLocator("iframe");
  await shown.getByRole("heading", { name: "Visiter un terrain", level: 1 }).waitFor();
  await shown.getByText("Regardez d’abord le chemin.").waitFor();
  const text = page.getByRole("textbox", { name: "Texte", exact: true });
  await text.press("Control+End");
  await page.keyboard.type(" Puis le puits.");
  await shown.getByText("Puis le puits.").waitFor();

  await page.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name: "Image" }).click();
  const pictures = page.getByRole("dialog", { name: "Image" });
  await pictures.getByLabel(PICTURE).check();
  await pictures.getByLabel("Ce que montre l’image").fill("Un plan du terrain");
  await pictures.getByRole("button", { name: "Insérer" }).click();
  await shown.getByRole("img", { name: "Un plan du terrain" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await save(page);

  const body = `Regardez d'abord le chemin. Puis le puits.\n\n![Un plan du terrain](${PICTURE})\n`;
  expect(await saved("fr/visiter-un-terrain.md")).toContain(`description: Ce qu'il faut regarder.\n`);
  expect(await saved("fr/visiter-un-terrain.md")).toMatch(new RegExp(`---\\n+${escaped(body)}$`));

  await translate(page, "Anglais", "Visiting land", "What to look at.", "Look at the path first.");
  await translate(page, "Portugais", "Visitar um terreno", "O que deve ver.", "Veja primeiro o caminho.");
  for (const [file, words] of [
    ["en/visiting-land.md", "Look at the path first."],
    ["pt/visitar-um-terreno.md", "Veja primeiro o caminho."],
  ] as const) {
    expect(await saved(file)).toContain("key: visiter-un-terrain\n");
    expect(await saved(file)).toContain(words);
  }
  await page.getByRole("link", { name: "Articles" }).click();
  const row = page.getByRole("row", { name: "Visiter un terrain" });
  expect(await row.getByRole("link", { name: "Brouillon" }).count()).toBe(3);
  expect(await axeViolations(page)).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
}, 180_000);

test("the owner puts the site online, after a mistake that keeps it from there, and takes it back", async () => {
  const { page, errors } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(editor.address());
  await page.getByRole("link", { name: "Publier", exact: true }).click();
  await page.getByRole("button", { name: "Mettre en ligne" }).click();
  await page.getByText("Cela n’a pas abouti.").waitFor();
  const settings = join(editor.content, "site.yaml");
  await writeFile(settings, `${await readFile(settings, "utf8")}publish: { folder: en-ligne }\n`);
  const online = join(editor.content, "../en-ligne/fr/index.html");
  const publish = async () => {
    await page.getByRole("button", { name: "Mettre en ligne" }).click();
    await page.getByText("En cours…").waitFor();
    await page.getByText("C’est fait.").waitFor();
    return readFile(online, "utf8");
  };
  const first = await publish();
  await writeFile(settings, (await readFile(settings, "utf8")).replace(/^since: .*$/m, "since: 1999"));
  const second = await publish();
  expect(second).not.toBe(first);
  await page.getByRole("button", { name: "Revenir à la version précédente" }).click();
  await page.getByText("En cours…").waitFor();
  await page.getByText("C’est fait.").waitFor();
  expect(await readFile(online, "utf8")).toBe(first);
  await page.getByRole("log").getByText("npm run publish-site").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 180_000);

async function write(page: Page, description: string, words: string): Promise<void> {
  await page.getByLabel("Description").fill(description);
  await page.getByRole("textbox", { name: /^Text/, exact: false }).last().fill(words);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await page.getByText("Enregistré.").waitFor();
}

async function translate(page: Page, language: string, title: string, description: string, words: string) {
  await page.getByRole("navigation", { name: "Langues" }).getByRole("link", { name: language }).click();
  await page.getByLabel("Son titre").fill(title);
  await page.getByRole("button", { name: "Créer" }).click();
  await write(page, description, words);
  await page.frameLocator("iframe").getByText(words).waitFor();
  await save(page);
}

function saved(file: string): Promise<string> {
  return readFile(join(editor.content, "posts", file), "utf8");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
