import { describe, expect, test } from "vitest";
import { answeredConsent } from "./pages/answered-consent.ts";
import { axeViolations } from "./pages/axe-violations.ts";
import { contactForm } from "./pages/contact-form.ts";
import { layoutHeader } from "./pages/layout-header.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { visitors } from "./setup/browser.ts";

const visit = visitors();
const telephone = { width: 360, height: 740 };

// Every page in light colours on a wide screen: every-page.test.ts.
describe.each([
  ["dark, on a wide screen", { colorScheme: "dark" }],
  ["light, on a telephone", { viewport: telephone }],
  ["dark, on a telephone", { colorScheme: "dark", viewport: telephone }],
] as const)("%s", (_name, options) => {
  test("no template breaks a rule on a first visit", { timeout: 60_000 }, async () => {
    const { page } = await visit({ reducedMotion: "reduce", ...options });
    for (const [template, path] of oneOfEach) {
      await openLive(page, path);
      await page.locator("[data-consent=banner]").waitFor();
      expect([template, await axeViolations(page)]).toEqual([template, []]);
    }
  });
});

test("the open menu of a telephone breaks no rule, nor does the form after an attempt", async () => {
  const { page } = await visit({
    viewport: telephone,
    colorScheme: "dark",
    reducedMotion: "reduce",
    ...answeredConsent(),
  });
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  await openLive(page, "/fr/contact/");
  await layoutHeader(page).open();
  expect(await axeViolations(page)).toEqual([]);
  const form = contactForm(page);
  await form.fill({ name: "Ana", email: "ana@example.org", message: "Bonjour, une question." });
  await form.send.click();
  await form.note.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
