import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { type SmtpSink, smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import type { ContactProcess } from "./contact-process.ts";
import { deliveredIds, sendingServer } from "./sending-server.ts";
import { submit } from "./submit.ts";

let sink: SmtpSink;
let server: ContactProcess;
beforeAll(async () => {
  sink = await smtpSink();
  server = await sendingServer(sink);
});
beforeEach(() => {
  sink.mails.length = 0;
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

test("what a visitor sends arrives in the owner's mailbox, to be answered to the visitor", async () => {
  const message = { name: "Zoë Dupont", email: "zoe@example.com", message: "Bonjour à vous tous" };
  const id = await submit(server.origin, message);
  await eventually("the mail", () => sink.mails.length === 1);
  expect(deliveredIds(sink)).toEqual([id]);
  expect(sink.mails[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/m);
  expect(sink.mails[0]).toContain("Bonjour =C3=A0 vous tous");
});

test("many messages over 32 connections are all accepted, and all delivered, each once", async () => {
  let begun = 0;
  const ids: string[] = [];
  const visitor = async () => {
    while (begun < 100) ids.push(await submit(server.origin, { message: `Question ${begun++} of very many` }));
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
  expect(ids).toHaveLength(100);
  await eventually("all delivered", () => sink.mails.length >= ids.length, 60_000);
  expect(deliveredIds(sink)).toEqual([...ids].sort());
});

test("a mail server that is away slows nobody down, and the messages wait", async () => {
  const silent = await smtpSink();
  silent.fault = { stage: "DATA", fault: "silence" };
  const { origin, log, kill } = await sendingServer(silent);
  for (let count = 0; count < 20; count++) await submit(origin, { message: `A question, number ${count}` });
  expect(silent.mails).toEqual([]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(log.join("")).not.toMatch(/visitor@example\.com|A question/);
  await kill();
  await silent.close();
});
