import fc from "fast-check";
import { expect, test } from "vitest";
import { undamaged } from "./damaged-text.ts";

/** What another program makes of a text. */
const damaged = (text: string, encoding = "windows-1252") => new TextDecoder(encoding).decode(Buffer.from(text));

test.each([
  ["CafÃ© et lâ€™Ã©tÃ©", "Café et l’été"],
  ["CafÃƒÂ© et lÃ¢â‚¬â„¢ÃƒÂ©tÃƒÂ©", "Café et l’été"],
  ["« CafÃ© » a été damagé", "« Café » a été damagé"],
  ["20Â\u00a0â‚¬, 20 Â°C, nÂ° 5, Ã\u00a0 Porto", "20\u00a0€, 20 °C, n° 5, à Porto"],
  ["DÃ‰JÃ€, HÃ”TEL, FORÃŠT, SÃ³ e NÃ£o", "DÉJÀ, HÔTEL, FORÊT, Só e Não"],
  ["LÃ\u00a0 oÃ¹", "Là où"],
  ["Å“uvre", "œuvre"],
  ["ðŸ˜€ et â†’", "😀 et →"],
  ["ÐšÐ¸Ñ—Ð² et ÎšÎ±Î»Î¬", "Київ et Καλά"],
  ["siÄ™", "się"],
  ["CŒUR", "CŒUR"],
  ["l\u00e2\u0080\u0099\u00c3\u00a9t\u00c3\u00a9", "l’été"],
  ["eÌ\u0081teÌ\u0081", "été"],
])("%j was %j", (text, whole) => {
  expect(undamaged(text)).toBe(whole);
});

const small = fc.string({ unit: fc.constantFrom(..."abcéèêëàâçîïôùûüñáíóúãõ"), minLength: 2, maxLength: 6 });
const word = fc.oneof(
  small,
  small.map((own) => own.toUpperCase()),
  small.map((own) => own.charAt(0).toUpperCase() + own.slice(1)),
);
const words = fc.array(
  fc.tuple(
    fc.constantFrom("", "« ", "«\u00a0", "“", "«", "(", "l’", "¿", "— "),
    word,
    fc.constantFrom("", "…", " »", "\u00a0»", "»", "”", "’s", "\u202f!", "\u00a0:", "™", " €", "\u00a0%", "–", "."),
  ),
  { minLength: 1, maxLength: 6 },
);
const text = words.map((list) => list.map((parts) => parts.join("")).join(" "));

test("no text of the languages of Western Europe is taken for damage", () => {
  fc.assert(
    fc.property(text, (whole) => {
      expect(undamaged(whole)).toBe(whole);
    }),
    { numRuns: 2000 },
  );
});

test("what was damaged once or twice is whole again, whatever the program took it for", () => {
  fc.assert(
    fc.property(text, fc.constantFrom("windows-1252", "latin1"), (whole, encoding) => {
      const line = `${whole} été`;
      expect(undamaged(damaged(line, encoding))).toBe(line);
      expect(undamaged(damaged(damaged(line)))).toBe(line);
    }),
    { numRuns: 1000 },
  );
});
