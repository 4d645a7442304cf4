import * as v from "valibot";
import type { Locale } from "../../i18n/languages.ts";
import { messagePlaceholders } from "../../i18n/message-keys.ts";
import { type MessageKey, type MessageTexts, placeholdersOf } from "../../i18n/messages.ts";
import { inEachLocale, type TranslationSetup } from "../../i18n/translation-setup.ts";
import { typeset } from "../../i18n/typography.ts";
import type { Problem } from "../source/problem.ts";
import { because, validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { plainTextProblem } from "../text/leftovers.ts";

const keys = Object.keys(messagePlaceholders) as MessageKey[];
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
/** A file of `messages/`, where each text has to be there. */
export const messagesSchema = v.strictObject(Object.fromEntries(keys.map((key) => [key, text])));
const partial = v.strictObject(Object.fromEntries(keys.map((key) => [key, v.optional(text)])));

/** The result of reading the message files. */
export interface ReadMessages {
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Reads the texts of the interface; that a whole file is missing is told before. A missing key, an unknown key, and a text
 * with other `{placeholders}` than the code's are errors. Where the site allows a fallback, a missing translation only gives
 * a note (T3).
 */
export function readMessages(
  translation: TranslationSetup,
  sources: Readonly<Record<Locale, YamlSource | undefined>>,
  missing: "error" | "fallback",
): ReadMessages {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const { fallbackLocale: fallback } = translation;
  const read = (locale: Locale): Partial<MessageTexts> => {
    const mayLack = missing === "fallback" && locale !== fallback;
    const source = sources[locale];
    if (source === undefined) return {};
    const result = validate(mayLack ? partial : messagesSchema, source);
    if ("problems" in result) {
      problems.push(...result.problems);
      return {};
    }
    problems.push(...placeholderProblems(result.value, source), ...signProblems(result.value, source));
    return setAll(result.value, locale);
  };
  const base = read(fallback);
  const messages = inEachLocale(translation, (locale) => {
    const own = locale === fallback ? base : read(locale);
    const source = sources[locale];
    if (problems.length === 0 && source !== undefined) notes.push(...fallbackNotes(own, fallback, source));
    return { ...base, ...own } as MessageTexts;
  });
  return { messages, problems, notes };
}

function setAll(texts: Readonly<Record<string, string | undefined>>, locale: Locale): Partial<MessageTexts> {
  const present = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, typeset(value, locale)])) as Partial<MessageTexts>;
}

/** Signs of layout, which only pages have; two stars are the second voice of a heading. */
function signProblems(texts: Readonly<Record<string, string | undefined>>, source: YamlSource): Problem[] {
  return keys.flatMap((key) => {
    const wrong = plainTextProblem((texts[key] ?? "").replaceAll("**", ""));
    return wrong ? [{ file: source.file, line: source.lineAt([key]), ...wrong }] : [];
  });
}

function placeholderProblems(texts: Readonly<Record<string, string | undefined>>, source: YamlSource): Problem[] {
  return keys.flatMap((key): Problem[] => {
    const own = texts[key];
    const expected = inBraces([...messagePlaceholders[key]].sort());
    const braces = inBraces(own === undefined ? [] : placeholdersOf(own));
    if (own === undefined || braces === expected) return [];
    const at = { file: source.file, line: source.lineAt([key]) };
    return expected === ""
      ? [{ ...at, id: "message-without-braces", values: { name: key, braces } }]
      : [{ ...at, id: "message-braces", values: { name: key, write: expected } }];
  });
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

function fallbackNotes(own: Partial<MessageTexts>, fallback: Locale, source: YamlSource): Problem[] {
  return keys
    .filter((key) => own[key] === undefined)
    .map((key) => ({
      file: source.file,
      line: 1,
      id: "message-shown-in-another",
      values: { name: key, locale: fallback, write: `${key}: …` },
    }));
}
