import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownerVoice } from "../words/owner-words.ts";
import { readEnvironment } from "./environment.ts";

test("has a default for all that a first start needs", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 8080,
    HOST: "127.0.0.1",
    DATA_DIR: "var/",
    CONTACT_RATE_LIMIT: 10,
    CONTACT_MIN_SECONDS: 3,
    LOG_LEVEL: "info",
  });
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ PORT: "", SITE_URL: "", TRUST_PROXY: "" })).toEqual(readEnvironment({}));
});

test("takes what is well-formed", () => {
  const environment = readEnvironment({
    PORT: "0",
    SITE_URL: "https://www.example.com",
    DATABASE_URL: "postgres://u:p@db/site",
    SMTP_URL: "smtp://127.0.0.1:1025?tls=none",
    CONTACT_TO: "owner@localhost",
    CONTACT_MIN_SECONDS: "0",
    TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, 2001:db8::/32",
  });
  expect(environment).toMatchObject({ PORT: 0, CONTACT_TO: "owner@localhost", CONTACT_MIN_SECONDS: 0 });
  expect(environment.TRUST_PROXY).toEqual(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);
});

describe("refuses, naming the variable and what it must be", () => {
  test.each([
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "8080a", "a whole number"],
    ["PORT", "-1", "a whole number"],
    ["SITE_URL", "www.example.com", "the site’s origin"],
    ["EDIT_URL", "https://edit.example.com/#inbox", "the site’s origin"],
    ["SITE_URL", "https://example.com/folder/", "the site’s origin"],
    ["SITE_URL", "https://example.com:99999", "the site’s origin"],
    ["DATABASE_URL", "mysql://db/site", "postgres://"],
    ["SMTP_URL", "mail.example.com", "smtps://"],
    ["CONTACT_TO", "nobody", "an e-mail address"],
    ["CONTACT_FROM", "a@b.example, c@d.example", "an e-mail address"],
    ["CONTACT_RATE_LIMIT", "0", "a whole number from 1 to 1000000000"],
    ["CONTACT_MIN_SECONDS", "-3", "a whole number"],
    ["CONTACT_RETENTION_DAYS", "1.5", "a whole number"],
    ["TRUST_PROXY", "2", "addresses or networks"],
    ["TRUST_PROXY", "true", "addresses or networks"],
    ["TRUST_PROXY", "10.0.0.0/33", "addresses or networks"],
    ["TRUST_PROXY", "0.0.0.0/0", "addresses or networks"],
    ["LOG_LEVEL", "loud", "one of fatal"],
  ])("%s=%s", (name, value, rule) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be .*${rule}`));
  });

  test("all of them, a line each, in the language of whoever reads it", () => {
    const wrong = {
      PORT: "-1",
      TRUST_PROXY: "2",
      LOG_LEVEL: "loud",
      CONTACT_TO: "nobody",
      SITE_URL: "x",
      SMTP_URL: "x",
    };
    const reasonFor = (language: "fr" | "pt") => {
      try {
        return readEnvironment(wrong);
      } catch (error) {
        return ownerVoice({ language, timeZone: "Europe/Paris" }).reason(error);
      }
    };
    expect(String(reasonFor("fr")).split("\n").toSorted()).toEqual([
      "CONTACT_TO\u00a0: il faut une adresse de courriel.",
      "LOG_LEVEL\u00a0: il faut l’un de fatal, error, warn, info, debug, trace, silent.",
      "PORT\u00a0: il faut un nombre entier de 0 à 65535.",
      "SITE_URL\u00a0: il faut l’origine du site, comme https://www.example.com.",
      "SMTP_URL\u00a0: il faut une adresse comme smtps://user:password@host.",
      "TRUST_PROXY\u00a0: il faut des adresses ou des réseaux de vos proxys, séparés par des virgules, comme 127.0.0.1,10.0.0.0/8.",
    ]);
    expect(String(reasonFor("pt"))).not.toMatch(/must|whole|address /);
  });
});

describe("a secret comes from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const file = join(folder, "SMTP_URL");
  writeFileSync(file, "smtps://user:secret@mail.example\n");

  test("that a variable names, or that systemd loaded; a plain variable counts first", () => {
    expect(readEnvironment({ SMTP_URL_FILE: file }).SMTP_URL).toBe("smtps://user:secret@mail.example");
    expect(readEnvironment({ CREDENTIALS_DIRECTORY: folder }).SMTP_URL).toBe("smtps://user:secret@mail.example");
    expect(readEnvironment({ SMTP_URL: "smtp://localhost", SMTP_URL_FILE: file }).SMTP_URL).toBe("smtp://localhost");
    expect(readEnvironment({ CREDENTIALS_DIRECTORY: folder }).DATABASE_URL).toBeUndefined();
  });

  test("an empty file counts as not set, a missing one stops the start", () => {
    writeFileSync(join(folder, "DATABASE_URL"), "\n");
    expect(readEnvironment({ CREDENTIALS_DIRECTORY: folder }).DATABASE_URL).toBeUndefined();
    const missing = { DATABASE_URL_FILE: join(folder, "nothing") };
    expect(() => readEnvironment(missing)).toThrow(/^DATABASE_URL_FILE must be a file.*nothing/);
  });
});
