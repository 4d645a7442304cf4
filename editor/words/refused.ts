import { inOwnerLanguage, type ValuesOf } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Refusal } from "../contract/values.ts";
import { sentences } from "./sentences.ts";

/** A refused request, with the sentence that says why. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly id: string;
  /** HTTP status. */
  readonly status: number;
  /** Why, in the owner's language. */
  readonly inWords: (language: OwnerLanguage) => string;
  /** Answered beside the sentence. */
  readonly more: object;

  constructor(id: string, inWords: (language: OwnerLanguage) => string, status = 422, more: object = {}) {
    super(inWords("en"));
    this.id = id;
    this.status = status;
    this.inWords = inWords;
    this.more = more;
  }

  /** With a sentence of the editor. */
  static because<Id extends keyof typeof sentences>(
    id: Id,
    values: ValuesOf<(typeof sentences)[Id]>,
    status?: number,
    more?: object,
  ): Refused {
    return new Refused(id, (language) => inOwnerLanguage(sentences[id], language, values), status, more);
  }

  /** Where the program itself has failed. */
  static failed(error: unknown): Refused {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return Refused.because("internal-error", {}, 500, { details });
  }

  /** The answer. */
  answer(language: OwnerLanguage): Refusal {
    return { error: { id: this.id, sentence: this.inWords(language) }, ...this.more };
  }
}
