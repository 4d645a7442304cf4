import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor?.stop());

test("[O2] a file that another program changed is not overwritten: both texts are shown", async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(editor.address());
  await page.goto(editor.at("#file/words.txt"));
  const words = page.getByLabel("Le fichier entier");
  await words.fill("notre mot\n");
  const file = join(editor.content, "words.txt");
  await writeFile(file, "leur mot\n");
  await page.getByRole("alert").getByText("changé ailleurs").waitFor();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Deux versions de ce texte" });
  await dialog.getByRole("textbox", { name: "L’autre version, sur le disque" }).getByText("leur mot").waitFor();
  await dialog.getByRole("textbox", { name: "La vôtre, non enregistrée" }).getByText("notre mot").waitFor();
  expect(await readFile(file, "utf8")).toBe("leur mot\n");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Garder la mienne" }).click();
  await page.getByText("Enregistré.").waitFor();
  expect(await readFile(file, "utf8")).toBe("notre mot\n");
});

test("[O2] a file that is answered late takes nothing away that was typed meanwhile, nor the focus", async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(editor.address());
  // The editor's page asks twice: React runs each effect twice in development.
  const asked: Route[] = [];
  await page.route(/\/api\/file\?/, (route) => (asked.push(route) === 1 ? undefined : route.continue()));
  await page.goto(editor.at("#file/words.txt"));
  const words = page.getByLabel("Le fichier entier");
  const kept = page.waitForResponse(/\/api\/unsaved$/);
  await words.fill("Ce q");
  await kept;
  const late = page.waitForResponse(/\/api\/file\?/);
  await asked[0]?.continue();
  await (await late).finished();
  await page.keyboard.type("u'il faut.");
  await page.keyboard.press("Control+s");
  await page.getByText("Enregistré.").waitFor();
  expect(await readFile(join(editor.content, "words.txt"), "utf8")).toBe("Ce qu'il faut.");
});
