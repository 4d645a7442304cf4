import { describe, expect, test } from "vitest";
import { normaliseEmail } from "./contact-message.ts";
import { badEmails, goodEmails, longestEmail } from "./test-support/email-tables.ts";
import { errorOf } from "./test-support/error-of.ts";

describe("e-mail addresses (HTML standard)", () => {
  test.each(goodEmails)("good: %j", (email) => {
    expect(errorOf("email", email)).toBeUndefined();
  });
  test.each(badEmails)("bad: %j", (email) => {
    expect(errorOf("email", email)).toBe("invalid");
  });
  test("254 characters pass, 255 are too long", () => {
    expect(longestEmail).toHaveLength(254);
    expect(errorOf("email", longestEmail.replace("@", "b@"))).toBe("tooLong");
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
