/** What a site says of consent where it says nothing else, by the codes of languages. */
import { messageKeysOf } from "#engine/i18n/messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { type ConsentWords, fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";

export const defaultWords: Readonly<Record<string, ConsentWords>> = { fr, en, pt, it, de, es };

/** Every message with the names of its placeholders. */
export const consentMessageKeys = messageKeysOf({ ...fr.shown, ...fr.built });
export type ConsentMessages = typeof consentMessageKeys;

/** Those that only the file of the dialog has. */
export const unsentConsentMessages: readonly string[] = Object.keys(fr.built);
