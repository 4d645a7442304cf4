import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkContactMessage, normaliseContactMessage, type RawContactMessage } from "./contact-message.ts";
import { anyText } from "./test-support/any-text.ts";
import { errorOf, good } from "./test-support/error-of.ts";

describe("characters", () => {
  test.each(["a\nb", "a\rb", "a\0b", "a\tb", "a\x85b", "a\u2028b", "a\x1bb", "a\x7fb"])(
    "no controls in a name: %j",
    (name) => {
      expect(errorOf("name", name)).toBe("invalid");
    },
  );
  test.each(["O’Neill", "Jean-Luc", "José", "王小明", "אבג\u200f", "नमस्ते", "👩‍🚀 Zoé", "a@b <c>"])(
    "a name: %j",
    (name) => {
      expect(errorOf("name", name)).toBeUndefined();
    },
  );
  test.each([
    ["a\r\nb\rc\vd\fe\x85f\u2028g\u2029h", "a\nb\nc\nd\ne\nf\ng\nh"],
    ["tab\there", "tab\there"],
    ["NUL\0 ESC\x1b C1\x9f DEL\x7f", "NUL ESC C1 DEL"],
    ["a\u202eb\u2066c\u2069d\u200fe", "abcd\u200fe"],
    ["\ud800 alone \udc00", "\ufffd alone \ufffd"],
    ["e\u0301", "é"],
    ["e\0\u0301", "é"],
    ["\ufeffBOM and space\u00a0", "BOM and space"],
  ])("a message %j is kept as %j", (raw, kept) => {
    expect(normaliseContactMessage({ message: raw }).message).toBe(kept);
  });
  test("inherited and foreign members are harmless", () => {
    const raw = JSON.parse(
      '{"__proto__":{"name":"x"},"constructor":{"prototype":{}},"name":"Jo"}',
    ) as RawContactMessage;
    expect(checkContactMessage({ ...good, ...raw })).toEqual({ message: { ...good, name: "Jo" } });
    expect("x" in {}).toBe(false);
  });
});

describe("any text", () => {
  const written = fc.oneof(
    anyText(),
    fc.string({
      unit: fc.constantFrom(
        "a",
        "@",
        ".",
        "ü",
        "\0",
        "\r",
        "\n",
        " ",
        "\u202e",
        "\u200b",
        "e",
        "\u0301",
        "\ud800",
        "。",
      ),
    }),
  );
  const anyRaw = fc.record({ name: written, email: written, message: written });

  test("normalising twice changes nothing more", () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const once = normaliseContactMessage(raw);
        expect(normaliseContactMessage(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
  test("what the form finds, the server finds: normalised or raw, with LF or CRLF", () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const verdict = checkContactMessage(raw);
        expect(checkContactMessage(normaliseContactMessage(raw))).toEqual(verdict);
        const posted = raw.message.replace(/\r\n?|\n/g, "\r\n");
        expect(checkContactMessage({ ...raw, message: posted })).toEqual(verdict);
      }),
      { numRuns: 500 },
    );
  });
  test("what passes holds nothing that a header, a log or a database could trip over", () => {
    fc.assert(
      fc.property(written, written, (name, message) => {
        const result = checkContactMessage({ ...good, name, message: `${message} ten letters` });
        if ("errors" in result) return;
        expect(result.message.name).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
        expect(result.message.message).not.toMatch(/[^\P{Cc}\t\n]|[\u2028\u2029\u202e]/u);
        expect(Object.values(result.message).every((text) => text.isWellFormed())).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
