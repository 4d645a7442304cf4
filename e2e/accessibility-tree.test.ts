import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { accessibilityTree } from "./pages/accessibility-tree.ts";
import { answeredConsent } from "./pages/answered-consent.ts";
import { consentParts, labels } from "./pages/consent-parts.ts";
import { contactForm } from "./pages/contact-form.ts";
import { everyTemplate } from "./pages/every-template.ts";
import { openLive } from "./pages/open-live.ts";
import { visitors } from "./setup/browser.ts";

const languages = ["fr", "en", "pt"] as const;

const visit = visitors();
let page: Page;
let newcomer: Page;
beforeAll(async () => {
  page = (await visit({ reducedMotion: "reduce", ...answeredConsent() })).page;
  newcomer = (await visit({ reducedMotion: "reduce" })).page;
});

/** Where the reviewed tree is kept. A new one is written with `--update`; review it as a text. */
const kept = (name: string, language: string) => `./accessibility-tree/${name}.${language}.yaml`;

describe.each(everyTemplate)("%s", (template, paths) => {
  test("says what is on it from the accessibility tree alone, in three languages", async () => {
    for (const [index, language] of languages.entries()) {
      await openLive(page, paths[index] ?? "");
      await expect(await accessibilityTree(page.locator("main"))).toMatchFileSnapshot(kept(template, language));
    }
  });
});

describe.each(languages)("in %s", (language) => {
  test("what stands around every page says where one is and where one can go", async () => {
    await openLive(page, `/${language}/`);
    for (const part of ["header", "footer"]) {
      const tree = await accessibilityTree(page.locator(`body > * > ${part}`));
      await expect(tree).toMatchFileSnapshot(kept(part, language));
    }
  });

  test("the consent banner and its dialog say what they ask", async () => {
    await openLive(newcomer, `/${language}/contact/`);
    const { banner, dialog, choice } = consentParts(newcomer);
    await banner.waitFor();
    await expect(await accessibilityTree(banner)).toMatchFileSnapshot(kept("consent-banner", language));
    await choice(labels[language].customise).click();
    await dialog.waitFor();
    await expect(await accessibilityTree(dialog)).toMatchFileSnapshot(kept("consent-dialog", language));
  });

  test("the form says what is wrong with it", async () => {
    await openLive(page, `/${language}/contact/`);
    const form = contactForm(page);
    await form.fill({ name: "Ana", email: "nobody", message: "Short" });
    await form.send.click();
    await form.note.waitFor();
    const tree = await accessibilityTree(page.locator("form").locator(".."));
    await expect(tree).toMatchFileSnapshot(kept("contact-errors", language));
  });
});
