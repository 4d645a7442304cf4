import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { changedBuild } from "../../support/setup/changed-build.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { testMessages, testSite } from "../../support/setup/test-content.ts";

const visit = visitors();
const { legal, staff } = await testSite();
const built = await changedBuild({ "site.yaml": (text) => text.replace("endpoint: /api/contact", 'endpoint: ""') });
const server = await startServer(built.folder, { CONTACT_TO: "owner@example.org" });
afterAll(() => server.stop());

// That hosts forward nothing: engine/build/hosts/host-files.test.ts.
test("nothing that is built names a receiver of messages", async () => {
  const hosts = ["nginx-server.conf", "nginx-http.conf", "site.caddy"].map((name) => `.build/hosts/${name}`);
  const files = Object.values(built.manifest.files).map(({ identity }) => identity.file);
  for (const file of [...files, "_headers", "_redirects", ".htaccess", ...hosts])
    expect([file, (await readFile(join(built.folder, file))).includes("/api/contact")]).toEqual([file, false]);
  expect(built.manifest.headers["Content-Security-Policy"]).toContain("form-action 'none'");
});

test("the e-mail address and the phones stand in the form's place, in a window of 320 pixels too", async () => {
  const options = { ...answeredConsent(server.origin), baseURL: server.origin, viewport: { width: 320, height: 600 } };
  const { page, errors } = await visit(options);
  await openHydrated(page, "/pt/contact/");
  const main = page.getByRole("main");
  const address = main.getByRole("link", { name: legal.email, exact: true });
  expect(await address.getAttribute("href")).toBe(`mailto:${legal.email}`);
  for (const { url } of Object.values(staff).flatMap(({ phones }) => phones))
    expect(await main.locator(`a[href="${url}"]`).count()).toBeGreaterThan(0);
  const hint = (await testMessages("pt"))["contact.by-email-hint"] ?? "missing";
  expect(readable(await main.innerText())).toContain(readable(hint));
  expect(await page.locator("form").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect([await axeViolations(page), errors]).toEqual([[], []]);
});

test.each([
  ["fr", staff.france],
  ["pt", staff.portugal],
])("a form that was still open somewhere, in %s, is told whom to call", async (locale, { phones: [phone] }) => {
  const body = new URLSearchParams({ name: "A", locale });
  const answer = await fetch(`${server.origin}/api/contact`, { method: "POST", body });
  expect(answer.status).toBe(404);
  const { error } = (await answer.json()) as { readonly error: string };
  expect(error.replace(/\D/g, "")).toContain(phone?.url.slice(-9));
});
