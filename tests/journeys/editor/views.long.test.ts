import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";
import { expectKeyboard, expectReadable } from "./view-checks.ts";

const visit = visitors();
let editor: OpenedEditor;
let dataDir: string;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "messages-"));
  const outbox = outboxAt({ dataDir });
  await outbox.accept(newMessage({ name: "Camille Moreau", receivedAt: Date.now() }), 0);
  await outbox.close();
  editor = await openEditor({ environment: { DATA_DIR: dataDir } });
  ({ page, errors } = await visit({ reducedMotion: "reduce", hasTouch: true }));
  await page.goto(editor.address());
  await page.getByRole("row").nth(1).waitFor();
});
afterAll(async () => {
  await editor?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every view, by its address after the `#`, and what is there once it is shown whole. */
const views: readonly (readonly [string, (shown: Page) => Promise<void>])[] = [
  ["list/articles", (shown) => shown.getByRole("row").nth(1).waitFor()],
  ["article/acheter-au-portugal/fr", preview],
  ["list/pages", (shown) => shown.getByRole("row").nth(1).waitFor()],
  ["list/service", (shown) => shown.getByRole("row").nth(1).waitFor()],
  ["page/home/fr", preview],
  ["file/site.yaml", (shown) => shown.locator("summary").first().waitFor()],
  ["file/tags.yaml", (shown) => shown.locator("form").first().waitFor()],
  ["media", (shown) => shown.locator("main img").first().waitFor()],
  ["others", (shown) => shown.locator("main").getByRole("link").first().waitFor()],
  ["inbox", (shown) => shown.getByText("Camille Moreau").first().waitFor()],
  ["publish", (shown) => shown.getByRole("button", { name: "Mettre en ligne" }).waitFor()],
];

describe.each(views)("%s", (view, isShown) => {
  test("[O7] fits a window of 320 px, with text of twice the size too, in light and dark colours, without an error", async () => {
    await page.goto(editor.at(`#${view}`));
    await isShown(page);
    await expectReadable(page);
    expect(errors).toEqual([]);
  });
});

describe.each(views)("%s", (view, isShown) => {
  test("[O7] the Tab key leads through it, and each stop is marked and in sight", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(editor.at(`#${view}`));
    await page.reload();
    await isShown(page);
    await expectKeyboard(page);
  });
});

test("[O4] the three languages of an article are seen side by side: one in its form, two to translate from", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(editor.at("#article/acheter-au-portugal/fr"));
  await preview(page);
  await page.getByRole("radio", { name: "Les autres langues" }).check();
  for (const [language, file] of [
    ["anglais", "en/buying-property-in-portugal.md"],
    ["portugais", "pt/comprar-casa-em-portugal.md"],
  ] as const) {
    const [, title = ""] = /^title: (.*)$/m.exec(await readFile(join(editor.content, "posts", file), "utf8")) ?? [];
    await page.getByRole("region", { name: language }).getByText(title.replaceAll("**", "")).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("radio", { name: "Téléphone" }).check();
  // Not a second row that the page would have to make room for.
  const tools = await page.locator(".preview-tools").boundingBox();
  expect(tools?.height).toBeLessThan(70);
  await preview(page);
});

test("words that no dictionary has are remarks of their text", async () => {
  const file = join(editor.content, "posts/fr/acheter-au-portugal-les-etapes.md");
  await writeFile(file, `${await readFile(file, "utf8")}\nUn mot imprononsable.\n`);
  await page.goto(editor.at("#article/acheter-au-portugal/fr"));
  await page.getByText("Remarques : ").click();
  await page.getByText("« imprononsable » n’est pas dans le dictionnaire").waitFor();
});

test("[O7] with the keyboard alone an article is opened, made bold and saved", async () => {
  await page.goto(editor.at("#list/articles"));
  const article = page.getByRole("row").nth(1).getByRole("link").first();
  await article.waitFor();
  await untilFocused(article);
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "Texte", exact: true });
  await text.waitFor();
  await preview(page);
  await untilFocused(text);
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Bonjour ");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("Bonjour ");
  await page.keyboard.press("Shift+Tab");
  const bold = page.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name: "Gras" });
  await untilFocused(bold, "ArrowRight");
  await page.keyboard.press("Enter");
  await page.frameLocator("iframe").locator("strong", { hasText: "Bonjour" }).first().waitFor();
  await page.getByText("Enregistré à").waitFor();
  expect(errors).toEqual([]);
});

test("[O7] what goes away when it is pressed leaves the focus where one goes on, and the tab names the view", async () => {
  await page.goto(editor.at("#file/tags.yaml"));
  await expect.poll(() => page.title()).toMatch(/^Thèmes – Éditeur – /);
  await untilFocused(page.getByRole("button", { name: /^Supprimer/ }).last());
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  const next = page.getByRole("textbox", { name: "Nouveau nom" });
  await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.goto(editor.at("#article/acheter-au-portugal/fr"));
  await page.getByRole("textbox", { name: "Texte", exact: true }).waitFor();
  await page.getByRole("button", { name: "Voir le Markdown" }).last().press("Enter");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("En Markdown. ");
  await expect.poll(() => page.locator("textarea#body").inputValue()).toMatch(/^En Markdown\. /);
});

test("[O3] a year has four digits: who types on does not get one of five", async () => {
  await page.goto(editor.at("#article/acheter-au-portugal/fr"));
  const date = page.getByLabel("Date", { exact: true });
  await date.focus();
  for (const digit of "0102202745") await page.keyboard.press(digit);
  expect(await date.getAttribute("type")).toBe("date");
  expect(await date.inputValue()).toMatch(/^\d{4}-0[12]-0[12]$/);
});

test("what is done with a text does not lead away who has gone elsewhere meanwhile", async () => {
  const { page: shown } = await visit({ reducedMotion: "reduce" });
  await shown.goto(editor.address());
  await shown.getByRole("row").nth(1).getByRole("link").first().click();
  const elsewhere = Promise.withResolvers<void>();
  await shown.route(/\/api\/texts$/, (route) => elsewhere.promise.then(() => route.continue()));
  const asked = shown.waitForRequest(/\/api\/texts$/);
  await shown.getByRole("button", { name: "Dupliquer" }).click();
  await asked;
  await shown.getByRole("link", { name: "Thèmes" }).click();
  elsewhere.resolve();
  await shown.getByText("a été ajouté").waitFor();
  await shown.getByRole("heading", { level: 1, name: "Thèmes" }).waitFor();
  expect(new URL(shown.url()).hash).toBe("#file/tags.yaml");
});

test("[O4] what the program fails with when something is pressed is said, with the details folded", async () => {
  const { page: shown } = await visit({ reducedMotion: "reduce" });
  await shown.goto(editor.address());
  await shown.getByRole("row").nth(1).waitFor();
  await shown.evaluate(() => void setTimeout(() => Object(undefined).chosen.name));
  const said = shown.getByRole("alert").filter({ hasText: "Ce que vous avez écrit est gardé" });
  await said.getByText("Détails", { exact: true }).click();
  await said.getByText(/TypeError: .*undefined/).waitFor();
  expect(await axeViolations(shown)).toEqual([]);
  await shown.getByRole("link", { name: "Thèmes" }).click();
  await said.waitFor({ state: "detached" });
});

test("[O8] publishing names the articles that wait for their date", async () => {
  const waiting = join(editor.content, "posts/fr/plus-tard.md");
  const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const head = `---\ntitle: Plus tard\ndate: ${soon}\ndescription: Un jour.\ntags: []\n---\n`;
  await writeFile(waiting, `${head}\nUn jour.\n`);
  await page.goto(editor.at("#publish"));
  await page.getByRole("heading", { name: "Prévu" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Plus tard", exact: true }).waitFor();
  await rm(waiting);
});

test("a message that was on the screen has been seen: it loses its mark, and only then may grow old (D37)", async () => {
  const outbox = outboxAt({ dataDir });
  onTestFinished(() => outbox.close());
  const { id } = await outbox.accept(newMessage({ name: "Rita Nunes", receivedAt: Date.now() }), 0);
  await page.goto(editor.at("#inbox"));
  const message = page.getByRole("listitem").filter({ hasText: "Rita Nunes" });
  await message.getByText("Non lu").waitFor();
  await expect.poll(async () => (await outbox.get(id))?.seenAt).toBeGreaterThan(0);
  await page.reload();
  await message.waitFor();
  expect(await message.getByText("Non lu").count()).toBe(0);
  await message.getByRole("button", { name: "Supprimer" }).click();
  expect(await outbox.get(id)).toBeDefined();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await message.waitFor({ state: "detached" });
  expect(await outbox.get(id)).toBeUndefined();
});

// The last: it leaves a mistake behind until the editor has seen that it is gone.
test("[O8] publishing that heard nothing of the server for a night names what was broken meanwhile", async () => {
  const { page: shown } = await visit({ reducedMotion: "reduce" });
  await shown.route(/\/api\/events$/, (route) => route.abort());
  await shown.goto(editor.address());
  await shown.goto(editor.at("#publish"));
  await shown.getByRole("button", { name: "Mettre en ligne" }).waitFor();
  const broken = join(editor.content, "posts/fr/ecrit-la-nuit.md");
  await writeFile(broken, "---\ntitle: Écrit la nuit\n---\n\n[Rien](/fr/rien/)\n");
  const findings = () => shown.evaluate(async () => (await fetch("api/findings")).text());
  await expect.poll(findings).toContain("ecrit-la-nuit");
  await shown.unroute(/\/api\/events$/);
  await shown.getByRole("link", { name: "Écrit la nuit" }).first().waitFor();
  await rm(broken);
});

/** Presses a key until an element has the focus. */
async function untilFocused(element: Locator, key = "Tab"): Promise<void> {
  const has = () => element.evaluate((one) => one === document.activeElement);
  for (let stops = 0; !(await has()) && stops < 200; stops += 1) await page.keyboard.press(key);
  expect(await has()).toBe(true);
}

async function preview(shown: Page): Promise<void> {
  await shown.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
}
