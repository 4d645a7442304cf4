import { digest } from "../../files/digest.ts";
import type { Locale } from "../../i18n/language.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import type { ReadingMemory } from "./reading-memory.ts";
import type { Environments } from "./text-settings.ts";

/** Reads a text, unless it was read before; `read` gives plain data. */
export type RecallText = <Made>(file: string, text: string, read: (environments: Environments) => Made) => Made;

/** Hashes of answers, by question. */
type Asked = Readonly<Record<string, string>>;

type Question = readonly [locale: Locale, name: keyof TextEnvironment, ...values: readonly string[]];

/**
 * Gives a reader that remembers. A text is read again where its bytes are others, or where something that it asked of the
 * site has another answer: whoever changes a phone number has those texts read again that name it.
 */
export function recallingTexts(memory: ReadingMemory, translation: Routes, environments: Environments): RecallText {
  const languages = digest(translation);
  const answers = new Map<string, string>();
  const answerTo = (question: string) => {
    const known = answers.get(question) ?? hashOf(ask(environments, JSON.parse(question)));
    answers.set(question, known);
    return known;
  };
  return <Made>(file: string, text: string, read: (environments: Environments) => Made) =>
    memory.texts.recall(
      file,
      `${languages} ${memory.hashOf(file, text)}`,
      () => {
        const questions = new Set<string>();
        const made = read(asking(environments, questions));
        return { made, asked: Object.fromEntries([...questions].map((question) => [question, answerTo(question)])) };
      },
      ({ asked }: { readonly asked: Asked }) =>
        Object.entries(asked).every(([question, answer]) => answerTo(question) === answer),
    ).made;
}

/** The environments, with a note of each question. */
function asking(environments: Environments, questions: Set<string>): Environments {
  return (locale) => {
    const names = Object.keys(environments(locale)) as (keyof TextEnvironment)[];
    const noted = names.map((name) => [
      name,
      (...values: readonly string[]) => {
        const question: Question = [locale, name, ...values];
        questions.add(JSON.stringify(question));
        return ask(environments, question);
      },
    ]);
    return Object.fromEntries(noted) as TextEnvironment;
  };
}

function ask(environments: Environments, [locale, name, ...values]: Question): unknown {
  return (environments(locale)[name] as (...values: readonly string[]) => unknown)(...values);
}

/** Tells null and undefined apart, which JSON does not. */
function hashOf(answer: unknown): string {
  return answer === undefined ? "" : digest(answer);
}
