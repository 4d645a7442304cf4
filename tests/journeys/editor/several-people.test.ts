import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { addAuthenticator, editorAtAddress } from "./editor-at-address.ts";

const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const WORDS = "words.txt";
const visit = visitors();
let editor: Awaited<ReturnType<typeof editorAtAddress>>;
beforeAll(async () => {
  editor = await editorAtAddress();
});
afterAll(() => editor?.stop());

/** Somebody who was invited, with a browser of their own. */
async function person(name: string, options = {}) {
  const visitor = await visit(options);
  await addAuthenticator(visitor.page, visitor.context);
  await visitor.page.goto(editor.invite(name));
  await visitor.page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
  await visitor.page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  return visitor;
}
const open = async (page: Page, file = WORDS) => {
  await page.goto(`${editor.origin}/#file/${file}`);
  const text = page.getByLabel("Le fichier entier");
  await text.waitFor();
  return text;
};
const onDisk = () => readFile(join(editor.content, WORDS), "utf8");

test("[O1] from the mail that brings a message a telephone opens it in two presses, and says that it is answered", async () => {
  const outbox = outboxAt({ dataDir: editor.folder });
  await outbox.counts();
  const { id } = await outbox.accept(newMessage({ name: "Zoë Petit", receivedAt: Date.now() }), 0);
  await outbox.accept(newMessage({ name: "Rita Nunes", receivedAt: Date.now() }), 0);
  const { page, context } = await person("Inês", TELEPHONE);
  await context.clearCookies();
  await page.goto("about:blank");
  // The link in the mail.
  await page.goto(`${editor.origin}/#message/${id}`);
  await page.getByRole("button", { name: "S’identifier" }).tap();
  await page.getByRole("heading", { level: 2 }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Zoë Petit"]);
  await page.getByRole("button", { name: "Marquer comme traité" }).tap();
  await page.getByText(/^Traité le/).waitFor();
  expect((await outbox.get(id))?.answeredAt).toBeDefined();
  expect(await axeViolations(page)).toEqual([]);
  await outbox.close();

  // Its browser was ended for the night: what has no day to end on is forgotten.
  const { cookies } = await context.storageState();
  const morning = Date.now() / 1000 + 12 * 3600;
  const later = await visit({
    ...TELEPHONE,
    storageState: { origins: [], cookies: cookies.filter(({ expires }) => expires > morning) },
  });
  await later.page.goto(`${editor.origin}/#message/${id}`);
  await later.page.getByRole("heading", { level: 2, name: "Zoë Petit" }).waitFor();
});

test("[O1] two in one text read each other's names, and nothing is locked; whoever closes it is gone", async () => {
  const [{ page: one }, { page: other }] = [await person("Ana"), await person("Rui", TELEPHONE)];
  const words = await open(one);
  expect(await one.getByText("Aussi dans ce texte").count()).toBe(0);
  const others = await open(other);
  await one.getByText("Aussi dans ce texte : Rui").waitFor();
  await other.getByText("Aussi dans ce texte : Ana").waitFor();
  expect([await axeViolations(one), await axeViolations(other)]).toEqual([[], []]);
  await others.fill("estuaire\n");
  await other.getByText("Enregistré à").waitFor();
  await expect.poll(() => words.inputValue()).toBe("estuaire\n");
  // Each in a language of the same text.
  for (const [page, language] of [
    [one, "fr"],
    [other, "en"],
  ] as const)
    await page.goto(`${editor.origin}/#page/home/${language}`);
  await one.getByText("Aussi dans ce texte : Rui (anglais)").waitFor();
  await other.getByText("Aussi dans ce texte : Ana (français)").waitFor();
  await other.close();
  await one.getByText("Aussi dans ce texte").waitFor({ state: "detached" });
});

test("[O1] in a train the network goes again and again: what is typed goes on by itself, all of it, and nothing is asked", async () => {
  const { page, context } = await person("Léa", TELEPHONE);
  const words = await open(page);
  await words.fill("");
  let typed = "";
  for (const station of ["Porto", "Pinhão", "Régua", "Tua"]) {
    await context.setOffline(true);
    await words.pressSequentially(`${station}\n`);
    typed += `${station}\n`;
    await page.getByText("Ce que vous écrivez est gardé dans ce navigateur").waitFor();
    await context.setOffline(false);
    await page.getByText("Enregistré à").waitFor();
    await expect.poll(onDisk).toBe(typed);
  }
  expect([await words.inputValue(), await page.getByRole("dialog").count()]).toEqual([typed, 0]);
});

test("[O1] a telephone can put the editor among its programs; nobody without a session learns its name", async () => {
  const { page, context } = await person("Tom", TELEPHONE);
  const tools = await context.newCDPSession(page);
  const { url, data, errors } = await tools.send("Page.getAppManifest");
  expect([url, errors]).toEqual([`${editor.origin}/api/manifest`, []]);
  const { icons, ...told } = JSON.parse(data ?? "") as { readonly icons: readonly Record<"src" | "sizes", string>[] };
  expect(told).toMatchObject({ name: "Éditeur du site", start_url: "/", display: "standalone" });
  // Browsers install what has a picture of 192 px or more, and is what it says.
  const drawn = await page.evaluate(
    async (sources) => {
      const pictures = sources.map((src) => Object.assign(new Image(), { src }));
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`);
    },
    icons.map(({ src }) => src),
  );
  expect(drawn).toEqual(icons.map(({ sizes }) => sizes));
  expect(Math.max(...drawn.map((size) => Number.parseInt(size, 10)))).toBeGreaterThanOrEqual(192);
  await context.clearCookies();
  expect(await page.evaluate(() => fetch("/api/manifest").then(({ status }) => status))).toBe(401);
});
