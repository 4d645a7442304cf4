import { describe, expect, test } from "vitest";
import { textPerLanguage } from "#engine/content/source/schema-fields.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import {
  type AskingSettings,
  type ConsentServiceSettings,
  consentSchema,
  isOnAtOnce,
  offeredConsentServices,
} from "./consent-settings.ts";

test.each([
  ["a/b", "https://api.example", "site:not-a-manager-id"],
  ['""', "https://api.example", "value-empty"],
  ["a1", "api.example", "site:not-a-manager-address"],
  ["a1", "http://api.example", "site:not-a-manager-address"],
  ["a1", "https://me@api.example", "site:not-a-manager-address"],
  ["a1", "https://api.example/?key=1", "site:not-a-manager-address"],
])("a privacy manager %s at %s (D16)", (id, apiUrl, problem) => {
  const text = `services: []\nmanager: { id: ${id}, apiUrl: "${apiUrl}" }\n`;
  expect(validate(consentSchema(textPerLanguage(["fr"], ["fr"])), readYaml("site.yaml", text))).toMatchObject({
    problems: [{ line: 2, id: problem }],
  });
});

const title = inEachLocale(translation, () => "");
const service = (name: string, more: Partial<ConsentServiceSettings> = {}): ConsentServiceSettings => ({
  name,
  title,
  purposes: [],
  cookies: [],
  ...more,
});

/** The part of the settings that decides. */
function site(
  services: readonly ConsentServiceSettings[],
  matomo = "",
  { stylesheet = "self", ...consent } = {},
): AskingSettings {
  const analytics = { matomo: { url: matomo, siteId: 5 }, tag: { url: "", propertyId: "" } };
  return { consent: { services, ...consent }, analytics, fonts: { stylesheet } } as unknown as AskingSettings;
}

describe("a service is offered when it has something to run (D13)", () => {
  const offered = (settings: AskingSettings, embedded: readonly string[] = []) =>
    offeredConsentServices(settings, new Set(embedded)).map(({ name }) => name);
  const fonts = service("web-fonts", { required: true });
  const analytics = service("analytics", { callback: "analytics" });
  const video = service("video");

  test("one that cannot be refused is always listed", () => {
    expect(offered(site([fonts, analytics, video]))).toEqual(["web-fonts"]);
    expect(offered(site([video], "", { required: true } as object))).toEqual(["video"]);
  });

  test("trackers: when one of them has a host", () => {
    expect(offered(site([fonts, analytics], "https://stats.example/"))).toEqual(["web-fonts", "analytics"]);
  });

  test("what texts show: when a text shows some of it", () => {
    expect(offered(site([video, service("map")]), ["map"])).toEqual(["map"]);
  });

  test("scripts: when it lists any (D22)", () => {
    expect(offered(site([service("chat", { scripts: ["https://chat.example/1.js"] }), video]))).toEqual(["chat"]);
  });

  test("fonts that can be refused: when they come from a provider", () => {
    expect(offered(site([service("web-fonts")]))).toEqual([]);
    expect(offered(site([service("web-fonts")], "", { stylesheet: "https://fonts.example/" }))).toEqual(["web-fonts"]);
  });
});

test.each<[Partial<ConsentServiceSettings>, object, boolean]>([
  [{ required: true }, {}, true],
  [{}, { required: true }, true],
  [{ required: false }, { required: true }, false],
  [{ optOut: true, default: true }, {}, true],
  [{ optOut: true }, { default: true }, true],
  [{ optOut: true, default: false }, {}, false],
  [{ default: true }, {}, false],
])("[C7] a service with %j, and %j for all, is on before a choice: %s", (own, all, expected) => {
  const one = service("one", own);
  expect(isOnAtOnce(one, site([one], "", all))).toBe(expected);
});
