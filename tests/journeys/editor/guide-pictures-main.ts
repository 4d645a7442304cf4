/**
 * Takes the pictures of the owner's guide from the real editor: `node tests/journeys/editor/guide-pictures-main.ts`, or of some languages:
 * `node tests/journeys/editor/guide-pictures-main.ts en`. Writes `docs/guide/images/LANGUAGE/NAME.png`, and `portraits.png` for all; the content is a copy, so the owner's is not touched.
 */
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp, { type OverlayOptions } from "sharp";
import { parse } from "yaml";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { hashOf } from "#editor/client/shell/route.ts";
import { fieldId } from "#editor/client/shell/value.ts";
import { editorSay } from "#editor/client/words/words.ts";
import { finishedPicture } from "#engine/content/media/finished-picture.ts";
import type { Theme } from "#engine/content/theme/theme.ts";
import { portraitCut } from "#site/build/portrait-cut.ts";
import { samplePhotographs } from "#site/test-support/sample-photographs.ts";
import { projectFolder } from "../../../scripts/project-folder.mjs";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { launchBrowser } from "../../support/setup/launch-browser.ts";
import { openEditor } from "./running-editor.ts";

/** The window in the pictures, in CSS pixels. */
const SCREEN = { width: 1280, height: 800 };
/** Milliseconds that a build of the whole site may take, with every picture made for the first time. */
const BUILD_TIME = 240_000;
const HOUR = 3_600_000;
/** What visitors of the pictures wrote; the second was answered. */
const MESSAGES = {
  fr: [
    ["Camille Moreau", "camille@exemple.fr", "Bonjour, nous cherchons un terrain près de Setúbal. Par où commencer ?"],
    ["Henri Lambert", "henri@exemple.fr", "Pouvez-vous me rappeler demain après 14 h ? Merci."],
  ],
  en: [
    [
      "Claire Bennett",
      "claire@example.org",
      "Hello, we are looking for a plot of land near Setúbal. Where do we begin?",
    ],
    ["Henry Lambert", "henry@example.org", "Could you call me back tomorrow after 2 p.m.? Thank you."],
  ],
  pt: [
    ["Camila Moreira", "camila@exemplo.pt", "Bom dia, procuramos um terreno perto de Lyon. Por onde começamos?"],
    ["Rui Lourenço", "rui@exemplo.pt", "Podem ligar-me amanhã depois das 14 horas? Obrigado."],
  ],
} as const;
type GuideLanguage = keyof typeof MESSAGES;

const wanted = process.argv.slice(2);
for (const language of Object.keys(MESSAGES) as GuideLanguage[])
  if (wanted.length === 0 || wanted.includes(language)) await takePictures(language);

if (wanted.length === 0) await drawPortraits();

/** What telephones gave, and the portraits that are made of it: the same in each language. */
async function drawPortraits(): Promise<void> {
  const { light, dark } = parse(await readFile(join(projectFolder, "content/theme.yaml"), "utf8")) as Theme;
  const { portrait } = portraitCut({ light, dark } as Theme);
  const cache = await mkdtemp(join(tmpdir(), "portraits-"));
  const width = 150;
  const columns = ["too dark", "by lamplight", "black and white", "too wide", "against the light"].map(
    async (name, column): Promise<OverlayOptions[]> => {
      const original = (await samplePhotographs[name]?.()) ?? Buffer.alloc(0);
      const { files } = (await finishedPicture(async () => original, cache)).cut(portrait);
      const made = await Promise.all(
        files.filter(({ name }) => name.endsWith("-320.avif")).map(({ bytes }) => bytes()),
      );
      const heights = [110, 180, 180];
      return Promise.all(
        [original, ...made].map(async (picture, row) => ({
          input: await sharp(picture)
            .resize({ width, height: heights[row] ?? 0, fit: "inside" })
            .png()
            .toBuffer(),
          left: 20 + column * (width + 20),
          top: 20 + heights.slice(0, row).reduce((sum, height) => sum + height + 20, 0),
        })),
      );
    },
  );
  await sharp({ create: { width: 20 + 5 * (width + 20), height: 550, channels: 3, background: light.paper } })
    .composite((await Promise.all(columns)).flat())
    .png({ palette: true })
    .toFile(join(projectFolder, "docs/guide/images/portraits.png"));
  await rm(cache, { recursive: true });
}

async function takePictures(language: GuideLanguage): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "messages-"));
  await keepMessages(dataDir, language);
  const editor = await openEditor({ from: join(projectFolder, "content"), environment: { DATA_DIR: dataDir } });
  const settings = join(editor.content, "site.yaml");
  await writeFile(settings, (await readFile(settings, "utf8")).replace(/^language: .*$/m, `language: ${language}`));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: SCREEN,
      locale: language === "en" ? "en-GB" : `${language}-${language.toUpperCase()}`,
      reducedMotion: "reduce",
    });
    await page.goto(editor.address());
    const changeTexts = async () => {
      for (const text of ["home", "presentation"])
        await appendFile(join(editor.content, "pages", text, `${language}.md`), "\n{brand}.\n");
    };
    await eachView(page, language, changeTexts, async (name) => {
      const folder = join(projectFolder, "docs/guide/images", language);
      await mkdir(folder, { recursive: true });
      // A colour table makes a drawn picture three times lighter, and nobody sees it.
      await sharp(await page.screenshot())
        .png({ palette: true })
        .toFile(join(folder, `${name}.png`));
    });
  } finally {
    await browser.close();
    await editor.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Goes to each view of the guide, by addresses and names that do not depend on what the site says. */
async function eachView(
  page: Page,
  language: GuideLanguage,
  changeTexts: () => Promise<void>,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const say = editorSay(language);
  const previewShown = async () => {
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    const frame = await page.locator("iframe").elementHandle();
    const preview = await frame?.contentFrame();
    // A previewed page has all of its styles with its scripts, not before.
    if (preview) await untilHydrated(preview);
    await page.getByText(say("opening")).waitFor({ state: "detached" });
  };
  const go = async (name: string) => {
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  /** Shows a group of the company's facts at the top of the window. */
  const withGroup = async (name: "staff" | "hours") => {
    const group = page.locator(`details[id="${fieldId([name])}"]`);
    const summary = group.locator("> summary");
    await summary.click();
    await summary.evaluate((element) => element.scrollIntoView());
    await take(name);
    await summary.click();
  };

  await page.getByRole("row").nth(3).waitFor();
  await page.locator(".brand img").waitFor();
  await take("articles");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await previewShown();
  await take("article");
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: say("tool-picture") })
    .click();
  await page.getByRole("dialog").locator("img").first().waitFor();
  await take("picture");
  await page.keyboard.press("Escape");
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hashOf({ view: "page", key: "presentation", language: language }),
  );
  await previewShown();
  await take("page");
  await go(say("company"));
  await previewShown();
  await withGroup("staff");
  await withGroup("hours");
  await go(say("inbox"));
  await page
    .getByRole("button", { name: say("erase-person") })
    .first()
    .waitFor();
  await take("messages");
  await go(say("publish"));
  await page.getByRole("button", { name: say("run-publish") }).click();
  await page.getByText(say("run-done"), { exact: true }).waitFor({ timeout: BUILD_TIME });
  await changeTexts();
  await page.getByRole("checkbox").nth(1).waitFor();
  await page.getByRole("button", { name: say("run-publish-dry-run") }).click();
  await page.getByText(say("run-tried")).waitFor({ timeout: BUILD_TIME });
  await page.getByRole("main").evaluate((main) => main.scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await take("publish");
}

async function keepMessages(dataDir: string, language: GuideLanguage): Promise<void> {
  const outbox = outboxAt({ dataDir });
  for (const [index, [name, email, message]] of MESSAGES[language].entries()) {
    const receivedAt = Date.now() - index * HOUR;
    const { id } = await outbox.accept(newMessage({ name, email, message, locale: language, receivedAt }), 0);
    if (index === 0) continue;
    await outbox.markSeen([id], Date.now());
    await outbox.markAnswered([id], Date.now());
  }
  await outbox.close();
}
