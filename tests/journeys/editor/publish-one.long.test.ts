import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";
import { changedContent } from "../../support/setup/changed-build.ts";
import { fewArticles, type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
let page: Page;

beforeAll(async () => {
  const from = await changedContent({ "site.yaml": (text) => `${text}\npublish: { folder: a-envoyer }\n` });
  editor = await openEditor({ from, copies: fewArticles });
  ({ page } = await visit({ reducedMotion: "reduce" }));
  await page.goto(editor.address());
  await page.getByRole("row").nth(1).waitFor();
});
afterAll(() => editor?.stop());

const online = (path: string) => readFile(join(editor.content, "..", "a-envoyer", path), "utf8").catch(() => "");
const edit = async (path: string, change: (text: string) => string) => {
  const file = join(editor.content, path);
  await writeFile(file, change(await readFile(file, "utf8")));
};

/** Presses “Mettre en ligne”, and waits until it is done. */
async function publish(): Promise<void> {
  const isRunning = page.waitForResponse((response) => response.url().endsWith("/api/runs") && response.ok());
  await page.getByRole("button", { name: "Mettre en ligne", exact: true }).click();
  await isRunning;
  const done = page.getByText("C’est fait.", { exact: true });
  // What was said of the publication before goes when the page hears of this one, which builds the whole site.
  await done.waitFor({ state: "detached" });
  await done.waitFor({ timeout: 300_000 });
}

test("[O8] one thing goes online alone, a new page is a draft until its owner switches it, and what waited goes the next time", async () => {
  await page.goto(editor.at("#publish"));
  await publish();
  expect(await online("fr/index.html")).not.toBe("");
  await page.getByText("Rien n’a changé depuis la dernière mise en ligne.").waitFor();

  await edit("pages/home/fr.md", (text) => text.replace(/^title: .*$/m, 'title: "Un titre qui part"'));
  await edit("pages/contact/fr.md", (text) => text.replace(/^title: .*$/m, 'title: "Un titre qui attend"'));
  await page.goto(editor.at("#list/pages"));
  await page.getByRole("button", { name: "Nouvelle page" }).click();
  for (const field of await page.getByRole("dialog").getByRole("textbox").all()) await field.fill("Nos prix");
  await page.getByRole("button", { name: "Créer" }).click();
  await page.getByRole("radio", { name: "Brouillon", exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Brouillon", exact: true }).isChecked()).toBe(true);

  await page.goto(editor.at("#publish"));
  await page.getByRole("checkbox", { name: "Un titre qui attend" }).click();
  await publish();
  expect(await online("fr/index.html")).toContain("Un titre qui part");
  expect(await online("fr/contact/index.html")).not.toContain("Un titre qui attend");
  expect(await online("fr/nos-prix/index.html")).toBe("");
  await page.getByRole("checkbox", { name: "Un titre qui part" }).waitFor({ state: "detached" });

  await page.goto(editor.at("#page/nos-prix/fr"));
  await page.getByText("À mettre en ligne", { exact: true }).click();
  await page.goto(editor.at("#publish"));
  await page.getByRole("checkbox", { name: "Nos prix" }).waitFor();
  // What was not written yet is said.
  await page
    .getByText(/Endroits où le titre de la page tient encore lieu de texte/)
    .first()
    .waitFor();
  await publish();
  expect(await online("fr/contact/index.html")).toContain("Un titre qui attend");
  expect(await online("fr/nos-prix/index.html")).not.toBe("");
  await rm(join(editor.content, "..", "a-envoyer"), { recursive: true });
});
