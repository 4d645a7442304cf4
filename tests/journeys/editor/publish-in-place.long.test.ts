import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { addAuthenticator, editorAtAddress } from "./editor-at-address.ts";

const visit = visitors();
const project = resolve(import.meta.dirname, "../../..");
let site: string;
let editor: Awaited<ReturnType<typeof editorAtAddress>>;
let server: ChildProcess | undefined;

beforeAll(async () => {
  site = `http://127.0.0.1:${await freePort()}`;
  editor = await editorAtAddress({ site });
});
afterAll(async () => {
  server?.kill("SIGTERM");
  if (server?.exitCode === null) await once(server, "exit");
  await editor?.stop();
});

/** Serves what was published. */
async function serve(): Promise<void> {
  const args = ["--root", join(editor.folder, "site/current"), "--port", new URL(site).port];
  const { NODE_ENV: _test, ...shell } = process.env;
  const env = { ...shell, DATA_DIR: join(editor.folder, "var"), LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["contact/server/main.ts", ...args], {
    ...{ cwd: project, env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server = child;
  await Promise.race([once(createInterface(child.stdout), "line"), once(child, "exit")]);
}

/** Presses a button of “Publier”, and waits until it is done. */
async function press(page: Page, name: string): Promise<void> {
  const isRunning = page.waitForResponse((response) => response.url().endsWith("/api/runs") && response.ok());
  await page.getByRole("button", { name, exact: true }).click();
  await isRunning;
  const done = page.getByText("C’est fait.", { exact: true });
  await done.waitFor({ state: "detached" });
  await done.waitFor({ timeout: 300_000 });
}

test("[O8] who is signed in publishes in place, sees it on the site, and goes back by one press; each is said with a name", async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await addAuthenticator(page, context);
  await page.goto(editor.invite("Inês"));
  await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Publier" }).click();
  await press(page, "Mettre en ligne");
  await serve();

  const home = join(editor.folder, "content/pages/home/fr.md");
  await writeFile(home, (await readFile(home, "utf8")).replace(/^title: .*$/m, 'title: "Un titre qui part"'));
  await page.getByRole("checkbox", { name: "Un titre qui part" }).waitFor();
  await press(page, "Mettre en ligne");
  const { page: visitor } = await visit({ baseURL: site });
  await visitor.goto("/fr/");
  expect(await visitor.title()).toContain("Un titre qui part");
  expect(await axeViolations(page)).toEqual([]);

  await press(page, "Revenir à la version précédente");
  await visitor.reload();
  expect(await visitor.title()).not.toContain("Un titre qui part");
  await page.getByText(/retour à la version précédente par Inês/).waitFor();
  expect(await page.getByText(/mis en ligne par Inês/).count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
});
