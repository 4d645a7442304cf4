import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import {
  BODY_LIMIT_BYTES,
  type ContactField,
  checkContactMessage,
  contactFields,
  contactLimits,
  normaliseContactMessage,
  normaliseEmail,
  type RawContactMessage,
} from "./contact-message.ts";

const good = { name: "José", email: "jose@example.com", message: "Dez letras." };

/** The error of one field, the others being right. */
function errorOf(field: ContactField, value: unknown): string | undefined {
  const result = checkContactMessage({ ...good, [field]: value });
  return "errors" in result ? result.errors[field] : undefined;
}

describe("e-mail addresses (HTML standard)", () => {
  const label = "a".repeat(63);
  const longest = `${"a".repeat(64)}@${label}.${label}.${"a".repeat(61)}`;
  test.each([
    "a@b",
    "a@localhost",
    "jose@example.com",
    "jose+tag@example.com",
    "jose.silva@example.com",
    ".jose@example.com",
    "jose.@example.com",
    "jo..se@example.com",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    "1@2.3",
    "a@127.0.0.1",
    "a@xn--bcher-kva.de",
    "a@b-c.example",
    "a@a.b.c.d.e.f.g",
    "_@example.com",
    "JOSE@EXAMPLE.COM",
    `a@${label}.com`,
    longest,
    "  jose@example.com\r\n",
    "jose@bücher.de",
    "jose@BÜCHER.de",
    "jose@faß.de",
    "jose@例え.テスト",
    "jose@café。fr",
    "\u202ajose@example.com\u202c",
  ])("good: %j", (email) => {
    expect(errorOf("email", email)).toBeUndefined();
  });
  test.each([
    "a",
    "@example.com",
    "a@",
    "a@b@c",
    "a@b,v@w",
    "a@b; v@w",
    "a b@example.com",
    '"a b"@example.com',
    '"a"@example.com',
    "a@exa mple.com",
    "Jo <a@b.example>",
    "josé@example.com",
    "用户@example.com",
    "a@-b.example",
    "a@b-.example",
    "a@b..example",
    "a@b.example.",
    "a@.example",
    `a@${"a".repeat(64)}.com`,
    "a@b_c.example",
    "a@[127.0.0.1]",
    "a@b.example\r\nBcc: v@w.example",
    "a@b.example\nx",
    "a\0@b.example",
    "a@b\t.example",
    "a@bücher.de:80",
    "a@bücher.de/x",
    "a@bü%63her.de",
    "a@x\u2028ü.de",
    "a@ü／b.de",
    "a(comment)@b.example",
  ])("bad: %j", (email) => {
    expect(errorOf("email", email)).toBe("invalid");
  });
  test("254 characters pass, 255 are too long", () => {
    expect(longest).toHaveLength(254);
    expect(errorOf("email", longest.replace("@", "b@"))).toBe("tooLong");
  });
  test("the limit counts the ASCII form, whichever form the browser sends", () => {
    const raw = `${"a".repeat(240)}@bücher.de`;
    expect(errorOf("email", raw)).toBe("tooLong");
    expect(errorOf("email", normaliseEmail(raw))).toBe("tooLong");
  });
  test("what Chromium and Firefox send for one address is one address", () => {
    expect(normaliseEmail("Jo@BÜCHER.de")).toBe("Jo@xn--bcher-kva.de");
    expect(normaliseEmail("Jo@xn--bcher-kva.de")).toBe("Jo@xn--bcher-kva.de");
  });
  test("numbers stay a name and do not become an IPv4 address", () => {
    expect(normaliseEmail("a@１.２")).toBe("a@1.2");
  });
});

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
    "nothing to be seen is nothing: %j",
    (value) => {
      for (const field of contactFields) expect(errorOf(field, value)).toBe("required");
    },
  );
  test.each([0, true, [], ["x"], {}])("what is not text is refused: %j", (value) => {
    for (const field of contactFields) expect(errorOf(field, value)).toBe("invalid");
  });
});

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
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
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
    fc
      .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
      .map((units) => units.join("")),
  );
  const anyRaw = fc.record({ name: anyText, email: anyText, message: anyText });

  test("normalising twice changes nothing more", () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const once = normaliseContactMessage(raw);
        expect(normaliseContactMessage(once)).toEqual(once);
      }),
      { numRuns: 2000 },
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
      { numRuns: 2000 },
    );
  });
  test("what passes holds nothing that a header, a log or a database could trip over", () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const result = checkContactMessage({ ...good, name, message: `${message} ten letters` });
        if ("errors" in result) return;
        expect(result.message.name).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
        expect(result.message.message).not.toMatch(/[^\P{Cc}\t\n]|[\u2028\u2029\u202e]/u);
        expect(Object.values(result.message).every((text) => text.isWellFormed())).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("body limit", () => {
  const rest = { locale: "fr", idempotencyKey: "x".repeat(100), token: "x".repeat(500), website: "" };
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");
  test.each([
    ["emoji", "😀".repeat(5000)],
    ["apostrophes", "'".repeat(5000)],
    ["line breaks", `a${"\n".repeat(4998)}b`],
    ["as heavy as can be, with apostrophes", `${"x\u0323".repeat(20)}${"😀".repeat(4979)}'`],
  ])("the longest letter fits, as a form, as JSON and as JSON in ASCII: %s", (_, message) => {
    const fields = { name: "👩‍👩‍👧‍👦".repeat(100), email: good.email, message };
    expect(checkContactMessage(fields)).not.toHaveProperty("errors");
    const body = { ...fields, ...rest };
    const form = new URLSearchParams({ ...body, message: crlf(message) }).toString();
    const json = JSON.stringify(body);
    const ascii = json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    for (const text of [form, json, ascii]) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BODY_LIMIT_BYTES);
  });
  test("it is computed from the limits, and small", () => {
    expect(BODY_LIMIT_BYTES).toBeGreaterThan(contactLimits.message.most * contactLimits.message.weight);
    expect(BODY_LIMIT_BYTES).toBeLessThan(100_000);
  });
});

test("in the browser the module weighs at most 1 kB", async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: `${import.meta.dirname}/contact-message.ts`, formats: ["es"] } },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const code = bundle?.output[0].code ?? "";
  expect(code).toContain("BODY_LIMIT_BYTES");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1024);
});
