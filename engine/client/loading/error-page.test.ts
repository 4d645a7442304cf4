import { expect, test } from "vitest";
import type { LanguageLink } from "../../pages/data/page-data.ts";
import { contextFixture, localeDataFixture } from "../test-support/page-fixtures.ts";
import { errorPage } from "./load-or-recover.ts";
import type { LoadedPage } from "./loaded-page.ts";

const before: LoadedPage = {
  kind: "page",
  context: contextFixture({
    page: "article",
    path: "/fr/nouveau-site/",
    textLocale: "en",
    languages: [
      { locale: "en", path: "/en/new-website/" },
      { locale: "pt", path: "/pt/blog/", kind: "list" },
    ],
  } as object),
  localeData: localeDataFixture("fr"),
  Page: () => null,
};
const same = (locale: "fr" | "en" | "pt", path: string): LanguageLink => ({ locale, path });
const list = (locale: "fr" | "en" | "pt", path: string): LanguageLink => ({ locale, path, kind: "list" });

test.each([
  ["pt", "/pt/contact/", "contact", [same("fr", "/fr/contact/"), same("en", "/en/contact/")]],
  ["fr", "/services/", "services", [same("en", "/en/services/"), same("pt", "/pt/servicos/")]],
  ["en", "/en/blog/2/", "blog", [same("fr", "/fr/blog/"), same("pt", "/pt/blog/")]],
  ["pt", "/pt/blog/", "blog", [same("fr", "/fr/blog/"), same("en", "/en/blog/")]],
  ["en", "/en/tag/health/2/", "tag", [same("fr", "/fr/tag/health/"), same("pt", "/pt/tag/health/")]],
  ["en", "/en/services/a-service/", "service", [same("fr", "/fr/services/"), same("pt", "/pt/servicos/")]],
  ["pt", "/pt/um-artigo/", "article", [list("fr", "/fr/blog/"), list("en", "/en/blog/")]],
  ["en", "/en/new-website/", "article", [same("fr", "/fr/nouveau-site/"), list("pt", "/pt/blog/")]],
  ["fr", "/a/b/c/", "not-found", [same("en", "/en/404/"), same("pt", "/pt/404/")]],
] as const)(
  "[P4] in %s, at %s: the menu marks “%s”, the switcher leads to its versions, as far as they are known (D31)",
  (locale, path, page, languages) => {
    const { context, ...shown } = errorPage(path, localeDataFixture(locale), before);
    expect(shown).toMatchObject({ kind: "error", localeData: { locale } });
    expect(context).toMatchObject({ page, locale, path, languages });
    expect(context.head).toMatchObject({ canonical: path, alternates: [], noindex: true });
    expect(context).not.toHaveProperty("textLocale");
  },
);
