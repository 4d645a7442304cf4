import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewMessage, Outbox } from "../outbox/outbox.ts";
import { outboxAt } from "../outbox/outbox-at.ts";
import { newMessage } from "../test-support/new-message.ts";
import { type SmtpSink, smtpSink } from "../test-support/smtp-sink.ts";
import { runInbox } from "./run-inbox.ts";

const dataDir = mkdtempSync(join(tmpdir(), "inbox-"));
let outbox: Outbox;
let sink: SmtpSink;
beforeAll(async () => {
  outbox = outboxAt({ dataDir });
  await outbox.ready();
  sink = await smtpSink();
});
afterAll(async () => {
  await outbox.close();
  await sink.close();
});

async function inbox(args: string, variables: Record<string, string> = {}, isTerminal = false) {
  const out: string[] = [];
  const err: string[] = [];
  const output = {
    write: (text: string) => void out.push(text),
    complain: (text: string) => void err.push(text),
    isTerminal,
  };
  const code = await runInbox(args.split(" ").filter(Boolean), { DATA_DIR: dataDir, ...variables }, output);
  return { code, out: out.join(""), err: err.join("") };
}

async function kept(more: Partial<NewMessage> = {}): Promise<string> {
  return (await outbox.accept(newMessage({ receivedAt: Date.now(), ...more }), 0)).id;
}

async function failed(): Promise<string> {
  const id = await kept({ receivedAt: 1 });
  await outbox.claim(Date.now(), 1000, 1);
  await outbox.record(id, { outcome: "failed", error: { kind: "held: login", text: "535 no\r\nnever" } });
  return id;
}

test("lists messages: aligned for people, separated by tabs for programs", async () => {
  const id = await failed();
  await kept({ name: "Ana\u001b[31m\u202e", state: "quarantined", suspicions: ["honeypot-filled"] });
  const piped = await inbox("list");
  expect(
    piped.out
      .trim()
      .split("\n")
      .map((line) => line.split("\t").length),
  ).toEqual([5, 5]);
  expect(piped.out).toContain(`${id}\t1970-01-01 00:00\tfailed\tMarie Dupont <marie@example.com>\theld: login\n`);
  const shown = await inbox("list", {}, true);
  expect(shown.out).toMatch(/^ID +RECEIVED \(UTC\) +STATE +FROM +NOTE\n/);
  expect(shown.out).toContain("\n1 failed, 1 quarantined.\n");
  for (const output of [piped.out, shown.out]) expect(output).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
  expect((await inbox("list --state failed")).out.split("\n")).toHaveLength(2);
});

test("shows a whole message, harmless for a terminal", async () => {
  const id = await kept({ message: "Bonjour,\n\tmerci \u001b]0;x\u0007" });
  const { code, out } = await inbox(`show ${id}`);
  expect(code).toBe(0);
  expect(out).toContain("From:     Marie Dupont <marie@example.com>");
  expect(out).toContain("\n\nBonjour,\n  merci \ufffd]0;x\ufffd\n");
});

describe("exports", () => {
  test("CSV that no spreadsheet runs, and that keeps quotes and lines", async () => {
    await kept({ name: '=HYPERLINK("http://evil.example")', message: 'Il a dit "oui",\nvraiment.' });
    const { out } = await inbox("export");
    expect(out.startsWith("\ufeffid,receivedAt,state,name,email,message,")).toBe(true);
    expect(out).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(out).toContain('"Il a dit ""oui"",\nvraiment."');
    expect(out).not.toMatch(/(^|,)"?[=+@-]/m);
  });

  test("JSON with every field", async () => {
    const { out } = await inbox("export --format json");
    const messages = JSON.parse(out) as Record<string, unknown>[];
    expect(messages.length).toBeGreaterThan(2);
    expect(messages[0]).toMatchObject({ state: "failed", errorKind: "held: login", isTest: false, sentAt: null });
  });
});

describe("acts on one message", () => {
  test("retry and release put it back into the queue", async () => {
    const [held, suspected] = [await failed(), await kept({ state: "quarantined" })];
    expect((await inbox(`retry ${held}`)).out).toMatch(/^1 message put back/);
    expect((await inbox(`release ${suspected}`)).out).toMatch(/^1 message put back/);
    expect([(await outbox.get(held))?.state, (await outbox.get(suspected))?.state]).toEqual(["queued", "queued"]);
  });

  test("what could not be sent is listed with the reason, and retry --all puts all of it back", async () => {
    const strand = async (receivedAt: number, kind: string, text: string) => {
      const id = await kept({ receivedAt });
      await outbox.claim(Date.now(), 1000, 1);
      await outbox.record(id, { outcome: "failed", error: { kind, text } });
      return id;
    };
    const ids = [await strand(-3, "held: login", "535 no\r\nnever"), await strand(-2, "refused", "554 spam")];
    const { out } = await inbox("list", {}, true);
    expect(out).toMatch(
      /\n {2}\d+ held: login: 535 no never \(sent by itself once the mail server takes messages again\)\n/,
    );
    expect(out).toContain("\n  1 refused: 554 spam (needs you)\n");
    expect(out).toContain("npm run inbox -- retry --all\n");
    expect((await inbox("retry --all")).out).toMatch(/^\d+ messages put back/);
    for (const id of ids) expect((await outbox.get(id))?.state).toBe("queued");
    expect((await inbox(`retry --all ${ids[0]}`)).err).toContain("not both");
  });

  test("discard removes it; none of them is for a message that simply waits", async () => {
    const [waiting, suspected] = [await kept(), await kept({ state: "quarantined" })];
    expect((await inbox(`discard ${suspected}`)).out).toBe("1 message removed.\n");
    expect(await outbox.get(suspected)).toBeUndefined();
    for (const command of ["discard", "retry", "release"]) {
      const { code, err } = await inbox(`${command} ${waiting}`);
      expect([code, err]).toEqual([1, expect.stringContaining(`Message ${waiting} is queued; this is for`)]);
    }
  });
});

test("erases a person: nothing of them is left in the data folder", async () => {
  await kept({ email: "vanishing@marker.example", name: "Vanishing-Marker", message: "vanishing-marker ".repeat(20) });
  await kept({ email: "vanishing@marker.example", message: "another vanishing-marker" });
  expect((await inbox("erase vanishing@MARKER.example")).out).toMatch(/^2 messages of/);
  const left = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), "latin1"));
  expect(left.join("")).not.toMatch(/vanishing/i);
});

test("purges what is older than asked, but not what waits", async () => {
  const old = { receivedAt: Date.now() - 40 * 24 * 3_600_000 };
  const [suspected, waiting] = [await kept({ ...old, state: "quarantined" }), await kept(old)];
  await inbox("purge --days 50");
  expect(await outbox.get(suspected)).toBeDefined();
  await inbox("purge", { CONTACT_RETENTION_DAYS: "30" });
  expect([await outbox.get(suspected), (await outbox.get(waiting))?.state]).toEqual([undefined, "queued"]);
});

describe("test", () => {
  const mail = () => ({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: "owner@example.com" });

  test("sends a marked message the whole way and reports each step", async () => {
    const { code, out } = await inbox("test", mail());
    expect(out.replace(/message [\da-f-]{36}/, "message ID").split("\n")).toEqual([
      expect.stringMatching(/^ok {4}settings: from owner@example\.com to owner@example\.com, by 127\.0\.0\.1/),
      "ok    outbox: a message can be kept",
      "ok    mail server: reached, and it accepts the login",
      "ok    test message: kept on disk",
      "ok    test message: accepted by the mail server",
      'Look for "[Test]" in the mailbox of owner@example.com. It is message ID.',
      "",
    ]);
    expect(code).toBe(0);
    expect(sink.mails.some((text) => /^Subject: .*Test/m.test(text))).toBe(true);
  });

  test("says which step fails, and why", async () => {
    expect(await inbox("test")).toMatchObject({
      code: 1,
      out: expect.stringContaining("not set: SMTP_URL, CONTACT_TO"),
    });
    sink.fault = { stage: "CONNECT", fault: { reply: "554 go away\r\n" } };
    const { code, out } = await inbox("test", mail());
    sink.fault = undefined;
    expect([code, out]).toEqual([1, expect.stringMatching(/\nFAIL {2}mail server: Invalid greeting.*554 go away/)]);
  });
});

test.each([
  ["", "Give a command."],
  ["frobnicate", 'There is no command "frobnicate".'],
  ["show", "Give the ID of a message"],
  ["show 1", "There is no message 1."],
  ["erase", "Give one e-mail address"],
  ["export --format xml", "--format is csv or json"],
  ["list --state lost", "--state is one of queued"],
  ["purge --days x", "--days is a whole number"],
  ["list --frob", "Unknown option '--frob'"],
])("%j is refused with what to do", async (args, text) => {
  const { code, out, err } = await inbox(args);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(text);
  expect(err).toContain("npm run inbox -- ");
});

test.each(["list", "export", "erase a@b.example", "purge", "test", "retry --all", "backup x"])(
  "%s on a folder without an outbox is an error, and makes none",
  async (command) => {
    const folder = mkdtempSync(join(tmpdir(), "inbox-"));
    const { code, out, err } = await inbox(command, { DATA_DIR: folder });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`There is no outbox ${join(folder, "outbox.sqlite")}`);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("a reader that has enough ends the command without an error", async () => {
  for (let count = 0; count < 1_000; count++) await kept({ state: "quarantined", message: "x".repeat(900) });
  const command = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url)), "export"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: Buffer[] = [];
  command.stderr.on("data", (chunk) => complaints.push(chunk));
  await once(command.stdout, "data");
  command.stdout.destroy();
  const [code] = await once(command, "exit");
  expect([code, String(Buffer.concat(complaints))]).toEqual([0, ""]);
}, 30_000);

test("help needs no outbox, and names every command", async () => {
  const { code, out } = await inbox("--help", { DATA_DIR: "/nonexistent" });
  expect(code).toBe(0);
  for (const name of ["list", "show", "export", "retry", "release", "discard", "erase", "purge", "test"])
    expect(out).toContain(`npm run inbox -- ${name}`);
});
