import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { markdownContext } from "../test-support/markdown-context.ts";
import { readBlocks } from "./markdown.ts";

/** What an owner is told to write, line by line, in place of those that run on. */
function problemsOf(text: string) {
  const told: { readonly where: string; readonly details: ProblemDetails }[] = [];
  readBlocks(text, { ...markdownContext(), report: (where, details) => told.push({ where, details }) });
  return told;
}

function asTold(text: string): string {
  const told = problemsOf(text);
  const newLines = text.split("\n").map((line) => {
    const { details } = told.find(({ where }) => where === line) ?? {};
    return details && "write" in details.values ? details.values.write : line;
  });
  return newLines.join("\n");
}

test.each([
  ["→ **un** mot\n→ [deux](/fr/contact/)", "- **un** mot\n- [deux](/fr/contact/)"],
  ["Il faut :\n✓ un\n✓ deux", "Il faut :\n- un\n- deux"],
  ["i. un\nii. deux\niii. trois", "1. un\n2. deux\n3. trois"],
  ["h) un\ni) deux", "h) un\ni) deux"],
  ["(a) un\n(b) deux", "1. un\n2. deux"],
  ["> → un\n> → deux", "> - un\n> - deux"],
  ["- ©\n©**", "- ©\n- ©**"],
  ["- un\n  → deux\n  → trois", "- un\n- deux\n- trois"],
  ["1️⃣ un\n2️⃣ deux", "1. un\n2. deux"],
  ["🏠 Maison\n🚗 Voiture", "- 🏠 Maison\n- 🚗 Voiture"],
  ["+33 1 99\n+351 2 99", "- +33 1 99\n- +351 2 99"],
  ["Terme\n: définition", "Terme\n- définition"],
  ["*un\n*deux", "- un\n- deux"],
  ["[1] un\n[2] deux", "1. un\n2. deux"],
  ["Pays\tTaux\nFrance\t20 %", "Pays\tTaux\n| --- | --- |"],
  ["un `mot\n• x` y\n→ deux\n→ trois", "un `mot\n• x` y\n- deux\n- trois"],
])("%j becomes %j", (written, right) => {
  expect(asTold(written)).toBe(right);
});

/** Every character of Unicode's first plane, but those of quotations, brackets, sentences and Markdown. */
const signs = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /[\p{S}\p{P}]/u.test(sign) && !/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'.,;:!?%|\\`<>#&]/u.test(sign),
);
const words = fc.constantFrom("un mot", "**deux** mots", "été 2026", "[ici](/fr/contact/)");

test("lines that begin with one character, whichever it is, are told to be a list, and are one once they are written so", () => {
  fc.assert(
    fc.property(fc.constantFrom(...signs), fc.array(words, { minLength: 2, maxLength: 4 }), (sign, said) => {
      const written = said.map((own) => `${sign} ${own}`).join("\n");
      const right = asTold(written);
      expect(problemsOf(right)).toEqual([]);
      expect(readBlocks(right, markdownContext())).toMatchObject([{ type: "list", items: said.map(() => [{}]) }]);
    }),
    { numRuns: 500 },
  );
});
