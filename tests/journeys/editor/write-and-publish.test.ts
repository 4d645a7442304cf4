import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
beforeAll(async () => {
  editor = await openEditor();
  const settings = join(editor.content, "site.yaml");
  await writeFile(settings, `${await readFile(settings, "utf8")}publish: { folder: en-ligne }\n`);
});
afterAll(() => editor?.stop());

// Three languages, a picture, a mistake on the way, and Firefox: write-article.long.test.ts. It builds the site twice and bundles it for the preview.
test("[O5] [O8] an owner writes an article, sees it as visitors will, puts it online, and takes it back", {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit({ viewport: { width: 1440, height: 900 } });
  const online = (path: string) => readFile(join(editor.content, "../en-ligne", path, "index.html"), "utf8");
  const publish = async (button: string) => {
    await page.getByRole("navigation").getByRole("link", { name: "Publier" }).click();
    await page.getByRole("button", { name: button }).click();
    await page.getByText("En cours…").waitFor();
    await page.getByText("C’est fait.").waitFor({ timeout: 60_000 });
  };
  await page.goto(editor.address());
  await publish("Mettre en ligne");
  const before = await online("fr/blog");

  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).click();
  await page.getByRole("button", { name: "Nouvel article" }).click();
  await page.getByRole("textbox", { name: "Titre" }).fill("Visiter **un terrain**");
  await page.getByRole("button", { name: "Créer" }).click();
  await page
    .getByRole("textbox", { name: "Description pour les moteurs de recherche" })
    .fill("Ce qu'il faut regarder.");
  await page.getByRole("textbox", { name: "Texte", exact: true }).fill("Regardez d'abord le chemin.");
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { level: 1, name: "Visiter un terrain" }).waitFor({ timeout: 60_000 });
  await preview.locator("main p", { hasText: "Regardez d’abord le chemin." }).waitFor();
  await page.getByText("Enregistré à").waitFor();
  await page.getByRole("button", { name: "Publier" }).click();

  await publish("Mettre en ligne");
  expect(await online("fr/visiter-un-terrain")).toContain("Regardez d’abord le chemin.");
  await publish("Revenir à la version précédente");
  expect(await online("fr/blog")).toBe(before);
  await expect(online("fr/visiter-un-terrain")).rejects.toThrow("ENOENT");
  expect(errors).toEqual([]);
});
