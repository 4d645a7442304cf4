import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { translation } from "../../i18n/test-support/translation.ts";
import { siteSchema } from "../model/site-schema.ts";
import { validate } from "../source/validate.ts";
import { readYaml } from "../source/yaml-source.ts";
import { type ConsentSettings, earlyRequests, invalidConsents, lostMessages } from "./launch-problems.ts";

const written = readFileSync(resolve(import.meta.dirname, "../../../tests/support/content/site.yaml"), "utf8");
const [BEFORE_CONSENT = ""] = written.split("\nconsent:\n");

/** The settings made for tests with other fonts and services. */
function settings(consent: string, stylesheet = "self"): ConsentSettings & { readonly text: string } {
  const text = `${BEFORE_CONSENT.replace("stylesheet: self", `stylesheet: ${stylesheet}`)}\nconsent:\n${consent}\n`;
  const source = readYaml("site.yaml", text);
  const result = validate(siteSchema(translation.locales), source);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  const inTexts = ["fr", "en"].map((locale) => ({ service: "video", file: `posts/${locale}/a.md` }));
  return { site: result.value, source, inTexts, text };
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
      id: "fonts-too-early",
      values: { service: "web-fonts", where: "fonts.example" },
    },
  ]);
  const refusable = `  services:\n${service("web-fonts", "default: true")}`;
  expect(earlyRequests(settings(refusable, "https://fonts.example/a.css"))).toEqual([]);
});

test.each([
  ["required: true", "", true],
  ["optOut: true, default: true", "", true],
  ["default: true", "  optOut: true\n", true],
  ["optOut: true", "", false],
  ["default: true", "", false],
])("what texts show of a service with %s (all: %s) is asked for before a choice: %s (D11)", (own, all, early) => {
  const video = settings(`${all}  services:\n${service("video", own)}`);
  const line = lineIn(video, "name: video");
  const values = { service: "video", where: "posts/fr/a.md + 1", other: "required: false", write: "optOut: false" };
  expect(earlyRequests(video)).toEqual(early ? [{ file: "site.yaml", line, id: "service-too-early", values }] : []);
  expect(earlyRequests({ ...video, inTexts: [] })).toEqual([]);
});

test("the hosts of a service's scripts are named, too (D22)", () => {
  const own = (flags: string) => service("chat", `${flags}, scripts: [https://chat.example/1.js]`);
  expect(earlyRequests(settings(`  services:\n${own("required: true")}`))).toMatchObject([
    { id: "service-too-early", values: { service: "chat", where: "chat.example" } },
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
            id: "ticked-beforehand",
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

test.each([
  ["folder: a-envoyer", "/api/contact", true],
  ["git: /srv/site.git", "/api/contact", true],
  ["release: /srv/site", "/api/contact", false],
  ["folder: a-envoyer", '""', false],
  ["git: /srv/site.git", "https://contact.example.com/api/contact", false],
])("published by %s, a form that writes to %s loses its messages: %s", (place, endpoint, lost) => {
  const text = written.replace("endpoint: /api/contact", `endpoint: ${endpoint}`);
  const source = readYaml("site.yaml", `${text}\npublish: { ${place} }\n`);
  const result = validate(siteSchema(translation.locales), source);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  const line = lineIn({ text }, "endpoint:");
  const problem = { file: "site.yaml", line, id: "form-without-server", values: { write: 'endpoint: ""' } };
  expect(lostMessages({ site: result.value, source })).toEqual(lost ? [problem] : []);
});
