/**
 * What only the consent dialog says, in one language: a file of the build, which comes with the dialog's code. Few visitors
 * open it, and every document would carry its words.
 */
export interface ConsentWords {
  /** In two voices. */
  readonly title: string;
  readonly close: string;
  readonly explanation: string;
  readonly nothingOptional: string;
  readonly required: string;
  readonly acceptedOnce: string;
  readonly ownCookie: string;
  readonly forget: string;
  readonly save: string;
  /** Of each service, by its name: what it is for, and what it keeps on the visitor's device. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}
