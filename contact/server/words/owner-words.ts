import { inOwnerLanguage, type OwnerTexts, type ValuesOf } from "#engine/i18n/owner-text.ts";
import type { OwnerFacts, OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { type FactField, fieldLabels } from "../../message/contact-fields.ts";
import { inboxWords } from "./inbox-words.ts";
import { mailWords } from "./mail-words.ts";
import { operandWords } from "./operand-words.mjs";
import { outboxWords } from "./outbox-words.ts";
import { startWords } from "./start-words.ts";

/** Everything that the server says to its owner, by name, in each of the languages; with `{placeholders}`. */
const words = {
  ...inboxWords,
  ...mailWords,
  ...operandWords,
  ...outboxWords,
  ...startWords,
} as const satisfies OwnerTexts;
type WordName = keyof typeof words;
/** What stands for `{inbox}` in every text: a command is no writing, and has no typography. */
const INBOX = "npm run inbox --";
/** What fills in the other placeholders of a text. A reason, or a rule, is a text itself, in the reader's language. */
type ValuesFor<Name extends WordName> = {
  readonly [Placeholder in Exclude<keyof ValuesOf<(typeof words)[Name]>, "inbox">]: Placeholder extends
    | "reason"
    | "rule"
    ? Saying
    : string | number;
};
/** A text has values where it has placeholders. */
type Filling<Name extends WordName> = keyof ValuesFor<Name> extends never ? [] : [values: ValuesFor<Name>];

/** A text by its name, with what fills it in: plain data, which another thread may hand over. */
export interface Saying {
  readonly word: WordName;
  readonly values: Readonly<Record<string, string | number | Saying>>;
}

/** A text that is said later, in the language of whoever reads it. */
export function saying<Name extends WordName>(word: Name, ...[values]: Filling<Name>): Saying {
  return { word, values: values ?? {} };
}

/** An error whose reason the owner reads in their language (`OwnerVoice.reason`). Its own text, for the log, is English. */
export class ToldError extends Error {
  readonly said: readonly Saying[];

  /** @param said one text, or several, a line each */
  constructor(said: Saying | readonly Saying[], options?: ErrorOptions) {
    const lines = [said].flat();
    super(inWords(lines, "en"), options);
    this.said = lines;
  }
}

function inWords(lines: readonly Saying[], language: OwnerLanguage, inbox?: string): string {
  return lines.map((one) => inLanguage(one, language, inbox)).join("\n");
}

/** Why something failed, to fill in a text: in our words where the error is ours or the system's, else quoted. */
export function reasonOf(error: unknown): Saying {
  if (error instanceof ToldError && error.said[0] !== undefined) return error.said[0];
  const word = `system-${error instanceof Error && "code" in error ? error.code : ""}`;
  if (Object.hasOwn(words, word)) return { word: word as WordName, values: {} };
  return quoted(error instanceof Error ? error.message : String(error));
}

/** What another program said, in its own words. */
export function quoted(text: string): Saying {
  return saying("quoted", { text });
}

const TAGS: Readonly<Record<OwnerLanguage, string>> = { fr: "fr", en: "en-GB", pt: "pt-PT" };

/** Speaks with the owner: in their language, with times of their office. */
export type OwnerVoice = ReturnType<typeof ownerVoice>;

/** The voice of the server, for one owner. */
export function ownerVoice({ language, timeZone, site }: Pick<OwnerFacts, "language" | "timeZone" | "site">) {
  const tag = TAGS[language];
  const inbox = site === undefined ? INBOX : `${INBOX} --site ${site}`;
  const format = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  const names = new Intl.DisplayNames(tag, { type: "language" });
  const say = <Name extends WordName>(name: Name, ...filling: Filling<Name>) =>
    inLanguage(saying(name, ...filling), language, inbox);
  return {
    /** The language, as `lang` attributes and `Intl` take it. */
    tag,
    timeZone,
    /** How the command of the owner's site begins. */
    inbox,
    /** A text, with its `{placeholders}` filled in. */
    say,
    /** Why something failed, in the owner's language where the error is one of ours. */
    reason: (error: unknown): string =>
      inWords(error instanceof ToldError ? error.said : [reasonOf(error)], language, inbox),
    /** The text for a word of the program, if it has one: `kind-login` for the kind "login". */
    meaning(prefix: "kind" | "sign" | "state", code: string): string {
      const name = `${prefix}-${code}`;
      return Object.hasOwn(words, name) ? inLanguage({ word: name as WordName, values: {} }, language) : code;
    },
    /** What a field of the form is. */
    fieldLabel: (field: FactField): string => fieldLabels[field][language],
    /** A day and a time of it. @param time milliseconds since 1970 */
    moment: (time: number): string => format.format(time),
    /** The name of a language. @param locale its code */
    languageName: (locale: string): string => names.of(locale) ?? locale,
  };
}

function inLanguage({ word, values }: Saying, language: OwnerLanguage, inbox = INBOX): string {
  const said = Object.entries({ inbox, ...values }).map(
    ([name, value]) => [name, typeof value === "object" ? inLanguage(value, language, inbox) : value] as const,
  );
  return inOwnerLanguage(words[word], language, Object.fromEntries(said));
}
