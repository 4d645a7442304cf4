import fc from "fast-check";
import { expect, test } from "vitest";
import { contactFieldNames } from "../../message/contact-fields.ts";
import { stored } from "../test-support/new-message.ts";
import { exportCsv } from "./message-table.ts";

/** What lists are separated by: in English, in French and Portuguese, and where neither is known. Spreadsheets try all. */
const SEPARATORS = [",", ";", "\t"];

/** Reads CSV as a spreadsheet does that splits cells at any separator, but not within quotes (RFC 4180). */
function spreadsheet(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const typed = fc
  .array(fc.constantFrom(...SEPARATORS, '"', "'", "\n", "\r\n", " ", "=", "+", "-", "@", "\uff1d", "é", "SUM(A1)"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""));

test("whatever was typed stays in its cell, in spreadsheets of every language, and none of it is a formula", () => {
  fc.assert(
    fc.property(typed, typed, typed, (name, message, text) => {
      const messages = [stored({ name, message }), stored({ lastError: { kind: "refused", text } })];
      const [head = [], first = [], ...others] = spreadsheet(exportCsv(messages));
      expect(head.join()).toContain(contactFieldNames.join());
      expect([first, ...others].map((row) => row.length)).toEqual([head.length, head.length]);
      const cells = [
        first[head.indexOf("name")],
        first[head.indexOf("message")],
        others[0]?.[head.indexOf("errorText")],
      ];
      for (const [index, cell = ""] of cells.entries()) {
        expect(cell.replace(/^'/, "")).toBe([name, message, text][index]?.replace(/^'/, ""));
        expect(cell).not.toMatch(/^\s*[=+\-@\uff1d]|^[\t\r\n]/);
      }
    }),
  );
});
