import { createHash, X509Certificate } from "node:crypto";
import { chmod, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { USUAL_TIME_ZONE } from "#engine/content/model/site-schema.ts";
import { clockUntil } from "#engine/i18n/days.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { addAuthenticator } from "../journeys/editor/editor-at-address.ts";
import { contactForm } from "../support/pages/contact-form.ts";
import { browserPath, launchBrowser } from "../support/setup/launch-browser.ts";
import { NEVER_COMES, NEVER_ENDS } from "../support/setup/patience.ts";
import { contentFolder } from "../support/setup/test-content.ts";
import { canRunSystemd, type SystemdMachine, startSystemd } from "./systemd-machine.ts";

const project = resolve(import.meta.dirname, "../..");
const COMPUTER = { viewport: { width: 1440, height: 900 } };
const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const [EDITOR, SITE] = ["https://edit.example.com", "https://www.example.com"];
const WRITTEN = "/var/lib/passerelle-edit/content";
const MINUTE = 60_000;

/** What the how-to says below a heading, block by block. */
async function blocksBelow(heading: string): Promise<readonly string[]> {
  const text = await readFile(join(project, "docs/how-to/own-server.md"), "utf8");
  const section = text.split(/^## /m).find((one) => one.startsWith(heading)) ?? expect.unreachable(heading);
  return [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
}

// Only root may start a systemd, and not in every container.
describe.skipIf(!canRunSystemd() || onPath("caddy") === undefined)("a server set up by the how-to", () => {
  let machine: SystemdMachine;
  let browser: Browser;
  const shell = (commands: string) => machine.run("sh", "-ec", `cd /srv/passerelle\n${commands}`);
  /** Does what a block says: commands, lines of the settings, or of a unit that `systemctl edit` opens. */
  const follow = (block: string) => {
    if (block.startsWith("[Service]")) return shell(`cat >> ${dropIn("caddy")} <<'END'\n${block}END`);
    if (/^[A-Z_]+=/.test(block)) return shell(`cat >> /etc/passerelle/environment <<'END'\n${block}END`);
    // The packages are there: no test asks a registry.
    return shell(block.replace(/^npm (?:ci|rebuild).*$/gm, "").replaceAll(/\bNAME\b/g, "Ana"));
  };
  const dropIn = (unit: string) => `/etc/systemd/system/${unit}.service.d/override.conf`;

  beforeAll(async () => {
    machine = await startSystemd({ [dropIn("caddy")]: "", [dropIn("passerelle-edit")]: "" }, [
      "--private-network",
      ...[`--overlay=${project}::/srv/passerelle`, `--bind-ro=${contentFolder}:/srv/passerelle/content`],
    ]);
    await shell("echo 127.0.0.1 www.example.com edit.example.com preview.example.com >> /etc/hosts");
  });
  afterAll(async () => {
    await browser?.close();
    await machine?.stop();
  });

  /** A browser in the machine's network, which trusts the authority that Caddy makes, and that one alone. */
  async function browserThere(): Promise<Browser> {
    const chain =
      "openssl s_client -connect 127.0.0.1:443 -servername www.example.com -showcerts < /dev/null 2> /dev/null";
    const certificates = (await shell(chain)).match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? [];
    const authority = new X509Certificate(certificates.at(-1) ?? "").publicKey.export({ type: "spki", format: "der" });
    const program = join(await mkdtemp(join(tmpdir(), "browser-")), "browser");
    await writeFile(program, `#!/bin/sh\nexec nsenter --net=/proc/${machine.pid}/ns/net ${browserPath()} "$@"\n`);
    await chmod(program, 0o755);
    const trusted = createHash("sha256").update(authority).digest("base64");
    const names = "--host-resolver-rules=MAP *.example.com 127.0.0.1, MAP * ~NOTFOUND";
    return launchBrowser([`--ignore-certificate-errors-spki-list=${trusted}`, names], program);
  }

  async function window(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    context.setDefaultTimeout(NEVER_COMES);
    const page = await context.newPage();
    await addAuthenticator(page, context);
    return page;
  }
  async function signUp(page: Page, invitation: string): Promise<void> {
    await page.goto(invitation);
    await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
    await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  }
  /** Goes to a view by the menu, which a telephone opens first. */
  async function goTo(page: Page, name: string): Promise<void> {
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.tap();
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  }
  /** Makes an article, and leaves it as a draft that can go online. */
  async function write(page: Page, title: string, words: string): Promise<void> {
    await goTo(page, "Articles");
    await page.getByRole("button", { name: "Nouvel article" }).click();
    await page.getByRole("dialog").getByRole("textbox").first().fill(title);
    await page.getByRole("button", { name: "Créer" }).click();
    await page.getByRole("textbox", { name: "Description pour les moteurs de recherche" }).fill("Une description.");
    await page.locator("#body[contenteditable]").fill(words);
    await page.getByText("Enregistré à").waitFor();
  }
  /** Presses a button of “Publier”. @returns milliseconds until it was done */
  async function press(page: Page, name: string): Promise<number> {
    const since = performance.now();
    const isRunning = page.waitForResponse((answer) => answer.url().endsWith("/api/runs") && answer.ok());
    await page.getByRole("button", { name, exact: true }).click();
    await isRunning;
    const done = page.getByText("C’est fait.", { exact: true });
    await done.waitFor({ state: "detached" });
    await done.waitFor({ timeout: NEVER_ENDS });
    return performance.now() - since;
  }

  test("[O1] [O8] two people are invited, write at the same time, publish one thing alone and one by the hour, answer, and go back", {
    timeout: 4 * NEVER_ENDS,
  }, async () => {
    for (const block of await blocksBelow("1. ")) await follow(block);
    await shell("install -d /etc/passerelle");
    for (const block of (await blocksBelow("2. ")).slice(0, 3)) await follow(block);
    for (const block of (await blocksBelow("3a. ")).slice(2)) await follow(block);
    // The names are nobody's: Caddy is its own authority, which the machine and the browser are told of.
    await shell("sed -i '1i { local_certs\\nskip_install_trust\\n}' /etc/caddy/Caddyfile; systemctl daemon-reload");
    await shell("systemctl start caddy");
    await expect.poll(() => shell(`curl -ks ${SITE}/fr/`), { timeout: NEVER_COMES }).toContain("</html>");
    const root = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
    await shell(`install -m 644 ${root} /etc/ssl/authority.crt`);
    await shell(
      `printf '[Service]\\nEnvironment=NODE_EXTRA_CA_CERTS=/etc/ssl/authority.crt\\n' > ${dropIn("passerelle-edit")}`,
    );

    const blocks = await blocksBelow("The editor");
    const printed: string[] = [];
    for (const block of blocks) printed.push(await follow(block));
    await shell("systemctl daemon-reload; systemctl reload caddy");
    browser = await browserThere();
    const [ana, rui, visitor] = [await window(COMPUTER), await window(TELEPHONE), await window(COMPUTER)];
    await signUp(ana, /https:\S+#invitation=\S+/.exec(printed.join(""))?.[0] ?? "");
    await goTo(ana, "Personnes");
    await ana.getByRole("button", { name: "Inviter quelqu’un" }).click();
    await ana.getByRole("dialog").getByLabel("Nom").fill("Rui");
    await ana.getByRole("button", { name: "Créer le lien" }).click();
    await signUp(rui, await ana.getByLabel("Lien d’invitation").inputValue());
    await ana.getByRole("button", { name: "Fermer" }).click();
    await goTo(ana, "Publier");
    await press(ana, "Mettre en ligne");

    // At the same time.
    const renamed = async () => {
      await rui.goto(`${EDITOR}/#page/contact/fr`);
      await rui.getByRole("textbox", { name: "Titre", exact: true }).fill("Un titre qui attend");
      await rui.getByText("Enregistré à").waitFor();
    };
    await Promise.all([write(ana, "Un article seul", "Il part."), renamed()]);
    await ana.getByRole("button", { name: "Publier" }).click();
    await ana.getByRole("checkbox", { name: "Un titre qui attend" }).click();
    await ana
      .getByText(/par Rui/)
      .first()
      .waitFor();
    const took = await press(ana, "Mettre en ligne");
    // The site was asked at its address, and answered with the release.
    expect(await ana.getByText("n’a pas pu être relu").count()).toBe(0);
    await visitor.goto(`${SITE}/fr/un-article-seul/`);
    await visitor.getByText("Il part.").waitFor();
    await visitor.goto(`${SITE}/fr/contact/`);
    expect(await visitor.title()).not.toContain("Un titre qui attend");

    // Once it is put online there is a minute left at least.
    await write(rui, "Un article à l'heure", "Il paraît.");
    const [day, hour] = clockUntil(USUAL_TIME_ZONE, new Date(Date.now() + 3 * took + 2 * MINUTE)).split("T");
    await rui.getByLabel("Date", { exact: true }).fill(day ?? "");
    await rui.getByLabel(/^Heure/).fill(hour ?? "");
    await rui.getByText("Enregistré à").waitFor();
    await rui.getByRole("button", { name: "Publier" }).tap();
    await press(rui, "Mettre en ligne");
    const planned = `${SITE}/fr/un-article-a-l-heure/`;
    expect((await visitor.goto(planned))?.status()).toBe(404);

    // Meanwhile a visitor writes, and the telephone answers.
    await visitor.goto(`${SITE}/fr/contact/`);
    expect(await visitor.title()).toContain("Un titre qui attend");
    const form = contactForm(visitor);
    await form.untilHydrated();
    await form.fill({ name: "Zoë Petit", email: "zoe@example.com", message: "Un rendez-vous, s'il vous plaît ?" });
    await form.send.click();
    await form.thanks.waitFor();
    await goTo(rui, "Messages reçus");
    await rui.getByRole("heading", { level: 2, name: "Zoë Petit" }).waitFor();
    expect(await rui.getByRole("link", { name: "Répondre" }).getAttribute("href")).toMatch(
      /^mailto:zoe%40example\.com/,
    );
    await rui.getByRole("button", { name: "Marquer comme traité" }).tap();
    await rui.getByText(/^Traité le/).waitFor();

    const status = async () => (await visitor.goto(planned))?.status();
    await expect.poll(status, { timeout: 2 * NEVER_ENDS, interval: 1000 }).toBe(200);
    await goTo(ana, "Publier");
    await ana.getByText(/paru à l’heure prévue par Rui/).waitFor();
    await press(ana, "Revenir à la version précédente");
    expect(await status()).toBe(404);
    await rui.goto(`${EDITOR}/#publish`);
    await rui.getByText(/retour à la version précédente par Ana/).waitFor();
    expect(await shell(`cat ${WRITTEN}/posts/fr/un-article-a-l-heure.md`)).toContain("Il paraît.");
    for (const unit of ["passerelle", "passerelle-edit"])
      expect(await shell(`journalctl -u ${unit} --priority=warning --quiet`)).toBe("");
  });
});
