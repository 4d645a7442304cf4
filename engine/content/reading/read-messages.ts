import * as v from "valibot";
import { forLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { type MessageTexts, placeholdersOf, type SiteMessages } from "../../i18n/messages.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { typeset } from "../../i18n/typography.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { withWords } from "../../pages/definition/fields.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import type { Problem } from "../source/problem.ts";
import { line } from "../source/schema-fields.ts";
import { validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { plainTextProblems } from "../text/leftovers.ts";

/** A file of `messages/`: what the owner says otherwise. */
export function messagesSchema({ keys, words, titles = {}, places = {} }: SiteMessages) {
  const wordsIn = (locale: Locale, key: string) =>
    (words[locale]?.[key] ?? Object.values(words)[0]?.[key] ?? key).replaceAll("**", "");
  const entries = Object.keys(keys).map((key) => {
    // By its usual words, without marks: nobody but a program knows its key.
    const called = ownerLanguages.map((language) => [language, wordsIn(language, key)] as const);
    const label = titles[key] ?? (Object.fromEntries(called) as OwnerText);
    const usual = Object.fromEntries(Object.entries(words).map(([locale, own]) => [locale, own[key] ?? ""]));
    const place = places[key.includes(".") ? (key.split(".")[0] ?? "") : ""] ?? places[""];
    return [key, v.optional(withWords(line, { label, usual, place }))] as const;
  });
  return v.strictObject(Object.fromEntries(entries));
}

type Texts = Readonly<Record<string, string>>;

/**
 * Joins the words of the site and those that the owner says otherwise. An unknown key, a text with other `{placeholders}` than
 * those listed, and a key that nobody has words for are errors. Where the site allows a fallback, the last only gives a note
 * (T3).
 *
 * @param sources the owner's files
 */
export function readMessages(
  site: SiteMessages,
  translation: SiteRoutes,
  sources: Readonly<Record<Locale, YamlSource>>,
  missing: "error" | "fallback",
) {
  const { fallbackLocale } = translation;
  const schema = messagesSchema(site);
  const keys = Object.keys(site.keys);
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const read = inEachLocale(translation, (locale) => {
    const source = forLocale(sources, locale);
    const { texts, problems: own } = ownersTexts(schema, site, source);
    problems.push(...own);
    const words: Texts = { ...site.words[locale], ...texts };
    const known = keys.filter((key) => words[key] !== undefined);
    // A text that is there, and wrong, is not missing as well.
    const isTold = (key: string) => !source.isWhole || Object.hasOwn(Object(source.value), key);
    const lacking = keys.filter((key) => words[key] === undefined && !isTold(key));
    const place = { file: source.file, line: 1 };
    if (lacking.length > 0 && known.length === 0)
      problems.push({ ...place, id: "messages-missing", values: { locale } });
    else
      for (const name of lacking) {
        const [at, write] = [{ ...place, field: [name] }, `${name}: …`];
        if (missing === "error" || locale === fallbackLocale)
          problems.push({ ...at, id: "key-missing", values: { name, write } });
        else notes.push({ ...at, id: "message-shown-in-another", values: { name, locale: fallbackLocale, write } });
      }
    const language = languageOf(translation, locale);
    return Object.fromEntries(known.map((key) => [key, typeset(words[key] ?? "", language)]));
  });
  const messages = inEachLocale(
    translation,
    (locale) => ({ ...forLocale(read, fallbackLocale), ...forLocale(read, locale) }) as MessageTexts,
  );
  return { messages, problems, notes };
}

/** What the file of a language says; a file of comments only says nothing. */
function ownersTexts(
  schema: ReturnType<typeof messagesSchema>,
  { keys }: SiteMessages,
  source: YamlSource,
): { readonly texts: Texts; readonly problems: readonly Problem[] } {
  if (source.value === undefined || source.value === null) return { texts: {}, problems: source.problems };
  const result = validate(schema, source);
  const texts = Object.fromEntries(
    Object.entries("value" in result ? result.value : result.part).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const problems = Object.entries(texts).flatMap(([key, own]) =>
    // Only pages have layout; two stars are the second voice of a heading.
    [...plainTextProblems(own.replaceAll("**", "")), bracesProblem(key, own, keys[key] ?? [])].flatMap((wrong) =>
      wrong ? [{ ...source.at([key]), ...wrong }] : [],
    ),
  );
  return { texts, problems: "value" in result ? problems : [...result.problems, ...problems] };
}

function bracesProblem(name: string, own: string, placeholders: readonly string[]): ProblemDetails | undefined {
  const write = inBraces([...placeholders].sort());
  const braces = inBraces(placeholdersOf(own).sort());
  if (braces === write) return undefined;
  return write === ""
    ? { id: "message-without-braces", values: { name, braces } }
    : { id: "message-braces", values: { name, write } };
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}
