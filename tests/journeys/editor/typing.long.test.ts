import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
let page: Page;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor?.stop());
beforeEach(async () => {
  ({ page } = await visit({ viewport: { width: 1440, height: 900 } }));
  await page.goto(editor.address());
});

const onDisk = (path: string) => readFile(join(editor.content, path), "utf8");
const saved = () => page.getByText("Enregistré à").waitFor();

test("a title that is typed onto a second line stays where it is: the heading above it grows a moment later", async () => {
  const [file = ""] = await readdir(join(editor.content, "posts/fr"));
  await page.goto(editor.at(`#file/${encodeURIComponent(`posts/fr/${file}`)}`));
  const title = page.locator("#field-title");
  await title.click();
  const top = () => title.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const [before, { height = 0 } = {}] = [await top(), (await page.locator("h1").boundingBox()) ?? {}];
  await page.keyboard.type(" et tout ce qui a sa place dans un titre bien trop long".repeat(2));
  await expect.poll(async () => (await page.locator("h1").boundingBox())?.height ?? 0).toBeGreaterThan(height);
  expect(await top()).toBe(before);
});

test("[O4] while a telephone number is typed slowly, nothing folds or takes the focus; it is judged once it is left", async () => {
  await page.goto(editor.at("#file/site.yaml"));
  const section = page.locator("details", { has: page.getByText("Téléphones", { exact: true }) }).first();
  await section.locator("summary").first().click();
  const number = section.getByRole("textbox", { name: "Numéro" }).first();
  await number.fill("");
  const judged = () => page.waitForResponse(/\/api\/file$/);
  for (const digit of "01 42 68 53 00") {
    const next = judged();
    await page.keyboard.type(digit);
    await next;
    expect(await number.evaluate((one) => one === document.activeElement)).toBe(true);
  }
  expect(await number.inputValue()).toBe("01 42 68 53 00");
  await saved();
  expect(await onDisk("site.yaml")).toContain("01 42 68 53 00");
  // Too short: said once the field is left, and the section stays open.
  await number.fill("01 42 68 53");
  await saved();
  const tooShort = section.getByText("n’est pas un numéro de téléphone complet");
  expect(await tooShort.count()).toBe(0);
  await number.blur();
  await tooShort.waitFor();
  await number.fill("01 42 68 53 00");
  // Into the next field of the same telephone, before anybody has judged.
  await page.keyboard.press("Tab");
  const place = () => page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0));
  const before = await place();
  await tooShort.waitFor({ state: "detached" });
  expect(await place()).toBe(before);
  expect(await section.getAttribute("open")).not.toBeNull();
  // What is said as a field is left does not move the button that is pressed from under the pointer.
  const numbers = section.getByRole("textbox", { name: "Numéro" });
  const many = await numbers.count();
  const judgedAgain = page.waitForResponse(/\/api\/findings\?/);
  await number.fill("01 42 68 53");
  await judgedAgain;
  const add = section.getByRole("button", { name: "Ajouter" }).first();
  const { x = 0, y = 0 } = (await add.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.mouse.up();
  await tooShort.first().waitFor();
  expect(await numbers.count()).toBe(many + 1);
});
