import fc from "fast-check";
import { expect, test } from "vitest";
import { conditionalStatus } from "./preconditions.ts";

const etag = '"a1_b-2"';

test.each([
  [undefined, undefined, 200],
  [undefined, '"a1_b-2"', 304],
  [undefined, 'W/"a1_b-2"', 304],
  [undefined, '"other", W/"x,y", "a1_b-2"', 304],
  [undefined, "*", 304],
  [undefined, " * ", 304],
  [undefined, '"other"', 200],
  [undefined, "a1_b-2", 200],
  [undefined, '"a1_b-2', 200],
  [undefined, "", 200],
  [undefined, `${'"x",'.repeat(2000)}"a1_b-2"`, 304],
  ['"a1_b-2"', undefined, 200],
  ["*", undefined, 200],
  ['"other"', undefined, 412],
  ['W/"a1_b-2"', undefined, 412],
  ['"other"', '"a1_b-2"', 412],
  ['"a1_b-2"', '"a1_b-2"', 304],
])("If-Match %j, If-None-Match %j: %i", (ifMatch, ifNoneMatch, status) => {
  expect(conditionalStatus({ ifMatch, ifNoneMatch }, etag)).toBe(status);
});

test("any text is read, also the longest header made of a few pieces again and again (reliability S21)", () => {
  const piece = fc.oneof(
    fc.constantFrom('"', "W/", ",", " ", "*", "\\", etag, `W/${etag}`),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const header = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.constantFrom(...Array<number>(9).fill(1), 16_384))
    .map(([pieces, times]) => pieces.join("").repeat(times).slice(0, 16_384));
  fc.assert(
    fc.property(header, (text) => {
      const unchanged = conditionalStatus({ ifMatch: undefined, ifNoneMatch: text }, etag) === 304;
      const matched = conditionalStatus({ ifMatch: text, ifNoneMatch: undefined }, etag) === 200;
      // What matches strongly matches weakly too, and only a text with the tag, or "*", matches at all.
      return (!matched || unchanged) && (!unchanged || text.includes(etag) || text.trim() === "*");
    }),
    { numRuns: 300 },
  );
});
