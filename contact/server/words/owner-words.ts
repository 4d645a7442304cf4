import type { OwnerFacts, OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { type FactField, fieldLabels } from "../../message/contact-fields.ts";
import { chainWords } from "./chain-words.ts";
import { inboxWords } from "./inbox-words.ts";
import { mailWords } from "./mail-words.ts";
import { messageWords } from "./message-words.ts";
import { operandWords } from "./operand-words.mjs";
import { restoreWords } from "./restore-words.ts";
import { startWords } from "./start-words.ts";

/** Everything that the server says to its owner, by name, in each of the languages; with `{placeholders}`. */
const words = {
  ...chainWords,
  ...inboxWords,
  ...mailWords,
  ...messageWords,
  ...operandWords,
  ...restoreWords,
  ...startWords,
} as const satisfies Readonly<Record<string, Readonly<Record<OwnerLanguage, string>>>>;
type WordName = keyof typeof words;
type Values = Readonly<Record<string, string | number>>;

const TAGS: Readonly<Record<OwnerLanguage, string>> = { fr: "fr", en: "en-GB", pt: "pt-PT" };

/** Speaks with the owner: in their language, with times of their office. */
export type OwnerVoice = ReturnType<typeof ownerVoice>;

/** The voice of the server, for one owner. */
export function ownerVoice({ language, timeZone }: Pick<OwnerFacts, "language" | "timeZone">) {
  const tag = TAGS[language];
  const format = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  const names = new Intl.DisplayNames(tag, { type: "language" });
  const say = (name: WordName, values: Values = {}) => filled(typeset(words[name][language], language), values);
  return {
    /** The language, as `lang` attributes and `Intl` take it. */
    tag,
    timeZone,
    /** A text, with its `{placeholders}` filled in. */
    say,
    /** The text for a word of the program, if it has one: `kind-login` for the kind "login". */
    meaning(prefix: "kind" | "sign" | "state", code: string): string {
      const name = `${prefix}-${code}`;
      return isWord(name) ? say(name) : code;
    },
    /** What a field of the form is. */
    fieldLabel: (field: FactField): string => fieldLabels[field][language],
    /** A day and a time of it. @param time milliseconds since 1970 */
    moment: (time: number): string => format.format(time),
    /** The name of a language. @param locale its code */
    languageName: (locale: string): string => names.of(locale) ?? locale,
  };
}

function isWord(name: string): name is WordName {
  return Object.hasOwn(words, name);
}

/** In French a space that does not break stands before these signs and inside the quotes. */
function typeset(text: string, language: OwnerLanguage): string {
  return language === "fr" ? text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : text;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
