import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { embeddedPostgres } from "../server/outbox/test-support/postgres-server.ts";
import { eventually } from "../server/test-support/eventually.ts";
import { type SmtpSink, smtpSink } from "../server/test-support/smtp-sink.ts";
import { type ContactProcess, startContactProcess } from "./contact-service/contact-process.ts";
import { killRounds } from "./contact-service/kill-rounds.ts";
import { sendMany } from "./contact-service/send-many.ts";
import { submit } from "./contact-service/submit.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function mailServer(): Promise<SmtpSink> {
  const sink = await smtpSink();
  endings.push(() => sink.close());
  return sink;
}

async function server(sink: SmtpSink, variables: Readonly<Record<string, string>> = {}): Promise<ContactProcess> {
  const process = await startContactProcess(inject("siteFolder"), {
    DATA_DIR: await mkdtemp(join(tmpdir(), "contact-")),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: "owner@example.com",
    ...variables,
  });
  endings.push(() => process.stop());
  return process;
}

const messageIds = (sink: SmtpSink) => sink.mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]);

test("what a visitor sends arrives in the owner's mailbox, to be answered to the visitor", async () => {
  const sink = await mailServer();
  const { origin } = await server(sink);
  const id = await submit(origin, { name: "Zoë Dupont", email: "zoe@example.com", message: "Bonjour à vous tous" });
  await eventually("the mail", () => sink.mails.length === 1);
  expect(messageIds(sink)).toEqual([id]);
  expect(sink.mails[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/m);
  expect(sink.mails[0]).toContain("Bonjour =C3=A0 vous tous");
});

test("without JavaScript the form leads back to the contact page, in the visitor's language", async () => {
  const sink = await mailServer();
  const { origin } = await server(sink);
  for (const locale of ["fr", "en", "pt"]) {
    const response = await fetch(`${origin}/api/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html", origin },
      body: new URLSearchParams({ name: locale, email: "ana@example.com", message: "Uma pergunta simples", locale }),
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, `/${locale}/contact/?sent=1#form`]);
    expect((await fetch(new URL(response.headers.get("location") ?? "", origin))).status).toBe(200);
  }
  await eventually("three mails", () => sink.mails.length === 3);
});

test("a mail server that is away slows nobody down, and the messages wait (reliability D9)", async () => {
  const sink = await mailServer();
  sink.fault = { stage: "DATA", fault: "silence" };
  const { origin, log } = await server(sink);
  for (let count = 0; count < 20; count++) await submit(origin, { message: `A question, number ${count}` });
  expect(sink.mails).toEqual([]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(log.join("")).not.toMatch(/visitor@example\.com|A question/);
});

test("a thousand messages over 32 connections are all accepted, and all delivered, each once", async () => {
  const sink = await mailServer();
  const { origin } = await server(sink, { LOG_LEVEL: "error" });
  const { ids, statuses } = await sendMany(origin, 1_000, 32);
  expect(statuses).toEqual({ 201: 1_000 });
  await eventually("all delivered", () => sink.mails.length >= ids.length, 60_000);
  expect(messageIds(sink).sort()).toEqual([...ids].sort());
}, 90_000);

test("stopped in the middle of a mail, it ends in time and sends it again when it is back (reliability D15)", async () => {
  const sink = await mailServer();
  sink.fault = { stage: "dot", fault: "silence" };
  const dataDir = await mkdtemp(join(tmpdir(), "contact-"));
  const first = await server(sink, { DATA_DIR: dataDir });
  const id = await submit(first.origin, { message: "Will this one arrive?" });
  await eventually("the text is under way", () => sink.commands.includes("DATA"));
  const begin = Date.now();
  expect(await first.stop()).toBe(0);
  expect(Date.now() - begin).toBeLessThan(10_000);
  sink.fault = undefined;
  await server(sink, { DATA_DIR: dataDir });
  await eventually("the mail", () => messageIds(sink).includes(id), 40_000);
}, 70_000);

test("killed again and again while visitors send, it loses nothing (reliability D1)", async () => {
  const rounds = 5;
  const result = await killRounds(rounds);
  expect(result).toMatchObject({ lost: 0, differingCopies: 0, integrity: "ok" });
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.mostCopies).toBeLessThanOrEqual(2);
  expect(result.duplicates).toBeLessThanOrEqual(rounds * 2);
}, 120_000);

test.each(["exception", "rejection"])(
  "a mistake in the program that nothing caught (%s) is told, ends it, and costs no message (reliability D18)",
  async (mistake) => {
    const sink = await mailServer();
    sink.fault = { stage: "DATA", fault: "silence" };
    const dataDir = await mkdtemp(join(tmpdir(), "contact-"));
    const planted = new URL("./contact-service/planted-mistake.ts", import.meta.url);
    const first = await server(sink, {
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=${planted.href}`,
      PLANTED_MISTAKE: mistake,
    });
    const ids = [];
    for (let count = 0; count < 5; count++)
      ids.push(await submit(first.origin, { message: `A question, number ${count}` }));
    await eventually("a text is under way", () => sink.commands.includes("DATA"));
    expect(await first.endBy("SIGUSR2")).toBe(1);
    const lines = first.log
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(lines.at(-1)).toMatchObject({ level: 60, error: { message: "planted" } });
    sink.fault = undefined;
    await server(sink, { DATA_DIR: dataDir });
    await eventually("all delivered", () => sink.mails.length >= ids.length);
    expect(messageIds(sink).sort()).toEqual([...ids].sort());
  },
);

test("two servers on one PostgreSQL send each message once (reliability D14)", async () => {
  const database = await embeddedPostgres();
  endings.push(() => database.end());
  const sink = await mailServer();
  const settings = { DATABASE_URL: database.databaseUrl };
  const servers = [await server(sink, settings), await server(sink, settings)];
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      submit(servers[index % 2]?.origin ?? "", { message: `A question, number ${index}` }),
    ),
  );
  await eventually("all delivered", () => sink.mails.length >= ids.length, 30_000);
  await Promise.all(servers.map(({ stop }) => stop()));
  expect(messageIds(sink).sort()).toEqual([...ids].sort());
}, 60_000);
