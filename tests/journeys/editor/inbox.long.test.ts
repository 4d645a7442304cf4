import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const visit = visitors();
let editor: OpenedEditor;
let dataDir: string;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "messages-"));
  const outbox = outboxAt({ dataDir });
  await outbox.accept(newMessage({ name: "Camille Moreau", receivedAt: Date.now() }), 0);
  await outbox.close();
  editor = await openEditor({ environment: { DATA_DIR: dataDir } });
  ({ page } = await visit({ reducedMotion: "reduce" }));
  await page.goto(editor.address());
  await page.getByRole("row").nth(1).waitFor();
});
afterAll(async () => {
  await editor?.stop();
  await rm(dataDir, { recursive: true, force: true });
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

test("a press marks a message as answered, another takes the mark off; the list narrows to the others, and a reply marks nothing", async () => {
  const outbox = outboxAt({ dataDir });
  onTestFinished(() => outbox.close());
  const { id } = await outbox.accept(newMessage({ name: "Ana Lopes", receivedAt: Date.now() }), 0);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/inbox")) asked.push(request.postDataJSON().verb);
  });
  await page.reload();
  const message = page.getByRole("listitem").filter({ hasText: "Ana Lopes" });
  const mark = message.getByRole("button", { name: "Marquer comme répondu", exact: true });
  const takeOff = message.getByRole("button", { name: "Marquer comme non répondu", exact: true });
  await page.getByRole("button", { name: "À répondre (2)", pressed: false }).press("Enter");
  await message.getByText("À répondre", { exact: true }).waitFor();
  await message.getByRole("link", { name: "Répondre" }).evaluate((link: HTMLElement) => {
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
  });
  await mark.press("Enter");
  await message.getByText(/^Répondu le \d/).waitFor();
  expect((await outbox.get(id))?.answeredAt).toBeGreaterThan(0);
  // It stays where it is, with the focus, until the list is narrowed anew.
  expect(await takeOff.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await mark.waitFor();
  expect((await outbox.get(id))?.answeredAt).toBeUndefined();
  await mark.press("Enter");
  const narrowed = page.getByRole("button", { name: "À répondre (1)", pressed: true });
  await narrowed.press("Enter");
  await page.getByRole("button", { name: "À répondre (1)", pressed: false }).press("Enter");
  await narrowed.waitFor();
  await page.getByText("Camille Moreau").waitFor();
  expect(await message.count()).toBe(0);
  expect(asked.filter((verb) => verb !== "seen")).toEqual(["answered", "to-answer", "answered"]);
});

test("a search asks nobody: what it finds is there with each letter, whatever accents and order it is written in", async () => {
  await page.goto(editor.at("#inbox"));
  const message = page.getByRole("listitem").filter({ hasText: "Camille Moreau" });
  await message.waitFor();
  await page.context().setOffline(true);
  onTestFinished(() => page.context().setOffline(false));
  const search = page.getByRole("searchbox");
  await search.fill("MOREAU cámille");
  await message.waitFor();
  await search.fill("moreau zèbre");
  await page.getByText("Aucun message.").waitFor();
});
