import { describe, expect, test } from "vitest";
import { normaliseEmail } from "./contact-message.ts";
import { errorOf } from "./test-support/error-of.ts";

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
