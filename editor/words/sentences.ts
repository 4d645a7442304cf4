import { filledText, type OwnerText, type PlaceholdersOf } from "../../site/generator/owner-messages/filled-text.ts";
import type { OwnerLanguage } from "../../site/generator/owner-messages/owner-language.ts";
import { fileSentences } from "./file-sentences.ts";
import { sessionSentences } from "./session-sentences.ts";

/** All that the editor says outside its page, by name. */
const sentences = { ...fileSentences, ...sessionSentences } as const satisfies Readonly<Record<string, OwnerText>>;

export type SentenceId = keyof typeof sentences;

/** What a sentence leaves open. */
export type SentenceValues<Id extends SentenceId> = Readonly<
  Record<PlaceholdersOf<(typeof sentences)[Id]["en"]>, string>
>;

/** A sentence in the owner's language. */
export function sentence<Id extends SentenceId>(id: Id, values: SentenceValues<Id>, language: OwnerLanguage): string {
  return filledText(sentences[id][language], values, language);
}
