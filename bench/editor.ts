import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { type OpenedEditor, openEditor } from "#tests/journeys/editor/running-editor.ts";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { makeContent } from "#tests/support/setup/made-up-content.ts";
import { programCopy } from "./builds.ts";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";

const figure = figuresOf("editor");
/** Articles of each language. */
const ARTICLES = 500;
/** The character of each keystroke: no text has it, so its appearance in the preview can only come from the key. */
const LETTER = "ŵ";
const KEYSTROKES = 25;
/** Milliseconds that something may take to appear: the first start bundles the editor's page. */
const PATIENCE = 120_000;

/** The owner opens the editor, then an article, and types: for the first time, and again. */
export async function measureEditor(context: BenchContext): Promise<readonly Figure[]> {
  const root = await programCopy("editor", context);
  const from = join(context.work, "content-editor");
  await makeContent(from, ARTICLES);
  const figures: Figure[] = [];
  for (const subject of ["first start", "next start"]) {
    context.log(`editor: ${subject}`);
    const editor = await openEditor({ from, root });
    try {
      figures.push(...(await openAndType(subject, editor)));
    } finally {
      await editor.stop();
    }
  }
  await rm(from, { recursive: true });
  return figures;
}

async function openAndType(subject: string, editor: OpenedEditor): Promise<readonly Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    const opened = performance.now();
    await page.goto(editor.address());
    const article = page.locator("tbody th a").first();
    await article.waitFor();
    const list = performance.now() - opened;
    await article.click();
    const text = page.getByRole("textbox", { name: "Texte", exact: true });
    await text.locator("p").first().click();
    await page.keyboard.press("End");
    const preview = await previewOf(page);
    const shown = performance.now() - opened - list;
    const [first = Number.NaN, ...others] = await keystrokes(page, preview);
    return [
      figure(subject, "list", "ms", list),
      figure(subject, "article and preview", "ms", shown),
      figure(subject, "first keystroke", "ms", first),
      figure(
        subject,
        "keystroke",
        "ms",
        medianOf(others, (time) => time),
      ),
      figure(subject, "slowest keystroke", "ms", Math.max(...others)),
    ];
  } finally {
    await browser.close();
  }
}

/** The frame of the preview, once its page is there. */
async function previewOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  if (frame === null) throw new Error("The editor shows no preview: correct bench/editor.ts.");
  await frame.waitForSelector("main h1");
  await page.locator(".stage[aria-busy=false]").waitFor();
  return frame;
}

/** Presses one key after another, each once the preview shows the one before. @returns milliseconds from each key to the preview */
async function keystrokes(page: Page, preview: Frame): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 1; count <= KEYSTROKES; count += 1) {
    const shown = preview.waitForFunction(
      (words) =>
        document.querySelector("main")?.textContent?.includes(words) && performance.timeOrigin + performance.now(),
      LETTER.repeat(count),
    );
    const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.keyboard.type(LETTER);
    times.push(Number(await (await shown).jsonValue()) - pressed);
  }
  return times;
}
