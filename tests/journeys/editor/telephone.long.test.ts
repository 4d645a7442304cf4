import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { visitors } from "../../support/setup/browser.ts";
import { addAuthenticator, editorAtAddress } from "./editor-at-address.ts";
import { coveredTargets, highAnswers, smallTargets } from "./view-checks.ts";

const SCREEN = { width: 360, height: 740 };
/** What the keyboard of a telephone leaves. */
const ABOVE_KEYBOARD = { width: 360, height: 400 };

const visit = visitors();
let editor: Awaited<ReturnType<typeof editorAtAddress>>;
let page: Page;
let errors: readonly string[];
beforeAll(async () => {
  editor = await editorAtAddress({ site: `http://127.0.0.1:${await freePort()}` });
  const outbox = outboxAt({ dataDir: editor.folder });
  await outbox.counts();
  await outbox.accept(newMessage({ name: "Zoë Petit", receivedAt: Date.now() }), 0);
  await outbox.close();
  const visitor = await visit({ viewport: SCREEN, isMobile: true, hasTouch: true, reducedMotion: "reduce" });
  ({ page, errors } = visitor);
  await addAuthenticator(page, visitor.context);
});
afterAll(() => editor?.stop());

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole("button", { name, exact: true });

async function choose(name: string): Promise<void> {
  await button("Menu").tap();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).tap();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await expectForThumb();
}

/** Expects that all that is pressed is as large as a finger, nothing lies over it, and what a view is for is where the thumb is. */
async function expectForThumb(): Promise<void> {
  await page.getByText("Ouverture…").waitFor({ state: "detached" });
  expect(await page.evaluate(highAnswers)).toEqual([]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(coveredTargets)).toEqual([]);
}

/** Expects something in the part of the screen that a thumb reaches, with nothing over it. */
async function expectInReach(place: Locator): Promise<void> {
  expect(await place.evaluate(placeOf)).toEqual({ isSeen: true, isHigh: false });
}

/** Types into a field as the keyboard of a telephone comes over the page. */
async function write(field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.setViewportSize(ABOVE_KEYBOARD);
  // As browsers do when their keyboard comes.
  await field.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  await page.keyboard.type(text);
  expect((await field.evaluate(placeOf)).isSeen).toBe(true);
}

/** Runs in the page: whether an element, or the cursor in a text, is seen whole, and whether it is in the highest third. */
function placeOf(element: Element): { isSeen: boolean; isHigh: boolean } {
  const cursor =
    element instanceof HTMLElement && element.isContentEditable ? getSelection()?.getRangeAt(0) : undefined;
  const { left, right, top, bottom } = (cursor?.getClientRects()[0] ?? element.getBoundingClientRect()) as DOMRect;
  const isAt = (y: number) => {
    const found = document.elementFromPoint((left + right) / 2, y);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  return { isSeen: isAt(top + 2) && isAt(bottom - 2), isHigh: bottom < innerHeight / 3 };
}

test("[O1] by thumb alone, on a telephone: an article with a gallery is written, a message marked, somebody invited, the site published", async () => {
  await page.goto(editor.invite("Inês"));
  await button("Créer ma clé d’accès").waitFor();
  await expectForThumb();
  await button("Créer ma clé d’accès").tap();
  await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  await expectInReach(button("Menu"));
  await choose("Articles");
  expect(await button("Menu").getAttribute("aria-expanded")).toBe("false");

  await button("Nouvel article").tap();
  await expectForThumb();
  const dialog = page.getByRole("dialog");
  await write(dialog.getByLabel("Titre"), "Deux jours à Porto");
  await expectInReach(button("Créer"));
  await button("Créer").tap();
  await page.setViewportSize(SCREEN);
  const text = page.getByRole("textbox", { name: "Texte" });
  await write(
    text,
    "Le matin.\nAu marché.\nÀ midi.\nAu port.\nLe soir.\nChez nous.\nLa nuit.\nUne lampe.\nEt puis.\nRien.",
  );
  await expectInReach(button("Versions"));
  const tool = button("Image");
  expect((await tool.evaluate(placeOf)).isSeen).toBe(true);
  await page.setViewportSize(SCREEN);
  await tool.tap();
  const photograph = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#258" } })
    .jpeg()
    .toBuffer();
  const files = ["un.jpg", "deux.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: photograph }));
  await dialog.getByLabel("Ajouter de nouvelles images").setInputFiles(files);
  await dialog.getByRole("radio", { name: "deux.jpg" }).waitFor();
  await write(dialog.getByLabel("Ce que montre l’image : un.jpg"), "Le port");
  await write(dialog.getByLabel("Ce que montre l’image : deux.jpg"), "Le marché");
  await expectInReach(button("Insérer"));
  await page.setViewportSize(SCREEN);
  await button("Insérer").tap();
  const path = join(editor.content, "posts/fr/deux-jours-a-porto.md");
  await expect.poll(() => readFile(path, "utf8")).toContain("![Le port](un.jpg)\n![Le marché](deux.jpg)");
  await write(page.getByRole("textbox", { name: /^Description/ }), "Deux jours.");
  await page.setViewportSize(SCREEN);
  await expectForThumb();
  await expectInReach(button("Publier"));
  await page.getByRole("link", { name: /^anglais/ }).tap();
  await button("Créer").waitFor();
  await expectForThumb();
  await page.getByRole("link", { name: /^français/ }).tap();
  await button("Aperçu").tap();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();

  await choose("Images et documents");
  await button("Recadrer : un.jpg").tap();
  await dialog.getByRole("heading").waitFor();
  expect((await dialog.getByRole("heading").evaluate(placeOf)).isSeen).toBe(true);
  // Without dragging: a tap in the middle of a slider.
  await dialog.getByRole("slider", { name: "à gauche" }).tap();
  await expectInReach(button("Enregistrer"));
  await button("Enregistrer").tap();
  await expect.poll(() => readFile(join(editor.content, "pictures.yaml"), "utf8")).toMatch(/left: [45]\d/);

  await choose("Messages reçus");
  for (const shown of [page.getByRole("heading", { name: "Zoë Petit" }), page.locator(".words")])
    expect((await shown.evaluate(placeOf)).isSeen).toBe(true);
  await button("Marquer comme traité").tap();
  await page.getByText(/^Traité/).waitFor();

  await choose("Personnes");
  await button("Inviter quelqu’un").tap();
  await expectForThumb();
  await write(dialog.getByLabel("Nom"), "Rui");
  await button("Créer le lien").tap();
  await expectInReach(button("Copier le lien"));
  await page.setViewportSize(SCREEN);
  await expectForThumb();
  await button("Fermer", dialog).tap();

  await appendFile(join(editor.content, "published.txt"), "/fr/tarifs-de-2019/\n");
  await choose("Publier");
  await expectInReach(button("Mettre en ligne"));
  const agreement = page.getByRole("checkbox", { name: "C’est bien ce que je veux." });
  await agreement.waitFor();
  await page.locator("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
  expect((await agreement.evaluate(placeOf)).isSeen).toBe(false);
  await button("Mettre en ligne").tap();
  expect((await agreement.evaluate(placeOf)).isSeen).toBe(true);
  expect(await agreement.evaluate((box) => box === document.activeElement)).toBe(true);
  await agreement.tap();
  await button("Mettre en ligne").tap();
  const report = page.getByRole("heading", { level: 2, name: "Mettre en ligne" });
  await report.waitFor();
  expect((await report.evaluate(placeOf)).isSeen).toBe(true);
  expect(errors).toEqual([]);
});

test("[O7] on a telephone, in every view and every text that the lists lead to, a thumb presses all that is there", async () => {
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button("Menu").tap();
  const names = await menu.getByRole("link").allTextContents();
  await button("Menu").tap();
  for (const name of names) {
    await choose(name);
    const texts = page.getByRole("rowheader").getByRole("link");
    if ((await texts.count()) === 0) continue;
    await texts.first().tap();
    await button("Versions").waitFor();
    await expectForThumb();
    await button("Aperçu").tap();
    await expectForThumb();
  }
  expect(errors).toEqual([]);
});
