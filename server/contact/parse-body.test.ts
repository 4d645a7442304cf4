import fc from "fast-check";
import { expect, test } from "vitest";
import { BodyError, parseBody } from "./parse-body.ts";

const name = fc.oneof(
  fc.constantFrom("name", "message", "__proto__", "constructor", ""),
  fc.string({ unit: "binary" }),
);

test("a form is read as browsers write it, of a repeated field the last, whatever its name", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" }))), (fields) => {
      const wellFormed = fields.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()] as const);
      const body = new URLSearchParams(wellFormed.map(([key, value]) => [key, value])).toString();
      const read = parseBody("form", Buffer.from(body));
      expect(new Map(Object.entries(read))).toEqual(new Map(wellFormed));
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    }),
  );
});

test("any bytes are fields or a BodyError, and reach no prototype", () => {
  const piece = fc.constantFrom(
    "&",
    "=",
    "+",
    "%",
    "%00",
    "%C3%A9",
    "%FF",
    "__proto__",
    "[",
    "{",
    '"',
    ":",
    "name",
    "é",
  );
  const bytes = fc.oneof(
    { weight: 5, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 5, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(pieces.join(""))) },
    {
      weight: 1,
      arbitrary: fc
        .array(piece, { minLength: 1, maxLength: 3 })
        .map((pieces) => Buffer.from(pieces.join("").repeat(5_000))),
    },
  );
  fc.assert(
    fc.property(fc.constantFrom("form", "json"), bytes, (kind, body) => {
      try {
        return Object.getPrototypeOf(parseBody(kind, body)) === Object.prototype;
      } catch (error) {
        return error instanceof BodyError;
      }
    }),
    { numRuns: 500 },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
