import { lineWords } from "#engine/content/text/typed-text.ts";
import type { Collections, TextInLanguages, TextVersion } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { type PlainWord, type Say, useLanguageName, useSay } from "../words/words.ts";
import type { Route } from "./route.ts";
import { useSurroundings } from "./surroundings.ts";

/** A text, and a language in which it may be missing. */
export interface TextInHand {
  readonly text: TextInLanguages;
  readonly language: SiteLanguage;
}

/** The text that an address shows; undefined for any other view, and for a text that is not there any more. */
export function textAt(route: Route, { texts }: Pick<Collections, "texts">): TextInHand | undefined {
  if ("key" in route) {
    const text = texts.find(({ key, kind }) => key === route.key && kind === route.view);
    return text && { text, language: route.language };
  }
  if (route.view !== "file") return undefined;
  for (const text of texts)
    for (const [language, { path }] of Object.entries(text.versions))
      if (path === route.path) return { text, language };
  return undefined;
}

export function routeOfText({ kind, key }: TextInLanguages, language: SiteLanguage): Route {
  return { view: kind, key, language };
}

export function routeOfList({ list }: TextInLanguages): Route {
  return { view: "list", list };
}

/** The lists of texts, under the words that there are for them: articles, pages of no kind, and those of each kind. */
export function useLists() {
  const say = useSay();
  const articles = { list: say("articles"), one: say("kind-article"), add: say("new-article") };
  const pages = { list: say("pages"), one: say("kind-page"), add: say("new-page") };
  const lists = useSurroundings().pageLists.map((list) => ({ words: pages, ...list }));
  return [{ key: "articles", words: articles, adds: "article" }, ...lists];
}

/** A text as it is shown first: in the owner's language where it has it, else in the first of the site that it has. */
export function useFirst(): (text: TextInLanguages) => {
  readonly language: SiteLanguage;
  readonly version: TextVersion;
} {
  const { language: owner, languages } = useSurroundings();
  return ({ versions }) => {
    const language = [owner, ...languages].find((code) => versions[code]) as SiteLanguage;
    return { language, version: versions[language] as TextVersion };
  };
}

/** The texts that can be linked to, in every language: pages first. */
export function useLinksToTexts() {
  const { texts } = useSurroundings();
  const lists = useLists();
  return ["page", "article"].flatMap((wanted) =>
    texts.flatMap(({ kind, list, versions }) => {
      const { one = "" } = lists.find(({ key }) => key === list)?.words ?? {};
      return Object.entries(versions).flatMap(([language, { address: href, title }]) =>
        kind !== wanted || href === undefined ? [] : [{ href, title, language, one }],
      );
    }),
  );
}

/** @example stateInWords(editorSay("en"), { state: "scheduled", date: "2027-06-01" }) // "Will appear on 1 June 2027" */
export function stateInWords(say: Say, { state, date }: Pick<TextVersion, "state" | "date">): string {
  return state === "scheduled" ? say("state-scheduled", { day: date }) : say(`state-${state}`);
}

/** The language of a file of menus, buttons and forms. */
export function languageOfMessages(path: string): SiteLanguage | undefined {
  return /^messages\/(.+)\.yaml$/.exec(path)?.[1];
}

/** Files as the build's sentences name them. */
const FILE = /(?:[«“]\s?)?(?<![\w./-])((?:[\w-]+\/)*[\w-]+\.(?:yaml|md|txt))\b(?:\s?[»”])?/g;

/** What people call each file: an article or a page by its title and language, any other file by what it holds. */
export function titlesIn(
  collections: Pick<Collections, "texts">,
  say: Say,
  languageName: (language: string) => string,
) {
  const known = (path: string) => {
    const found = textAt({ view: "file", path }, collections);
    if (found) return `${found.text.versions[found.language]?.title} (${languageName(found.language)})`;
    const messages = languageOfMessages(path);
    if (messages) return say("texts-in", { language: languageName(messages) });
    const word = KNOWN.get(path.replace(/^theme\/.*/, "theme.yaml"));
    return word ? say(word) : /^media\/(.*)/.exec(path)?.[1];
  };
  return {
    /** @param before what the file said: one that was deleted is in no list */
    titleOf(path: string, before: string | null = null): string {
      const [, written] = /^(?:name|title): *["']?(.+?)["']?$/m.exec(before ?? "") ?? [];
      return known(path) ?? (written && lineWords(written)) ?? say("text-in-no-list");
    },
    /** A sentence of the build, with the titles of the files that it names. */
    withTitles: (sentence: string) =>
      sentence.replace(FILE, (whole, path: string) => {
        const title = known(path);
        return title === undefined ? whole : say("called", { title });
      }),
  };
}

/** The same, for the texts of this site and its owner. */
export function useTitles() {
  return titlesIn(useSurroundings(), useSay(), useLanguageName());
}

/** Files whose names alone would not tell what they are. */
const KNOWN = new Map<string, PlainWord>([
  ["site.yaml", "company"],
  ["tags.yaml", "tags"],
  ["theme.yaml", "theme"],
  ["words.txt", "own-words"],
  ["published.txt", "published-addresses"],
]);
