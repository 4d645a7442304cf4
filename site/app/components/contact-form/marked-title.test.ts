import { expect, test } from "vitest";
import type { MessageTexts } from "../../../i18n/messages.ts";
import { markedTitle } from "./marked-title.ts";

const messages = { "contact.error-title": "Erreur\u00a0: {title}" } as MessageTexts;

test("a title is marked once, and unmarked whole", () => {
  const marked = markedTitle("Contact - Brand", messages, true);
  expect(marked).toBe("Erreur\u00a0: Contact - Brand");
  expect(markedTitle(marked, messages, true)).toBe(marked);
  expect(markedTitle(marked, messages, false)).toBe("Contact - Brand");
  expect(markedTitle("Contact - Brand", messages, false)).toBe("Contact - Brand");
});
