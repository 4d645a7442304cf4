import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Outbox } from "../outbox/outbox.ts";
import { outboxAt } from "../outbox/outbox-at.ts";
import type { NewMessage } from "../outbox/stored-message.ts";
import { newMessage } from "../test-support/new-message.ts";
import { type SmtpSink, smtpSink } from "../test-support/smtp-sink.ts";
import { ownersInbox } from "./test-support/owners-inbox.ts";

/** Records of `example.com`; no others are there, and of `away.example` nobody knows. */
const RECORDS: Readonly<Record<string, string[]>> = {
  "example.com": ["v=spf1 ", "-all"],
  "_dmarc.example.com": ["v=DMARC1; p=none"],
};
vi.mock("node:dns/promises", () => ({
  Resolver: class {
    async resolveTxt(name: string) {
      const record = RECORDS[name];
      if (record !== undefined) return [["other"], record];
      throw Object.assign(new Error(name), { code: name.endsWith("away.example") ? "ETIMEOUT" : "ENOTFOUND" });
    }
  },
}));

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

const inbox = ownersInbox(dataDir);

async function kept(more: Partial<NewMessage> = {}): Promise<string> {
  return (await outbox.accept(newMessage({ receivedAt: Date.now(), ...more }), 0)).id;
}

async function failed(receivedAt = 1, kind = "held: login", text = "535 no\r\nnever"): Promise<string> {
  const id = await kept({ receivedAt });
  await outbox.claim(Date.now(), 1000);
  await outbox.record(id, { outcome: "failed", error: { kind, text } });
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
  expect(piped.out).toContain(
    `${id}\t1970-01-01T00:00:00.001Z\tfailed\tMarie Dupont <marie@example.com>\theld: login\n`,
  );
  const shown = await inbox("list", {}, true);
  expect(shown.out).toMatch(/^ID +RECEIVED \(Europe\/Lisbon\) +STATE +FROM +NOTE\n/);
  // Portugal kept the time of France in 1970.
  expect(shown.out).toContain(" 1 Jan 1970, 01:00 ");
  expect(shown.out).toContain("\nnot delivered: 1, probably spam: 1.\n");
  for (const output of [piped.out, shown.out]) expect(output).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
  expect((await inbox("list --state failed")).out.split("\n")).toHaveLength(2);
});

test("shows a whole message, harmless for a terminal", async () => {
  const id = await kept({ message: "Bonjour,\n\tmerci \u001b]0;x\u0007" });
  const { code, out } = await inbox(`show ${id}`);
  expect(code).toBe(0);
  expect(out).toMatch(/^Name: +Marie Dupont\nAddress: +marie@example\.com$/m);
  expect(out).toContain("\n\nBonjour,\n  merci  ]0;x \n");
});

test("speaks the owner's language, with times of the office", async () => {
  const id = await kept({ receivedAt: Date.UTC(2026, 10, 24, 23, 30), state: "quarantined", suspicions: ["too-fast"] });
  const shown = await inbox(`show ${id}`, {}, true, "fr");
  expect(shown.out).toMatch(/^Reçu : +25 nov\. 2026, 00:30 \(Europe\/Paris\)$/m);
  expect(shown.out).toMatch(/^État : +sans doute indésirable$/m);
  expect(shown.out).toMatch(/^Signes d’indésirable : +formulaire rempli trop vite$/m);
  const listed = await inbox("list", {}, true, "pt");
  expect(listed.out).toMatch(/^ID +RECEBIDA \(Europe\/Lisbon\) +ESTADO +DE +NOTA\n/);
  expect(listed.out).toContain("24/11/2026, 23:30");
  expect((await inbox("list --state nada", {}, true, "pt")).err).toContain("--state é um de: queued");
  expect((await inbox(`discard ${id}`, {}, true, "pt")).out).toBe("Mensagens eliminadas: 1.\n");
});

test("the mark that the editor sets is listed, shown and exported", async () => {
  const id = await kept({ email: "marked@example.com" });
  await outbox.markAnswered([id], Date.UTC(2026, 10, 24, 23, 30));
  expect((await inbox("list", {}, true)).out).toMatch(/<marked@example\.com> .*answered\n/);
  expect((await inbox(`show ${id}`, {}, true, "fr")).out).toMatch(/^Traité : +25 nov\. 2026, 00:30/m);
  const { out } = await inbox("export marked@example.com --format json");
  expect(JSON.parse(out)).toMatchObject([{ answeredAt: "2026-11-24T23:30:00.000Z" }]);
});

describe("exports", () => {
  test("JSON with every field", async () => {
    const { out } = await inbox("export --format json");
    const messages = JSON.parse(out) as Record<string, unknown>[];
    expect(messages.length).toBeGreaterThan(2);
    expect(messages[0]).toMatchObject({ state: "failed", errorKind: "held: login", isTest: false, sentAt: null });
  });

  test("what one person wrote, and nobody else, however the address is written (GDPR, articles 15 and 20)", async () => {
    await kept({ email: "rui@example.org", message: "Primeira mensagem." });
    await kept({ email: "rui@example.org", message: "Segunda mensagem.", state: "quarantined" });
    const { out } = await inbox("export RUI@Example.org --format json");
    const messages = JSON.parse(out) as Record<string, unknown>[];
    expect(messages.map(({ message }) => message)).toEqual(["Primeira mensagem.", "Segunda mensagem."]);
    expect(new Set(messages.map(({ email }) => email))).toEqual(new Set(["rui@example.org"]));
    const nobody = await inbox("export nobody@example.org --format json");
    expect(nobody).toEqual({ code: 0, out: "[]\n", err: "No messages from nobody@example.org.\n" });
  });
});

describe("acts on one message", () => {
  test("retry and release put it back into the queue", async () => {
    const [held, suspected] = [await failed(), await kept({ state: "quarantined" })];
    for (const command of [`retry ${held}`, `release ${suspected}`])
      expect((await inbox(command)).out).toMatch(/^Messages put back into the queue: 1\./);
    expect([(await outbox.get(held))?.state, (await outbox.get(suspected))?.state]).toEqual(["queued", "queued"]);
  });

  test("release --all puts back what was kept because many came, and no suspected spam", async () => {
    const suspicions = ["some-links", "in-crowd"];
    const ofCrowd = [1, 2].map(() => kept({ state: "quarantined", suspicions }));
    const [first, second, spam] = [...(await Promise.all(ofCrowd)), await kept({ state: "quarantined" })];
    expect((await inbox("release --all")).out).toMatch(/^Messages put back into the queue: 2\./);
    const states = [first, second, spam].map(async (id) => (await outbox.get(id ?? ""))?.state);
    expect(await Promise.all(states)).toEqual(["queued", "queued", "quarantined"]);
  });

  test("what could not be sent is listed with the reason, and retry --all puts all of it back", async () => {
    const ids = [await failed(-3), await failed(-2, "refused", "554 spam")];
    const { out } = await inbox("list", {}, true);
    expect(out).toMatch(
      /\n {2}\d+ × the mail server refuses the user name or the password \(SMTP_URL\) \(“535 no never”\) → sent as soon as/,
    );
    expect(out).toMatch(/\n {2}1 × the mail server has read this message .* \(“554 spam”\) → needs you\n/);
    expect(out).toContain("npm run inbox -- retry --all\n");
    expect((await inbox("retry --all")).out).toMatch(/^Messages put back into the queue: \d/);
    for (const id of ids) expect((await outbox.get(id))?.state).toBe("queued");
    expect((await inbox(`retry --all ${ids[0]}`)).err).toContain("not both");
  });

  test("discard removes it, also one that waits, and says when nobody had read it; not one that is being sent", async () => {
    const [waiting, suspected] = [await kept(), await kept({ state: "quarantined" })];
    await inbox(`show ${suspected}`);
    expect((await inbox(`discard ${suspected}`)).out).toBe("Messages removed: 1.\n");
    expect((await inbox(`discard ${waiting}`)).out).toBe("Messages removed: 1.\nOf these, never read: 1.\n");
    expect([await outbox.get(suspected), await outbox.get(waiting)]).toEqual([undefined, undefined]);
    // Older than what the tests before put back into the queue: it is the one that is taken.
    const sending = await kept({ receivedAt: -4 });
    await outbox.claim(Date.now(), 60_000);
    for (const command of ["discard", "retry", "release"]) {
      const { code, err } = await inbox(`${command} ${sending}`);
      expect([code, err]).toEqual([1, expect.stringContaining(`Message ${sending} is in the state “being sent”`)]);
    }
    for (const { id } of await outbox.list({ states: ["sending"] })) await outbox.remove([id]);
  });
});

test("purges what is older than asked where somebody has seen it, and the rest where that is asked for", async () => {
  const old = { receivedAt: Date.now() - 40 * 24 * 3_600_000 };
  const [opened, unread, waiting] = [await kept({ ...old, state: "quarantined" }), await kept(old), await kept(old)];
  await inbox(`show ${opened} ${waiting}`);
  await inbox("purge --days 50");
  expect(await outbox.get(opened)).toBeDefined();
  const { out } = await inbox("purge", { CONTACT_RETENTION_DAYS: "30" });
  expect([await outbox.get(opened), await outbox.get(waiting)]).toEqual([undefined, undefined]);
  expect(await outbox.get(unread)).toBeDefined();
  expect(out).toMatch(/^Messages received more than 30 days ago and removed: \d/);
  expect(out).toMatch(/\nKept, because nobody has received or read them: \d+\. .*purge --days 30 --unseen\n$/);
  expect((await inbox("purge --days 30 --unseen")).out).toMatch(/\nOf these, never read: \d+\.\n$/);
  expect(await outbox.get(unread)).toBeUndefined();
});

describe("test", () => {
  const mail = () => ({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: "owner@example.com" });

  test("sends a marked message the whole way and reports each step", async () => {
    const { code, out } = await inbox("test", mail());
    expect(out.replace(/message [\da-f-]{36}/, "message ID").split("\n")).toEqual([
      expect.stringMatching(
        /^ok {4}settings: from owner@example\.com to owner@example\.com, by 127\.0\.0\.1.*not encrypted$/,
      ),
      "ok    a message can be kept",
      "ok    the mail server is reached and accepts the login",
      "ok    example.com has SPF and DMARC; DKIM is seen in an e-mail that arrived (dkim=pass)",
      "ok    the test message is on the disk",
      "ok    the mail server has accepted the test message",
      "Look for “[Test] Message from npm run inbox -- test” in the mailbox of owner@example.com. It is message ID.",
      "",
    ]);
    expect(code).toBe(0);
    expect(sink.mails.some((text) => /^Subject: .*Test/m.test(text))).toBe(true);
  });

  test("says which records the sender's domain lacks, and what the mail server does not recognise", async () => {
    const refusal = { stage: "dot", fault: { reply: "550-5.7.26 Unauthenticated\r\n550 5.7.26 sender\r\n" } } as const;
    sink.fault = refusal;
    const from = async (CONTACT_FROM: string) => (await inbox("test", { ...mail(), CONTACT_FROM })).out;
    expect(await from("site@bare.example")).toMatch(/FAIL {2}bare\.example lacks: SPF, DMARC\./);
    expect(await from("site@mail.example.com")).toMatch(/FAIL {2}mail\.example\.com lacks: SPF\./);
    const out = await from("site@away.example");
    expect(out).toContain("?     DNS does not answer");
    expect(out).toMatch(/does not accept this sender \(.*550 5\.7\.26 sender.*What it does not recognise: SPF, DKIM/s);
    sink.fault = undefined;
  });

  test("says which step fails, and why", async () => {
    expect(await inbox("test")).toMatchObject({
      code: 1,
      out: expect.stringContaining("not set: SMTP_URL, CONTACT_TO"),
    });
    sink.fault = { stage: "CONNECT", fault: { reply: "554 go away\r\n" } };
    const { code, out } = await inbox("test", mail());
    sink.fault = undefined;
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/\nFAIL {2}failed: the mail server is reached.* refuses what we send .*554 go away/),
    ]);
  });
});

test("a reader that has enough ends the command without an error", async () => {
  const long = { state: "quarantined", message: "x".repeat(900) } as const;
  await Promise.all(Array.from({ length: 300 }, () => kept(long)));
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
