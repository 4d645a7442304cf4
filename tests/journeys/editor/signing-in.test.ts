import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { addAuthenticator, editorAtAddress } from "./editor-at-address.ts";

const visit = visitors();
let editor: Awaited<ReturnType<typeof editorAtAddress>>;
beforeAll(async () => {
  editor = await editorAtAddress();
});
afterAll(() => editor?.stop());

test("[O1] who is invited makes a passkey, writes, sees the page, signs out and in again, until removed", async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 } });
  await addAuthenticator(page, context);
  const { origin, previewOrigin, content, edit } = editor;
  await page.goto(editor.invite("Inês"));
  await page.getByRole("heading", { name: "S’identifier" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).waitFor();
  expect(page.url()).toBe(`${origin}/`);

  // The real page, of its own host.
  await page.goto(`${origin}/#page/home/fr`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  const frame = page.frames().find((one) => one.url().startsWith(previewOrigin));
  expect(await frame?.evaluate(() => document.cookie)).toBe("");
  // A script there that wants the session, or to write with it.
  const stolen = (editor: string) =>
    fetch(`${editor}/api/collections`, { credentials: "include" }).then(
      (answer) => answer.status,
      () => "refused",
    );
  expect(await frame?.evaluate(stolen, origin)).toBe("refused");

  await page.getByRole("navigation").getByRole("link", { name: "Personnes" }).click();
  await page.getByRole("rowheader", { name: "Inês (vous)" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.getByRole("button", { name: "S’identifier" }).waitFor();
  // What a mail leads to is shown once it is known who reads it.
  await page.goto(`${origin}/#inbox`);
  await page.getByRole("button", { name: "S’identifier" }).click();
  await page.getByRole("heading", { name: "Messages" }).waitFor();

  // What is typed without a session is kept until there is one again.
  await page.goto(`${origin}/#file/words.txt`);
  const words = page.getByLabel("Le fichier entier");
  await words.waitFor();
  const kept = await context.cookies();
  await context.clearCookies();
  await words.fill("estuaire\n");
  const again = page.getByRole("link", { name: "S’identifier dans un nouvel onglet" });
  await again.waitFor();
  await context.addCookies(kept);
  await page.getByText("Enregistré à").waitFor();
  await expect.poll(() => readFile(join(content, "words.txt"), "utf8")).toBe("estuaire\n");

  expect(edit("--people")).toContain("Inês");
  edit("--remove", "Inês");
  await page.reload();
  await page.getByRole("button", { name: "S’identifier" }).click();
  await page.getByRole("alert").getByText("n’ouvre pas cet éditeur").waitFor();
});
