import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onPath } from "#scripts/programs/on-path.mjs";
import { only, readable } from "../../built/queries.ts";
import { servesRelease, startCaddy } from "../../hosts/caddy.ts";
import { askHost } from "../../hosts/host-answers.ts";
import { startNginx } from "../../hosts/nginx.ts";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type ChangedBuild, changedBuild } from "../../support/setup/changed-build.ts";
import { removeTemporaryFolders } from "../../support/setup/run-generator.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";
import { languages, testMessages, testSite } from "../../support/setup/test-content.ts";

const visit = visitors();
const { legal, staff } = await testSite();
let built: ChangedBuild;
let server: RunningServer;
beforeAll(async () => {
  built = await changedBuild({ "site.yaml": (text) => text.replace("endpoint: /api/contact", 'endpoint: ""') });
  server = await startServer(built.folder, { CONTACT_TO: "owner@example.org" });
});
afterAll(async () => {
  await server.stop();
  await removeTemporaryFolders();
});

test("nothing that is built names a receiver of messages", async () => {
  const files = [
    ...Object.values(built.manifest.files).map(({ identity }) => identity.file),
    ...["_headers", "_redirects", ".htaccess", "nginx-server.conf", "nginx-http.conf", "site.caddy"].map((name) =>
      /^[_.]/.test(name) ? name : `.build/hosts/${name}`,
    ),
  ];
  for (const file of files)
    expect([file, (await readFile(join(built.folder, file))).includes("/api/contact")]).toEqual([file, false]);
  expect(built.manifest.headers["Content-Security-Policy"]).toContain("form-action 'none'");
});

const hosts = { nginx: startNginx, caddy: ({ release }: { release: string }) => startCaddy(servesRelease(release)) };

describe.each(["nginx", "caddy"] as const)("%s alone", (name) => {
  test.skipIf(onPath(name) === undefined)("serves the page, and asks no contact server", async () => {
    const host = await hosts[name]({ release: built.folder });
    try {
      expect((await askHost(host.origin, "/fr/contact/")).status).toBe(200);
      const { status } = await askHost(host.origin, "/api/contact", { method: "POST" });
      expect([404, 405]).toContain(status);
    } finally {
      await host.stop();
    }
  });
});

describe.each(languages)("a site whose form gave way, %s", (language) => {
  const path = `/${language}/contact/`;

  test("gives the e-mail address and the phones in the form's place", async () => {
    const { page, errors } = await visit({ ...answeredConsent(server.origin), baseURL: server.origin });
    await openHydrated(page, `/${language}/`);
    await page.getByRole("banner").getByRole("link", { name: "Contact", exact: false }).first().click();
    await page.waitForURL(`**${path}`);
    const main = page.getByRole("main");
    const address = main.getByRole("link", { name: legal.email, exact: true });
    expect(await address.getAttribute("href")).toBe(`mailto:${legal.email}`);
    for (const { phones } of Object.values(staff))
      for (const { url } of phones) expect(await main.locator(`a[href="${url}"]`).count()).toBeGreaterThan(0);
    expect(await page.locator("form").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeColorViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("says the same in its document, in the narrowest window too", async () => {
    const text = readable(only(await built.page(path), "main").textContent ?? "");
    const said = await testMessages(language);
    expect(text).toContain(legal.email);
    expect(text).toContain(readable(said["contact.by-email-hint"] ?? "missing"));
    const { page } = await visit({
      ...answeredConsent(server.origin),
      baseURL: server.origin,
      viewport: { width: 320, height: 600 },
    });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("answers a form that was still open somewhere", async () => {
    const phone = (language === "pt" ? staff.portugal : staff.france).phones[0]?.url.slice(-9) ?? "missing";
    const { page } = await visit({ ...answeredConsent(server.origin), baseURL: server.origin });
    const answer = await page.request.post("/api/contact", { form: { name: "A", locale: language } });
    expect(answer.status()).toBe(404);
    const { error } = (await answer.json()) as { readonly error: string };
    expect(error.replace(/\D/g, "")).toContain(phone);
  });
});
