import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../message/test-support/any-text.ts";
import { formFields } from "./submission.ts";

const name = fc.oneof(fc.constantFrom("name", "message", "__proto__", "constructor", ""), anyText());

test("a form is read as browsers write it, of a repeated field the last, whatever its name", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, anyText())), (fields) => {
      const wellFormed = fields.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()] as const);
      const body = new URLSearchParams(wellFormed.map(([key, value]) => [key, value])).toString();
      const read = formFields(Buffer.from(body));
      expect(new Map(Object.entries(read))).toEqual(new Map(wellFormed));
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    }),
  );
});
