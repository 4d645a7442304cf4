import { expect, test } from "vitest";
import { words } from "../example/words.ts";
import { markedTitle, tooManyTrouble } from "./contact-trouble.ts";

test.each([
  ["fr", 61, "dans 2\u00a0minutes"],
  ["en", 20, "in 1\u00a0minute"],
  ["pt-PT", 3600, "dentro de 1\u00a0hora"],
])("in %s, %i seconds are written in words", (language, seconds, text) => {
  expect(tooManyTrouble({ ...words, language }, seconds).text).toBe(`Too many messages: try again ${text}.`);
});

test("a title gets the error mark once, and loses it completely", () => {
  const french = { markedTitle: "Erreur\u00a0: {title}" };
  const marked = markedTitle(french, "Contact - Brand", true);
  expect(marked).toBe("Erreur\u00a0: Contact - Brand");
  expect(markedTitle(french, marked, true)).toBe(marked);
  expect(markedTitle(french, marked, false)).toBe("Contact - Brand");
  expect(markedTitle(french, "Contact - Brand", false)).toBe("Contact - Brand");
});
