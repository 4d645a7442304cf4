/** What a form and its server say where a site says nothing else, by the codes of languages. */
import { messageKeysOf } from "#engine/i18n/messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { type ContactWords, fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";

export const defaultWords: Readonly<Record<string, ContactWords>> = { fr, en, pt, it, de, es };

/** Every message with the names of its placeholders. */
export const contactMessageKeys = messageKeysOf(fr);
export type ContactMessages = typeof contactMessageKeys;
