import { describe, expect, test } from "vitest";
import { contactFieldNames, contactFields } from "./contact-fields.ts";
import { BODY_LIMIT_BYTES, checkContactMessage, fieldError } from "./contact-message.ts";
import { errorOf, good } from "./test-support/error-of.ts";

describe("limits", () => {
  const seen = { ascii: "x", accented: "e\u0301", stacked: "x\u0323", emoji: "😀", flagged: "🇫🇷" };
  const units = Object.entries(seen);
  test.each(units)("a name of 100 characters passes, one of 101 does not: %s", (_, character) => {
    expect(errorOf("name", character.repeat(100))).toBeUndefined();
    expect(errorOf("name", character.repeat(101))).toBe("tooLong");
  });
  test.each(units)("a message of 9 characters is too short, one of 10 is not: %s", (_, character) => {
    expect(errorOf("message", character.repeat(9))).toBe("tooShort");
    expect(errorOf("message", character.repeat(10))).toBeUndefined();
  });
  test.each(units.slice(0, 4))("a message of 5,000 characters passes, one of 5,001 does not: %s", (_, character) => {
    expect(errorOf("message", character.repeat(5000))).toBeUndefined();
    expect(errorOf("message", character.repeat(5001))).toBe("tooLong");
  });
  test("a line break counts as one character, however it is sent", () => {
    const lines = (end: string) => `a${end}`.repeat(2499);
    expect(errorOf("message", `${lines("\r\n")}aa`)).toBeUndefined();
    expect(errorOf("message", `${lines("\n")}aa`)).toBeUndefined();
    expect(errorOf("message", `${lines("\r\n")}aaa`)).toBe("tooLong");
    expect(errorOf("message", `a${"\r\n".repeat(200)}b`)).toBeUndefined();
    expect(errorOf("message", `a${"\r\n".repeat(7)}b`)).toBe("tooShort");
  });
  test("white space around does not count", () => {
    expect(errorOf("message", `\n ${"x".repeat(9)} \t`)).toBe("tooShort");
    expect(errorOf("name", `${" ".repeat(200)}Jo${" ".repeat(200)}`)).toBeUndefined();
  });
  test("marks stacked without end on one letter are too long", () => {
    expect(errorOf("name", `x${"\u0323".repeat(2000)}`)).toBe("tooLong");
    expect(errorOf("message", `x${"\u0323".repeat(20_000)} and so on`)).toBe("tooLong");
  });
  test.each([undefined, null, "", "  \r\n ", "\u200b\u2060", "\u3164"])(
    "invisible text counts as empty: %j",
    (value) => {
      for (const field of contactFieldNames)
        expect(errorOf(field, value)).toBe(contactFields[field].least > 0 ? "required" : undefined);
    },
  );
  test.each([0, true, [], ["x"], {}])("what is not text is refused: %j", (value) => {
    for (const field of contactFieldNames) expect(errorOf(field, value)).toBe("invalid");
  });
});

test("a field of which nothing is needed may stay empty; what is in it is judged as in any other", () => {
  const optional = { kind: "line", least: 0, most: 3, weight: 105 } as const;
  expect(["", "a", "abcd", "a\nb"].map((text) => fieldError(optional, text))).toEqual([
    undefined,
    undefined,
    "tooLong",
    "invalid",
  ]);
});

describe("body limit", () => {
  const rest = { locale: "fr", idempotencyKey: "x".repeat(100), time_token: "x".repeat(500), fax_ref: "" };
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");
  test.each([
    ["emoji", "😀".repeat(5000)],
    ["apostrophes", "'".repeat(5000)],
    ["line breaks", `a${"\n".repeat(4998)}b`],
    ["as heavy as can be, with apostrophes", `${"x\u0323".repeat(20)}${"😀".repeat(4979)}'`],
  ])("the longest message fits, as a form, as JSON and as JSON in ASCII: %s", (_, message) => {
    const fields = { name: "👩‍👩‍👧‍👦".repeat(100), email: good.email, message };
    expect(checkContactMessage(fields)).not.toHaveProperty("errors");
    const body = { ...fields, ...rest };
    const form = new URLSearchParams({ ...body, message: crlf(message) }).toString();
    const json = JSON.stringify(body);
    const ascii = json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    for (const text of [form, json, ascii]) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BODY_LIMIT_BYTES);
  });
  test("it is computed from the limits, and small", () => {
    expect(BODY_LIMIT_BYTES).toBeGreaterThan(contactFields.message.most * contactFields.message.weight);
    expect(BODY_LIMIT_BYTES).toBeLessThan(150_000);
  });
});
