/** What a form and its server say where a site says nothing else, by the codes of languages. */
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { type ContactWords, fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** Every message with the names of its placeholders. */
export type ContactMessages = { readonly [Key in keyof typeof fr]: readonly Placeholder<(typeof fr)[Key]>[] };

export const defaultWords: Readonly<Record<string, ContactWords>> = { fr, en, pt, it, de, es };

export const contactMessageKeys = Object.fromEntries(
  Object.entries(fr).map(([key, text]) => [key, placeholdersOf(text)]),
) as unknown as ContactMessages;
