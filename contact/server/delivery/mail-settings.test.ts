import { describe, expect, test } from "vitest";
import { ownerVoice } from "../words/owner-words.ts";
import { mailServerInWords, smtpSettings } from "./mail-settings.ts";

describe("encryption (D12)", () => {
  test.each([
    ["smtp://mail.example.com", { requireTLS: true, secure: false }],
    ["smtps://mail.example.com", { requireTLS: true, secure: true }],
    ["smtp://mail.example.com?tls=required", { requireTLS: true }],
    ["smtp://localhost.example.com", { requireTLS: true }],
    ["smtp://127.0.0.1.example.com", { requireTLS: true }],
    ["smtp://mail.example.com?tls=none", { ignoreTLS: true }],
    ["smtp://127.0.0.1:1025", { tls: { rejectUnauthorized: false }, port: 1025 }],
    ["smtp://[::1]:1025", { tls: { rejectUnauthorized: false }, host: "::1" }],
    ["smtp://localhost?tls=required", { requireTLS: true }],
    ["smtps://127.0.0.1:1025", { requireTLS: true, secure: true }],
  ])("%s", (url, options) => {
    const { connection } = smtpSettings(url);
    expect(connection).toMatchObject(options);
    if (connection.requireTLS) expect(connection.tls).toBeUndefined();
  });
});

test("user and password are decoded, and not shown", () => {
  const settings = smtpSettings("smtps://me%40example.com:p%3Aw@mail.example.com:465");
  expect(settings.login).toEqual({ user: "me@example.com", pass: "p:w" });
  const owner = ownerVoice({ language: "pt", timeZone: "Europe/Lisbon" });
  expect(mailServerInWords(settings, owner)).toBe("mail.example.com:465, cifrado");
});

test.each(["smtp://mail.example.com?tls=maybe", "smtp://a:%@mail.example.com"])("%s is refused", (url) => {
  expect(() => smtpSettings(url)).toThrow(/^SMTP_URL must be an address such as smtps:/);
});
