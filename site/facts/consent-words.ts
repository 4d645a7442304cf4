import type { ConsentDialogTexts } from "#consent/react/consent-dialog.tsx";

/**
 * What only the consent dialog says, in one language: a file of the build, which comes with the dialog's code. Few visitors
 * open it, and every document would carry its words.
 */
export interface ConsentWords extends Omit<ConsentDialogTexts, "title" | "privacy" | "acceptAll" | "declineAll"> {
  /** In two voices. */
  readonly title: string;
  /** Of each service, by its name: what it is for, and what it keeps on the visitor's device. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}
