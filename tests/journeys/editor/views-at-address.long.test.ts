import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { visitors } from "../../support/setup/browser.ts";
import { addAuthenticator, editorAtAddress } from "./editor-at-address.ts";
import { expectKeyboard, expectReadable } from "./view-checks.ts";

const visit = visitors();
let editor: Awaited<ReturnType<typeof editorAtAddress>>;
let page: Page;
let errors: readonly string[];
let message: string;
beforeAll(async () => {
  editor = await editorAtAddress();
  const outbox = outboxAt({ dataDir: editor.folder });
  await outbox.counts();
  ({ id: message } = await outbox.accept(newMessage({ name: "Zoë Petit", receivedAt: Date.now() }), 0));
  await outbox.close();
  const visitor = await visit({ reducedMotion: "reduce", hasTouch: true });
  ({ page, errors } = visitor);
  await addAuthenticator(page, visitor.context);
  await page.goto(editor.invite("Inês"));
  await page.getByRole("button", { name: "Créer ma clé d’accès" }).waitFor();
});
afterAll(() => editor?.stop());

/** What is seen where people sign in, and what a press opens; each begins where the one before has ended. */
const views: readonly (readonly [name: string, open: () => Promise<unknown>])[] = [
  ["the page to sign in", async () => undefined],
  [
    "people",
    async () => {
      await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
      await page.getByRole("navigation").getByRole("link", { name: "Personnes" }).click();
      await page.getByRole("rowheader", { name: "Inês (vous)" }).waitFor();
    },
  ],
  [
    "an invitation",
    async () => {
      await page.getByRole("button", { name: "Inviter quelqu’un" }).click();
      await page.getByRole("dialog").getByRole("textbox").fill("Rui");
      await page.getByRole("button", { name: "Créer le lien" }).click();
      await page.getByRole("button", { name: "Copier le lien" }).waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).focus();
    },
  ],
  [
    "a message",
    async () => {
      await page.goto(`${editor.origin}/#message/${message}`);
      await page.getByRole("heading", { level: 2, name: "Zoë Petit" }).waitFor();
    },
  ],
  [
    "cropping",
    async () => {
      await page.goto(`${editor.origin}/#media`);
      await page
        .getByRole("button", { name: /^Recadrer/ })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.decode());
    },
  ],
];

describe.each(views)("%s", (_name, open) => {
  test("[O7] is read, pressed by a finger and led through by the keyboard, without an error", async () => {
    await open();
    await expectReadable(page);
    await expectKeyboard(page);
    expect(errors).toEqual([]);
  });
});
