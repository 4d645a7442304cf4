import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textPerLanguage } from "#engine/content/source/schema-fields.ts";
import site, { pages } from "#site";
import { spanish } from "#site/test-support/spanish-language.ts";
import { projectFolder } from "../project-folder.mjs";

/** The words of this site that the engine has a use for, by what they mean there. */
const WORDS_OF_THE_ENGINE: Readonly<Record<string, string>> = {
  contact: "a room of the project, which the development server may send files of",
  "not-found": "what is shown where there is no page",
  post: "a kind of page",
  service: "another host, which a text shows something of",
  services: "the same",
  tag: "a part of an address",
  tags: "a setting of a post",
  text: "a type of text node, and of form fields",
};

/** The settings of this site that general rooms have a use for, by what they mean there. */
const SETTINGS_OF_ROOMS: Readonly<Record<string, string>> = {
  analytics: "a setting of the room consent",
  accessibility: "the check of the statement about this project",
  consent: "a room of the project",
  contact: "the same",
  social: "images that are shown where pages are shared",
};

/** Files that may name what a site is about, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "engine/content/source/phone-number.ts": "links that dial are judged by the rules of a country",
};

/** Files that may name one of the visitors' languages, with the reason. */
const NAMES_OF_LANGUAGES: Readonly<Record<string, string>> = {
  "engine/manifest/owner-facts.ts": "the tools speak these languages to the owner",
  "engine/content/model/site-schema.ts": "the same, in the owner's settings",
  "engine/owner-messages/": "the same, in words",
  "engine/command/": "the same, of what was typed",
  "engine/i18n/owner-languages/": "the same, in how they are written",
  "engine/i18n/owner-text.ts": "the same, in the type of these words",
  "engine/i18n/language-name.ts": "whether a code is one of a language is asked in one of them",
  "engine/content/source/problem.ts": "an error for programmers is in English",
  "consent/words/": "words by default in the languages of many sites",
  "contact/words/": "the same",
  "contact/message/contact-fields.ts": "labels for the owner",
  "contact/server/words/": "the server tells the owner in them",
  "editor/client/editor.tsx": "until it knows the owner's, the editor speaks one of them",
  "editor/client/words/": "the same",
  "editor/client/text-editor/dialogs.tsx": "a word may be in a language that no text is in",
  "editor/words/": "the editor's words",
  "editor/schemas/file-schemas.ts": "text editors are told in English",
};

/** The files of rooms, but for those of tests, with their texts. */
function filesOf(rooms: string) {
  return globSync(`${rooms}/**/*.{ts,tsx,mjs,css}`, { cwd: projectFolder })
    .filter((file) => !/\.test\.tsx?$|\/(?:test-support|example)\//.test(file))
    .map((file) => [file, readFileSync(join(projectFolder, file), "utf8")] as const);
}

const files = filesOf("engine");
/** Rooms that other sites use, too. */
const generalFiles = [...files, ...filesOf("{consent,contact,drawings,editor,publish}")];

function found(pattern: RegExp, within = files): readonly string[] {
  return within.flatMap(([file, text]) => (text.match(pattern) ?? []).map((word) => `${file}: ${word}`));
}

test("the engine imports nothing of a site and of the rooms that sites use", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(found(/["']#(?:site|consent|contact|drawings|publish|editor)(?:\/[^"']*)?["']/g)).toEqual([]);
});

test("the editor, publishing, the checks and what sites use import no site: they are given one", () => {
  const others = filesOf("{consent,contact,drawings,editor,publish,scripts}");
  expect(others.length).toBeGreaterThan(200);
  expect(found(/["']#site(?:\/[^"']*)?["']/g, others)).toEqual([]);
});

test("it names no page of this site", () => {
  const ids = pages.map(({ id }) => id).filter((id) => !(id in WORDS_OF_THE_ENGINE));
  // A comment may give an example.
  expect(found(new RegExp(`(?<!^ *(?:\\*|//).*)["'\`](?:${ids.join("|")})["'\`.]`, "gm"))).toEqual([]);
});

test("neither it nor the rooms that other sites use name a setting of this site", () => {
  const entries = site.settings?.entries(textPerLanguage([], Object.keys(site.languages))) ?? {};
  const keys = Object.keys(entries).filter((key) => !(key in SETTINGS_OF_ROOMS));
  expect(keys.length).toBeGreaterThan(5);
  // A comment may give an example.
  const pattern = new RegExp(`(?<!^ *(?:/?\\*|//).*)["'\`](?:site\\.)?(?:${keys.join("|")})["'\`.]`, "gm");
  expect(found(pattern, generalFiles)).toEqual([]);
});

test("they know none of the visitors' languages", () => {
  // The fourth is one that the site may learn.
  const languages = { ...site.languages, es: spanish };
  const codes = Object.keys(languages);
  const tags = Object.values(languages).map(({ tag, name, openGraph }) => `${tag}|${name}|${openGraph}`);
  const months = Object.values(languages).map(({ dates }) => dates.months.split(" ")[0]);
  // Keys of the owner's texts are the owner's languages.
  const pattern = `(?<!^ *(?:/?\\*|//).*)(?:["'\`](?:${codes.join("|")}|${tags.join("|")})["'\`]|["'\`(: ]/(?:${codes.join("|")})/|\\b(?:(?:(?:${codes.join("|")}), ){2}(?:${codes.join("|")})|${months.join("|")})\\b)`;
  const named = found(new RegExp(pattern, "gm"), generalFiles);
  expect(named.filter((one) => !Object.keys(NAMES_OF_LANGUAGES).some((file) => one.startsWith(file)))).toEqual([]);
  const unused = Object.keys(NAMES_OF_LANGUAGES).filter((file) => !named.some((one) => one.startsWith(file)));
  expect(unused, "exceptions that nothing needs").toEqual([]);
});

test("they name neither the company nor countries that it writes for, or does not", () => {
  const named = found(/\b(?:Passerelle|France|Portugal|Bra[sz]il|Brésil)/g, generalFiles);
  expect(named.filter((one) => !Object.keys(EXCEPTIONS).some((file) => one.startsWith(file)))).toEqual([]);
  const unused = Object.keys(EXCEPTIONS).filter((file) => !named.some((one) => one.startsWith(file)));
  expect(unused, "exceptions that nothing needs").toEqual([]);
});
