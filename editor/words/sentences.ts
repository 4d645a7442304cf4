import { inOwnerLanguage, type OwnerTexts, type ValuesOf } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { editorSentences } from "./editor-sentences.ts";
import { failureWords } from "./failure-words.ts";
import { fileSentences } from "./file-sentences.ts";
import { textSentences } from "./text-sentences.ts";

/** All that the editor says outside its page, by name. */
const sentences = {
  ...fileSentences,
  ...textSentences,
  ...editorSentences,
  ...failureWords,
} as const satisfies OwnerTexts;

export type SentenceId = keyof typeof sentences;

/** The values that fill in a sentence. */
export type SentenceValues<Id extends SentenceId> = ValuesOf<(typeof sentences)[Id]>;

/** A sentence in the owner's language. */
export function sentence<Id extends SentenceId>(id: Id, values: SentenceValues<Id>, language: OwnerLanguage): string {
  return inOwnerLanguage(sentences[id], language, values);
}
