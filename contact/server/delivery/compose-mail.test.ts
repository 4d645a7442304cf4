import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StoredMessage } from "../outbox/stored-message.ts";
import { stored } from "../test-support/new-message.ts";
import { type SmtpSink, smtpSink } from "../test-support/smtp-sink.ts";
import { ownerVoice } from "../words/owner-words.ts";
import { composeMessageMail } from "./compose-mail.ts";
import { mailSettings, smtpSettings } from "./mail-settings.ts";
import { openSmtpSession } from "./smtp-session.ts";

const addresses = { from: "site@example.com", to: "owner@example.com" };
const voices = {
  fr: ownerVoice({ language: "fr", timeZone: "Europe/Paris" }),
  en: ownerVoice({ language: "en", timeZone: "Europe/London" }),
  pt: ownerVoice({ language: "pt", timeZone: "Europe/Lisbon" }),
};
const textOf = async (message: StoredMessage, language: keyof typeof voices = "en") =>
  String((await composeMessageMail(message, addresses, voices[language])).bytes);

/** Names of the headers, and each with its value, folded lines put together. */
function headersOf(mail: string): Map<string, string> {
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new Map(
    head.split("\r\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
}

/** The decoded text part of a mail. */
function letterOf(mail: string): string {
  const part = mail.split(/\r\n----_NmP[^\r]*\r\n/)[1] ?? "";
  const encoded = part.slice(part.indexOf("\r\n\r\n") + 4).replace(/=\r\n/g, "");
  const bytes = encoded.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replace(/\r\n/g, "\n");
}

const OUR_HEADERS = [
  "Auto-Submitted",
  "Content-Type",
  "Date",
  "From",
  "MIME-Version",
  "Message-ID",
  "Reply-To",
  "Subject",
  "To",
];

test("says who wrote, from our own address, to be answered to theirs", async () => {
  const mail = await textOf(stored({ name: "Zoë Dupont", locale: "en", isTest: true, suspicions: ["too-fast"] }));
  const headers = headersOf(mail);
  expect([...headers.keys()].sort()).toEqual(OUR_HEADERS);
  expect(headers.get("From")).toBe("site@example.com");
  expect(headers.get("To")).toBe("owner@example.com");
  expect(headers.get("Reply-To")).toMatch(/ <marie@example\.com>$/);
  expect(headers.get("Subject")).toBe("=?UTF-8?Q?=5BTest=5D_Message_from_Zo=C3=AB_Dupont?=");
  expect(headers.get("Message-ID")).toBe("<1@example.com>");
  expect(headers.get("Date")).toBe("Fri, 20 Nov 2026 00:00:00 +0000");
  expect(headers.get("Auto-Submitted")).toBe("auto-generated");
  expect(letterOf(mail)).toContain("Signs of spam: form filled in too fast");
});

test.each([
  ["fr", "Message de ", "Langue : anglais\nReçu : 25 nov. 2026, 00:30 (Europe/Paris)", "répondez simplement"],
  ["pt", "Mensagem de ", "Língua: inglês\nRecebida: 24/11/2026, 23:30 (Europe/Lisbon)", "basta responder"],
  ["en", "Message from ", "Language: English\nReceived: 24 Nov 2026, 23:30 (Europe/London)", "simply reply"],
] as const)("speaks the owner's language, with times of the office: %s", async (language, subject, facts, reply) => {
  const message = stored({ locale: "en", receivedAt: Date.UTC(2026, 10, 24, 23, 30) });
  const mail = await textOf(message, language);
  const letter = letterOf(mail).replaceAll("\u00a0", " ");
  expect(headersOf(mail).get("Subject")).toMatch(new RegExp(`^${subject}`));
  expect(letter).toContain(facts);
  expect(letter).toContain(reply);
  expect(mail).toMatch(new RegExp(`html lang=(?:3D)?"${language}`));
  expect(mail).toMatch(/div dir=(?:3D)?"auto" lang=(?:3D)?"en"/);
});

test("where the editor has an address, the mail leads to this message there, in both of its parts; elsewhere nowhere", async () => {
  const mail = { SMTP_URL: "smtp://127.0.0.1", CONTACT_TO: "owner@example.com" };
  const sent = async (environment: object) => {
    const settings = mailSettings({ ...mail, ...environment });
    if ("missing" in settings) throw new Error(settings.missing);
    const { bytes } = await composeMessageMail(stored({ id: "0123-abc" }), settings.addresses, voices.en);
    return String(bytes).replace(/=\r\n/g, "");
  };
  const link = "https://edit.example.com/#message/0123-abc";
  const [letter = "", page = ""] = (await sent({ EDIT_URL: "https://edit.example.com/" })).split("text/html");
  expect(letter).toContain(`mark it as answered: ${link}\r\n`);
  expect(page.replaceAll("=3D", "=")).toContain(`<a href="${link}">Read this message in the editor`);
  expect(await sent({})).not.toContain("the editor");
});

test("the same message gives the same bytes, whenever it is sent", async () => {
  const [first, second] = await Promise.all([textOf(stored()), textOf(stored({ attempts: 7, state: "uncertain" }))]);
  expect(second).toBe(first);
});

describe("what a visitor types stays text", () => {
  const nasty = fc
    .array(
      fc.constantFrom(
        "\r\nBcc: x@evil.example",
        "\n",
        "\r",
        "\u0085",
        "\u2028",
        "=?utf-8?B?QmNjOiB4?=",
        ",",
        '"',
        "<x@evil.example>",
        ";",
        "\\",
        "(",
        "é",
        "👩‍🚀",
        "\u202e",
        "a".repeat(120),
        " ",
        ":",
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join(""));

  test("no name adds a header or a recipient", async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (name, message) => {
        const mail = await composeMessageMail(stored({ name, message }), addresses, voices.fr);
        const headers = headersOf(String(mail.bytes));
        expect([...headers.keys()].sort()).toEqual(OUR_HEADERS);
        expect(headers.get("Reply-To")).toMatch(/<marie@example\.com>$|^marie@example\.com$/);
        expect(
          headers
            .get("Reply-To")
            ?.replace(/"(\\.|[^"\\])*"/g, "")
            .match(/@/g),
        ).toHaveLength(1);
        expect([mail.from, mail.to]).toEqual([addresses.from, addresses.to]);
        expect(String(mail.bytes)).not.toMatch(/[^\r]\n|\r(?!\n)|=\?utf-8\?B\?QmNj/);
      }),
      { numRuns: 100 },
    );
  });

  test.each(["=?utf-8?q?a?=@example.org", "x=?utf-8?B?YUBldmlsLmV4YW1wbGUs?=y@example.org"])(
    "an address in which a mail program would read another one is no reply address, and stands in the text as it is: %s",
    async (email) => {
      const mail = await textOf(stored({ email }));
      expect([...headersOf(mail).keys()].sort()).toEqual(OUR_HEADERS.filter((header) => header !== "Reply-To"));
      expect(letterOf(mail)).toContain(`Address: ${email}\n`);
      expect(letterOf(mail)).toContain("copy the address above");
    },
  );

  test.each(["boss@bank.example, é", "é <x@evil.example>;", "Ana\u2067@bank.example:é", '"é"@evil.example'])(
    "a name that is decoded before it is read makes no second address: %s",
    async (name) => {
      const replyTo = headersOf(await textOf(stored({ name }))).get("Reply-To") ?? "";
      const decoded = replyTo.replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) =>
        decodeURIComponent(word.replaceAll("_", " ").replaceAll("=", "%")),
      );
      expect(decoded).toContain("é");
      expect(decoded).toMatch(/^[^@,;:<>"]*<marie@example\.com>$/);
    },
  );

  test("HTML in a message is shown, not obeyed", async () => {
    const mail = await textOf(stored({ message: "<script>alert(1)</script> & <img src=x>" }));
    expect(mail).toMatch(/&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &lt;img src=(?:3D)?x&gt;/);
  });
});

describe("as an SMTP server receives it", () => {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await smtpSink();
  });
  afterAll(() => sink.close());

  test.each([
    [
      "CRLF, dot, CRLF and commands",
      "a\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<y@evil.example>\r\nDATA\r\nfalse",
    ],
    ["LF, dot, LF", "a\n.\nQUIT"],
    ["CR, dot, CR", "a\r.\rQUIT"],
    ["LF, dot, CRLF", "a\n.\r\nQUIT"],
    ["dots and a long line", `.\n..\n.${"x".repeat(4000)}`],
    ["5,000 accents", "é".repeat(5000)],
  ])("%s: one message, intact, of lines that every server takes", async (_, message) => {
    sink.mails.length = 0;
    sink.stuffed.length = 0;
    const session = await openSmtpSession(smtpSettings(`smtp://127.0.0.1:${sink.port}`), new AbortController().signal);
    await session.send(await composeMessageMail(stored({ message }), addresses, voices.fr));
    session.close();
    expect(sink.mails).toHaveLength(1);
    const [mail = ""] = sink.mails;
    expect(mail).not.toMatch(/[^\r]\n|\r(?!\n)/);
    // A lenient server ends the text at a dot between any two line ends (SMTP smuggling).
    expect(sink.stuffed[0]).not.toMatch(/[\r\n]\.[\r\n]/);
    expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThan(998);
    expect(letterOf(mail).startsWith(`${message.replace(/\r\n?/g, "\n")}\n\n-- \n`)).toBe(true);
  });
});
