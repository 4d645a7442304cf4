import { describe, expect, test } from "vitest";
import { forLocale } from "#engine/i18n/language.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { languages } from "#engine/test-support/made-up-languages.ts";
import { defaultWords } from "../words/words.ts";
import { deletedCookies, otherHosts, storageOf, type Telling } from "./consent-in-words.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

const title = { fr: "Plans", en: "Maps", pt: "Mapas" };
const service = (cookies: string[], more: Partial<ConsentServiceSettings> = {}): ConsentServiceSettings => ({
  ...{ name: "a", title, purposes: [], cookies, ...more },
});
const measuring = service(["^_pk_", "piwik_ignore"], { callback: "analytics" });
const trackers = (matomo: string, tag: string) =>
  ({ analytics: { matomo: { url: matomo }, tag: { url: tag } } }) as Pick<AskingSettings, "analytics">;
const [matomo, tag, neither] = [
  trackers("https://m.example/", ""),
  trackers("", "https://t.example/"),
  trackers("", ""),
];

function tellingIn(locale: string): Telling {
  return { locale, language: forLocale(languages, locale), phrases: forLocale(defaultWords, locale).phrases };
}

/** What is kept and how long, in English, with ordinary spaces. */
const told = (settings: ConsentServiceSettings, site = neither) =>
  storageOf(settings, site, tellingIn("en")).map(({ what, duration }) =>
    `${what}: ${duration}`.replaceAll("\u00a0", " "),
  );

test("of the trackers that the site has, all cookies are named with their true length", () => {
  expect(told(measuring, matomo)).toEqual([
    "cookies whose names begin with _pk_: 13 months at most",
    "cookies whose names begin with mtm_: 120 days",
    "the piwik_ignore cookie: 24 months at most",
  ]);
  expect(told(measuring, tag)).toEqual(["cookies whose names begin with _ga: 13 months at most"]);
});

test("of cookies that only the settings name, the length is the provider's", () => {
  expect(told(service(["^_hj", "sid"], { callback: "analytics" }), tag)).toEqual([
    "cookies whose names begin with _ga: 13 months at most",
    "cookies whose names begin with _hj, the sid cookie: set by the provider",
  ]);
});

test.each([
  ["^_hj", "cookies whose names begin with _hj"],
  ["^_hj.*$", "cookies whose names begin with _hj"],
  ["^_hj_*", "cookies whose names begin with _hj"],
  ["^_hj(Session|Id)", "cookies whose names begin with _hj"],
  ["^connect\\.sid$", "the connect.sid cookie"],
  ["^(a|b)_", "the ^(a|b)_ cookie"],
])("the pattern %s is told as “%s”", (pattern, words) => {
  expect(told(service([pattern]))).toEqual([`${words}: set by the provider`]);
});

test("a required service without cookies keeps nothing; any other may be another site's", () => {
  expect(told(service([], { required: true }))).toEqual([]);
  expect(told(service([]))).toEqual(["possibly the provider's cookies: set by the provider"]);
});

test("[C8] what trackers may have left is deleted with theirs, whichever the site has today", () => {
  expect(deletedCookies(measuring)).toEqual(["^_pk_", "piwik_ignore", "^mtm_", "^_ga"]);
  expect([deletedCookies(service(["sid"])), deletedCookies(service([]))]).toEqual([["sid"], undefined]);
});

function said(services: readonly object[], { stylesheet = "self", matomo = "" } = {}): readonly string[] {
  const all = services.map((service) => ({ name: "maps", title, purposes: [], cookies: [], ...service }));
  const analytics = { matomo: { url: matomo, siteId: 5 }, tag: { url: "", propertyId: "" } };
  const site = { consent: { services: all }, analytics, fonts: { stylesheet } } as unknown as AskingSettings;
  return translation.locales.map((locale) => {
    const block = otherHosts(site, tellingIn(locale));
    return block.type === "paragraph" ? plainText(block.children).replaceAll(/\s/g, " ") : "";
  });
}

/** Each language's text holds its own words, French, English, Portuguese. */
function each(texts: readonly string[], fr: string, en: string, pt: string, held = true): void {
  for (const [index, words] of [fr, en, pt].entries())
    expect([index, texts[index]?.includes(words)]).toEqual([index, held]);
}

describe("the legal notice says where fonts come from (D11)", () => {
  const fonts = { name: "web-fonts", required: true };

  test("the site's own server", () => {
    each(said([fonts]), "de notre propre serveur", "from our own server", "do nosso próprio servidor");
  });

  test("a provider by its name, and that it learns of every visit", () => {
    const texts = said([fonts], { stylesheet: "https://fonts.example/a.css" });
    each(texts, "viennent de fonts.example : dès", "come from fonts.example: as soon", "vêm de fonts.example: logo");
    each(texts, "propre serveur", "own server", "próprio servidor", false);
  });

  test("a provider that waits for consent", () => {
    const texts = said([{ name: "web-fonts" }], { stylesheet: "https://fonts.example/a.css" });
    each(texts, "que si vous les acceptez", "only if you accept them", "se os aceitar");
  });
});

describe("it says what is on before a choice", () => {
  test("nothing", () => {
    const texts = said([{ default: true }]);
    each(texts, "Rien de facultatif", "Nothing optional", "Nada do que é facultativo");
    each(texts, "Plans", "Maps", "Mapas", false);
  });

  test("what can be refused afterwards: then it claims no more that nothing optional is", () => {
    const texts = said([{ optOut: true, default: true }]);
    each(texts, "« Plans » est actif dès", "“Maps” is on as soon", "«Mapas» está ativo logo");
    each(texts, "Vous pouvez le refuser", "You can refuse it", "Pode recus");
    each(texts, "Rien de facultatif", "Nothing optional", "Nada do que é facultativo", false);
  });

  test("what cannot be refused", () => {
    const texts = said([{ required: true }]);
    each(texts, "« Plans » est actif", "“Maps” is on", "«Mapas» está ativo");
    each(texts, "le refuser", "refuse it", "Pode recus", false);
  });
});

test("it speaks of audience measurement where there is some", () => {
  const words = ["La mesure d’audience", "Visitor statistics", "A medição de audiência"] as const;
  each(said([], { matomo: "https://stats.example/" }), ...words);
  each(said([]), ...words, false);
});
