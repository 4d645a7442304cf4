import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { fewArticles } from "./running-editor.ts";

const visit = visitors();
const project = resolve(import.meta.dirname, "../../..");
let folder: string;
let origin: string;
let environment: NodeJS.ProcessEnv;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "signing-in-"));
  await cp(contentFolder, join(folder, "content"), { recursive: true, filter: fewArticles });
  const port = String(await freePort());
  // Browsers take these names for as safe as HTTPS.
  origin = `http://edit.localhost:${port}`;
  const { NODE_ENV: _test, ...shell } = process.env;
  const preview = `http://preview.localhost:${port}`;
  environment = { ...shell, EDIT_URL: origin, EDIT_PREVIEW_URL: preview, EDIT_PORT: port, DATA_DIR: folder };
  const child = spawn(process.execPath, ["editor/main.ts", "--content", join(folder, "content")], {
    cwd: project,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), once(child, "exit")]);
  expect(line).toContain(origin);
});
afterAll(async () => {
  await stop?.();
  await rm(folder, { recursive: true, force: true });
});

/** A command on the server. @returns what it prints */
const edit = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["editor/main.ts", "--content", join(folder, "content"), ...args], {
    cwd: project,
    env: environment,
    encoding: "utf8",
  }).stdout;
const invite = (...args: readonly string[]) => /http:\S+#invitation=\S+/.exec(edit("--invite", ...args))?.[0] ?? "";

/** A device that unlocks by finger or code, and its owner does. */
async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("[O1] who is invited makes a passkey, writes, sees the page, signs out and in again, until removed", async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 } });
  await addAuthenticator(page, context);
  await page.goto(invite("Inês"));
  await page.getByRole("heading", { name: "S’identifier" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).waitFor();
  expect(page.url()).toBe(`${origin}/`);

  // The real page, of its own host.
  await page.goto(`${origin}/#page/home/fr`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  const frame = page.frames().find((one) => one.url().startsWith(origin.replace("edit", "preview")));
  expect(await frame?.evaluate(() => document.cookie)).toBe("");
  // A script there that wants the session, or to write with it.
  const stolen = (editor: string) =>
    fetch(`${editor}/api/collections`, { credentials: "include" }).then(
      (answer) => answer.status,
      () => "refused",
    );
  expect(await frame?.evaluate(stolen, origin)).toBe("refused");

  await page.getByRole("navigation").getByRole("link", { name: "Personnes" }).click();
  await page.getByRole("cell", { name: "Inês (vous)" }).waitFor();
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
  await expect.poll(() => readFile(join(folder, "content/words.txt"), "utf8")).toBe("estuaire\n");

  expect(edit("--people")).toContain("Inês");
  edit("--remove", "Inês");
  await page.reload();
  await page.getByRole("button", { name: "S’identifier" }).click();
  await page.getByRole("alert").getByText("n’ouvre pas cet éditeur").waitFor();
});
