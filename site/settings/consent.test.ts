import { expect, test } from "vitest";
import { type AskedInTexts, checkConsent, earlyRequests, invalidConsents } from "#consent/build/check-consent.ts";
import { askingSettings } from "#consent/build/consent-settings.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { settingsIn, siteYaml } from "../test-support/settings-in.ts";

function problemsOf(change: (text: string) => string): readonly Problem[] {
  const { settings, source } = settingsIn(change(siteYaml));
  return checkConsent(askingSettings(settings), source);
}

const lineOf = (text: string) => siteYaml.split("\n").findIndex((line) => line.includes(text)) + 1;

test("the configuration made for tests has no errors", () => {
  expect(problemsOf((text) => text)).toEqual([]);
});

test("[C1] a pattern that deletes no cookie, or the decision, is named with its line and its correction", () => {
  const line = lineOf('cookies: ["^_pk_"');
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^_pk_("'))).toEqual([
    expect.objectContaining({ line, id: "site:cookie-name", values: { pattern: "^_pk_(", write: '"^_pk_"' } }),
  ]);
  expect(problemsOf((text) => text.replace('"^_pk_"', '"^.*"'))).toEqual([
    expect.objectContaining({ line, id: "site:cookie-of-decision" }),
  ]);
});

test.each([
  ["^_ga(_.*)*$", ["^_ga"]],
  ["^_ga.*x.*y", ["^_ga"]],
  ["^(\\w+_)*id$", ["^_pk_"]],
  ["^_ga(_.*)?$", []],
  ["^_(?:gid|gat)_[A-Z0-9-]+$", []],
])("of the pattern %s, what it takes too long for is refused, with what to write: %j", (pattern, meant) => {
  const found = problemsOf((text) => text.replace('"^_pk_"', () => `'${pattern}'`));
  const slow = found.flatMap((one) => (one.id === "site:cookie-slow" ? [one.values.write] : []));
  expect(slow).toEqual(meant.map((one) => JSON.stringify(one)));
  expect(found).toHaveLength(slow.length);
});

test("an unknown callback is an error", () => {
  expect(problemsOf((text) => text.replace("callback: analytics", "callback: statistics"))).toContainEqual(
    expect.objectContaining({ line: lineOf("callback: analytics"), id: "site:service-callback" }),
  );
});

test.each(["required", "optOut"])("a tracker that would not wait for consent stops the build: %s (D13)", (flag) => {
  const [fonts = "", analytics = ""] = siteYaml.split("- name: analytics");
  const hasty = () => `${fonts}- name: analytics${analytics.replace(`${flag}: false`, `${flag}: true`)}`;
  expect(problemsOf(hasty)).toEqual([expect.objectContaining({ id: "site:measures-too-early" })]);
});

test("trackers without a service stop the build", () => {
  const deaf = (text: string) =>
    text.replace(/url: .*(?=\n *siteId)/, "url: https://stats.example/").replace("      callback: analytics\n", "");
  expect(problemsOf(deaf)).toEqual([expect.objectContaining({ line: lineOf("matomo:"), id: "site:never-measures" })]);
});

const [BEFORE_CONSENT = ""] = siteYaml.split("\nconsent:\n");

/** The settings made for tests with other fonts and services. */
function asked(consent: string, stylesheet = "self"): AskedInTexts & { readonly text: string } {
  const text = `${BEFORE_CONSENT.replace("stylesheet: self", `stylesheet: ${stylesheet}`)}\nconsent:\n${consent}\n`;
  const inTexts = ["fr", "en"].map((locale) => ({ service: "video", file: `posts/${locale}/a.md` }));
  const { settings, source } = settingsIn(text);
  return { site: askingSettings(settings), source, inTexts, text };
}

const TITLE = "title: { fr: a, en: a, pt: a }, purposes: [x]";
const service = (name: string, more: string) => `    - { name: ${name}, ${TITLE}, ${more} }`;
const lineIn = ({ text }: { readonly text: string }, words: string) =>
  text.split("\n").findIndex((line) => line.includes(words)) + 1;

test("a provider's fonts that nobody can refuse are named with their line, the site's own are not (D11)", () => {
  const fonts = `  services:\n${service("web-fonts", "required: true")}`;
  expect(earlyRequests(asked(fonts))).toEqual([]);
  const provider = asked(fonts, "https://fonts.example/a.css");
  expect(earlyRequests(provider)).toMatchObject([
    {
      file: "site.yaml",
      line: lineIn(provider, "stylesheet: https"),
      id: "site:fonts-too-early",
      values: { service: "web-fonts", where: "fonts.example" },
    },
  ]);
  const refusable = `  services:\n${service("web-fonts", "default: true")}`;
  expect(earlyRequests(asked(refusable, "https://fonts.example/a.css"))).toEqual([]);
});

test.each([
  ["default: true", "  optOut: true\n", true],
  ["default: true", "", false],
])("what texts show of a service with %s (all: %s) is asked for before a choice: %s (D11)", (own, all, early) => {
  const video = asked(`${all}  services:\n${service("video", own)}`);
  const line = lineIn(video, "name: video");
  const values = { service: "video", where: "posts/fr/a.md + 1", other: "required: false", write: "optOut: false" };
  const expected = { file: "site.yaml", line, id: "site:service-too-early", values };
  expect(earlyRequests(video)).toEqual(early ? [expect.objectContaining(expected)] : []);
  expect(earlyRequests({ ...video, inTexts: [] })).toEqual([]);
});

test("the hosts of a service's scripts are named, too (D22)", () => {
  const own = (flags: string) => service("chat", `${flags}, scripts: [https://chat.example/1.js]`);
  expect(earlyRequests(asked(`  services:\n${own("required: true")}`))).toMatchObject([
    { id: "site:service-too-early", values: { service: "chat", where: "chat.example" } },
  ]);
  expect(earlyRequests(asked(`  services:\n${own("default: true")}`))).toEqual([]);
});

test.each([
  ["default: true", "", "default: true"],
  ["optOut: false", "  default: true\n", "  default: true"],
  ["default: false", "  default: true\n", undefined],
  ["optOut: false", "", undefined],
])("a box ticked beforehand (%s, all: %s) is no valid consent: named with its line (D18)", (own, all, where) => {
  const analytics = asked(`${all}  services:\n${service("analytics", `${own}, callback: analytics`)}`);
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
  const nothing = asked(`  services:\n${service("video", "default: true")}`);
  expect(invalidConsents(nothing)).toHaveLength(1);
  expect(invalidConsents({ ...nothing, inTexts: [] })).toEqual([]);
});
