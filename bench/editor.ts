import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { type OpenedEditor, openEditor } from "#tests/journeys/editor/running-editor.ts";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { makeContent } from "#tests/support/setup/made-up-content.ts";
import { commandEnvironment } from "../scripts/commands.mjs";
import { programCopy } from "./builds.ts";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";

const figure = figuresOf("editor");
/** Articles of each language. */
const ARTICLES = 500;
/** The character of each keystroke: no text has it, so its appearance in the preview can only come from the key. */
const LETTER = "ŵ";
/** Milliseconds before a key: who types on, who thinks, and who goes on when lists are asked for anew and texts are proofread. */
const PAUSES = [0, 300, 800];
const KEYS = 8;
/** Milliseconds that something may take to appear: the first start bundles the editor's page and the preview's program. */
const PATIENCE = 120_000;

/** The owner starts the editor, opens texts, and types: for the first time, and again. All is measured by what is seen in the browser. */
export async function measureEditor(context: BenchContext): Promise<readonly Figure[]> {
  const root = await programCopy("editor", context);
  const from = join(context.work, "content-editor");
  await makeContent(from, ARTICLES);
  const figures: Figure[] = [];
  let editor: OpenedEditor | undefined;
  for (const subject of ["first start", "next start"]) {
    context.log(`editor: ${subject}`);
    await editor?.kill();
    // As `npm run edit` starts it (`scripts/run.mjs`).
    const start = { from, root, environment: commandEnvironment };
    editor = await openEditor({ ...start, ...(editor && { after: editor }) });
    figures.push(...(await openAndType(subject, editor)));
  }
  await editor?.stop();
  await rm(from, { recursive: true });
  return figures;
}

async function openAndType(subject: string, editor: OpenedEditor): Promise<readonly Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    const started = performance.now();
    await page.goto(editor.address());
    const rows = page.locator("tbody tr");
    await rows.first().waitFor();
    const list = performance.now() - started;
    // At once: nobody waits for the editor to have read everything.
    const first = await opened(page, rows.nth(0).locator("th a"));
    const texts: number[] = [];
    for (const name of ["Pages", "Services", "Articles"]) {
      // In the first language, and in another one.
      for (const link of ["th a", "td:last-child a"]) {
        await page.locator("#collections").getByRole("link", { name, exact: true }).click();
        texts.push(await opened(page, rows.nth(1).locator(link)));
      }
    }
    const keys: number[] = [];
    for (const pause of PAUSES) keys.push(...(await typed(page, pause)));
    const median = (times: readonly number[]) => medianOf(times, (time) => time);
    return [
      figure(subject, "list", "ms", list),
      figure(subject, "first text", "ms", first, { most: 1500 }),
      figure(subject, "text", "ms", median(texts)),
      figure(subject, "slowest text", "ms", Math.max(...texts), { most: 1500 }),
      figure(subject, "keystroke", "ms", median(keys), { most: 300 }),
      figure(subject, "slowest keystroke", "ms", Math.max(...keys), { most: 1000 }),
    ];
  } finally {
    await browser.close();
  }
}

/** Follows a link of a list. @returns milliseconds until the form of the text and its page are seen */
async function opened(page: Page, link: Locator): Promise<number> {
  await link.waitFor();
  const pressed = performance.now();
  await link.click();
  await page.locator(".form-side form").waitFor();
  await page.frameLocator("iframe").locator("main h1").waitFor();
  return performance.now() - pressed;
}

/** Goes to the end of the text, and types. @returns milliseconds from each key to the preview */
async function typed(page: Page, pause: number): Promise<readonly number[]> {
  const preview = await (await page.waitForSelector("iframe")).contentFrame();
  if (preview === null) throw new Error("The editor shows no preview: correct bench/editor.ts.");
  await page.getByRole("textbox", { name: "Texte", exact: true }).click();
  await page.keyboard.press("Control+End");
  const times: number[] = [];
  for (let count = 0; count < KEYS; count += 1) {
    await setTimeout(pause);
    const letters = (letter: string) => (document.querySelector("main")?.textContent ?? "").split(letter).length;
    const before = await preview.evaluate(letters, LETTER);
    const shown = preview.waitForFunction(
      ([letter, number]) =>
        (document.querySelector("main")?.textContent ?? "").split(letter).length > number &&
        performance.timeOrigin + performance.now(),
      [LETTER, before] as const,
    );
    const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.keyboard.type(LETTER);
    times.push(Number(await (await shown).jsonValue()) - pressed);
  }
  return times;
}
