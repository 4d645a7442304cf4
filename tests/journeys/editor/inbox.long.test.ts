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
