import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { invitationLink } from "#editor/signing-in/access-by-passkey.ts";
import { openPeople } from "#editor/signing-in/people.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { fewArticles } from "./running-editor.ts";

const visit = visitors();
const project = resolve(import.meta.dirname, "../../..");
const ends: (() => Promise<unknown>)[] = [];
let folder: string;
let origin: string;
let site: string;

/** Starts a program of the project, until the test has ended. */
async function run(file: string, args: readonly string[], own: Readonly<Record<string, string>>): Promise<void> {
  const { NODE_ENV: _test, ...shell } = process.env;
  const options = { cwd: project, env: { ...shell, ...own } };
  const child = spawn(process.execPath, [file, ...args], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  ends.push(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  });
  await Promise.race([once(createInterface(child.stdout), "line"), once(child, "exit")]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "in-place-"));
  await cp(contentFolder, join(folder, "content"), { recursive: true, filter: fewArticles });
  const [port, sitePort] = [String(await freePort()), String(await freePort())];
  origin = `http://edit.localhost:${port}`;
  site = `http://127.0.0.1:${sitePort}`;
  await run("editor/main.ts", ["--content", join(folder, "content")], {
    ...{ EDIT_URL: origin, EDIT_PREVIEW_URL: `http://preview.localhost:${port}`, EDIT_PORT: port },
    ...{ EDIT_RELEASES: join(folder, "site"), SITE_URL: site, DATA_DIR: folder },
  });
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
});

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
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  const passkeys = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = { protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true, ...passkeys } as const;
  await device.send("WebAuthn.addVirtualAuthenticator", { options });
  const people = openPeople(join(folder, "editor/people.sqlite"));
  await page.goto(invitationLink(origin, people.invite("Inês", false)));
  people.close();
  await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Publier" }).click();
  await press(page, "Mettre en ligne");
  expect(existsSync(join(folder, "site/current"))).toBe(true);
  await run("contact/server/main.ts", ["--root", join(folder, "site/current"), "--port", new URL(site).port], {
    DATA_DIR: join(folder, "var"),
    LOG_LEVEL: "error",
  });

  const home = join(folder, "content/pages/home/fr.md");
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
