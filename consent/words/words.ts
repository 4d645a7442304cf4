/** What a site says of consent where it says nothing else, by the codes of languages. */
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { type ConsentWords, fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type French = typeof fr.shown & typeof fr.built;

/** Every message with the names of its placeholders. */
export type ConsentMessages = { readonly [Key in keyof French]: readonly Placeholder<French[Key]>[] };

export const defaultWords: Readonly<Record<string, ConsentWords>> = { fr, en, pt, it, de, es };

export const consentMessageKeys = Object.fromEntries(
  Object.entries({ ...fr.shown, ...fr.built }).map(([key, text]) => [key, placeholdersOf(text)]),
) as unknown as ConsentMessages;

/** Those that only the file of the dialog has. */
export const unsentConsentMessages: readonly string[] = Object.keys(fr.built);
