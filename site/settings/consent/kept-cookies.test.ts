import { expect, test } from "vitest";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { deletedCookies, storageOf } from "./consent-in-words.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

const title = inEachLocale(translation, () => "");
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

/** What is kept and how long, in English, with ordinary spaces. */
const told = (settings: ConsentServiceSettings, site = neither) =>
  storageOf(settings, site, "en").map(({ what, duration }) => `${what}: ${duration}`.replaceAll("\u00a0", " "));

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
    "cookies whose names begin with _hj, the sid cookie: decided by the provider",
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
  expect(told(service([pattern]))).toEqual([`${words}: decided by the provider`]);
});

test("a required service without cookies keeps nothing; any other may be another site's", () => {
  expect(told(service([], { required: true }))).toEqual([]);
  expect(told(service([]))).toEqual(["possibly cookies of the provider: decided by the provider"]);
});

test("[C8] what trackers may have left is deleted with theirs, whichever the site has today", () => {
  expect(deletedCookies(measuring)).toEqual(["^_pk_", "piwik_ignore", "^mtm_", "^_ga"]);
  expect([deletedCookies(service(["sid"])), deletedCookies(service([]))]).toEqual([["sid"], undefined]);
});
