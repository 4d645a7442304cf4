import { expect, test } from "vitest";
import { settingsIn, siteYaml } from "../../test-support/settings-in.ts";
import { type AskedInTexts, earlyRequests, invalidConsents } from "./check-consent.ts";

const [BEFORE_CONSENT = ""] = siteYaml.split("\nconsent:\n");

/** The settings made for tests with other fonts and services. */
function settings(consent: string, stylesheet = "self"): AskedInTexts & { readonly text: string } {
  const text = `${BEFORE_CONSENT.replace("stylesheet: self", `stylesheet: ${stylesheet}`)}\nconsent:\n${consent}\n`;
  const inTexts = ["fr", "en"].map((locale) => ({ service: "video", file: `posts/${locale}/a.md` }));
  const { settings: site, source } = settingsIn(text);
  return { site, source, inTexts, text };
}

const TITLE = "title: { fr: a, en: a, pt: a }, purposes: [x]";
const service = (name: string, more: string) => `    - { name: ${name}, ${TITLE}, ${more} }`;
const lineIn = ({ text }: { readonly text: string }, words: string) =>
  text.split("\n").findIndex((line) => line.includes(words)) + 1;

test("a provider's fonts that nobody can refuse are named with their line, the site's own are not (D11)", () => {
  const fonts = `  services:\n${service("web-fonts", "required: true")}`;
  expect(earlyRequests(settings(fonts))).toEqual([]);
  const provider = settings(fonts, "https://fonts.example/a.css");
  expect(earlyRequests(provider)).toMatchObject([
    {
      file: "site.yaml",
      line: lineIn(provider, "stylesheet: https"),
      id: "site:fonts-too-early",
      values: { service: "web-fonts", where: "fonts.example" },
    },
  ]);
  const refusable = `  services:\n${service("web-fonts", "default: true")}`;
  expect(earlyRequests(settings(refusable, "https://fonts.example/a.css"))).toEqual([]);
});

test.each([
  ["default: true", "  optOut: true\n", true],
  ["default: true", "", false],
])("what texts show of a service with %s (all: %s) is asked for before a choice: %s (D11)", (own, all, early) => {
  const video = settings(`${all}  services:\n${service("video", own)}`);
  const line = lineIn(video, "name: video");
  const values = { service: "video", where: "posts/fr/a.md + 1", other: "required: false", write: "optOut: false" };
  const expected = { file: "site.yaml", line, id: "site:service-too-early", values };
  expect(earlyRequests(video)).toEqual(early ? [expect.objectContaining(expected)] : []);
  expect(earlyRequests({ ...video, inTexts: [] })).toEqual([]);
});

test("the hosts of a service's scripts are named, too (D22)", () => {
  const own = (flags: string) => service("chat", `${flags}, scripts: [https://chat.example/1.js]`);
  expect(earlyRequests(settings(`  services:\n${own("required: true")}`))).toMatchObject([
    { id: "site:service-too-early", values: { service: "chat", where: "chat.example" } },
  ]);
  expect(earlyRequests(settings(`  services:\n${own("default: true")}`))).toEqual([]);
});

test.each([
  ["default: true", "", "default: true"],
  ["optOut: false", "  default: true\n", "  default: true"],
  ["default: false", "  default: true\n", undefined],
  ["optOut: false", "", undefined],
])("a box ticked beforehand (%s, all: %s) is no valid consent: named with its line (D18)", (own, all, where) => {
  const analytics = settings(`${all}  services:\n${service("analytics", `${own}, callback: analytics`)}`);
  expect(invalidConsents(analytics)).toMatchObject(
    where === undefined
      ? []
      : [
          {
            file: "site.yaml",
            line: lineIn(analytics, where),
            id: "site:ticked-beforehand",
            values: { service: "analytics" },
          },
        ],
  );
});

test("what is not offered asks for no consent (D13)", () => {
  const nothing = settings(`  services:\n${service("video", "default: true")}`);
  expect(invalidConsents(nothing)).toHaveLength(1);
  expect(invalidConsents({ ...nothing, inTexts: [] })).toEqual([]);
});
