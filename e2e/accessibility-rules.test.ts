import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answeredConsent } from "./pages/answered-consent.ts";
import { axeViolations } from "./pages/axe-violations.ts";
import { contactForm } from "./pages/contact-form.ts";
import { layoutHeader } from "./pages/layout-header.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { sitemapPaths } from "./pages/site-addresses.ts";
import { visitors } from "./setup/browser.ts";

const open = visitors();
/** A visitor whose pages axe may examine; without motion, so that nothing is examined half-way. */
const visit = (options: BrowserContextOptions) => open({ bypassCSP: true, reducedMotion: "reduce", ...options });
const telephone = { width: 360, height: 740 };

test("no page of the site breaks a rule", { timeout: 240_000 }, async () => {
  const paths = [...(await sitemapPaths())];
  // Two tabs share the work: two cores are the machine this must pass on.
  const examine = async () => {
    const { page } = await visit(answeredConsent());
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await openLive(page, path);
      expect([path, await axeViolations(page)]).toEqual([path, []]);
    }
  };
  await Promise.all([examine(), examine()]);
});

describe.each([
  ["dark, on a wide screen", { colorScheme: "dark" }],
  ["light, on a telephone", { viewport: telephone }],
  ["dark, on a telephone", { colorScheme: "dark", viewport: telephone }],
] as const)("%s", (_name, options) => {
  test("no template breaks a rule on a first visit", { timeout: 60_000 }, async () => {
    const { page } = await visit(options);
    for (const [template, path] of oneOfEach) {
      await openLive(page, path);
      await page.locator("[data-consent=banner]").waitFor();
      expect([template, await axeViolations(page)]).toEqual([template, []]);
    }
  });
});

test("the open menu of a telephone breaks no rule, nor does the form after an attempt", async () => {
  const { page } = await visit({ viewport: telephone, colorScheme: "dark", ...answeredConsent() });
  await openLive(page, "/fr/contact/");
  await layoutHeader(page).open();
  expect(await axeViolations(page)).toEqual([]);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  const form = contactForm(page);
  await form.fill({ name: "Ana", email: "ana@example.org", message: "Bonjour, une question." });
  await form.send.click();
  await form.note.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
