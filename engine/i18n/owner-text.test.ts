import { expect, test } from "vitest";
import { type OwnerTexts, sayIn } from "./owner-text.ts";

const texts = {
  kept: { fr: "Gardé le {day} : {why}", en: "Kept on {day}: {why}", pt: "Guardado em {day}: {why}" },
  full: { fr: "le disque est plein !", en: "the disk is full!", pt: "o disco está cheio!" },
} as const satisfies OwnerTexts;

test("a text is said in the language of whoever reads it, its reason too, with the spaces of where it is read", () => {
  const why = { text: texts.full, values: {} };
  const values = { day: "2026-11-01", why };
  expect(sayIn(texts, "fr")("kept", values)).toBe("Gardé le 1er novembre 2026\u00a0: le disque est plein\u00a0!");
  expect(sayIn(texts, "fr", "\u202f")("full")).toBe("le disque est plein\u202f!");
  expect(sayIn(texts, "en")("kept", { ...values, why: "{day}" })).toBe("Kept on 1 November 2026: {day}");
  // @ts-expect-error A text is not said without what fills it in.
  expect(sayIn(texts, "pt")("kept")).toBe("Guardado em {day}: {why}");
});
