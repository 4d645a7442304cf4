import { describe, expect, test } from "vitest";
import { oneSiteVisitor, travel } from "../../support/pages/site-visit.ts";

const sameVisitor = oneSiteVisitor();

/** The name of the main menu and of its first entry, in each language. */
const menus = {
  fr: ["Navigation principale", "Présentation"],
  en: ["Main navigation", "Presentation"],
  pt: ["Navegação principal", "Apresentação"],
} as const;

describe("the active language", () => {
  test("[R19] follows each navigation to another language, and back and forward; its texts are asked for once", async () => {
    const visit = await sameVisitor();
    const speaks = async (locale: keyof typeof menus) => {
      const [menu, entry] = menus[locale];
      await visit.page
        .getByRole("navigation", { name: menu })
        .getByRole("link", { name: entry, exact: true })
        .waitFor();
      expect(await visit.page.locator("html").getAttribute("lang")).toMatch(new RegExp(`^${locale}`));
    };
    await visit.open("/fr/services/");
    await speaks("fr");
    await visit.link("/pt/servicos/").click();
    await visit.shows("/pt/servicos/");
    await speaks("pt");
    await visit.link("/pt/contact/").click();
    await visit.shows("/pt/contact/");
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    await speaks("en");
    await visit.page.goBack();
    await visit.shows("/pt/contact/");
    await speaks("pt");
    await travel(visit.page, -2);
    await visit.shows("/fr/services/");
    await speaks("fr");
    await travel(visit.page, 3);
    await visit.shows("/en/contact/");
    await speaks("en");
    expect(visit.requests.documents()).toEqual(["/fr/services/"]);
    const texts = visit.requests.all().map((request) => new URL(request.url()).pathname);
    const asked = texts.filter((path) => path.startsWith("/assets/locale/"));
    expect(asked.map((path) => path.replace(/-.*/, ""))).toEqual(
      ["fr", "pt", "en"].map((locale) => `/assets/locale/${locale}`),
    );
  });
});

test("[R16] [R20] at /, a browser that prefers another language is sent nowhere; only that choice is marked, which leads to the top of Home, where its doors are; it is marked there too (D2)", async () => {
  const visit = await sameVisitor();
  await visit.context.addInitScript(preferPortuguese);
  const marked = () =>
    visit.page
      .locator("[data-locale-choice][data-preferred]")
      .evaluateAll((choices) => choices.map((choice) => choice.getAttribute("data-locale-choice")));
  await visit.open("/");
  await visit.shows("/fr/");
  expect(await marked()).toEqual(["pt"]);
  expect(visit.requests.documents()).toEqual(["/"]);
  await visit.page.getByRole("link", { name: "Continuer en anglais" }).click();
  await visit.shows("/en/");
  await expect.poll(() => visit.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await visit.page.evaluate(() => window.scrollY)).toBe(0);
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  await (await visit.addLink("/en/")).click();
  await visit.shows("/en/");
  expect(await marked()).toEqual(["pt"]);
  expect(visit.requests.documents()).toEqual(["/"]);
});

/** Runs in the browser before any script of the page. Which choice a preference means: preferred-language.test.ts. */
function preferPortuguese(): void {
  Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
}
