import { waitInWords } from "../../contract/contact-message.ts";
import type { ContactTexts } from "../../contract/contact-texts.ts";
import type { ContactPageState } from "./contact-page.ts";

/** Why a message that nothing is wrong with was not taken, in words; undefined where its fields are wrong. */
export function reasonOf(state: ContactPageState, texts: ContactTexts): string | undefined {
  if (state.status === 422) return undefined;
  if (state.status === 503) return texts.unavailable;
  return texts.tooMany.replace("{wait}", waitInWords(texts.language, state.waitSeconds));
}
