import { afterAll, beforeEach, expect, test } from "vitest";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { deliveredIds, sendingServer } from "./sending-server.ts";
import { submit } from "./submit.ts";

const sink = await smtpSink();
const server = await sendingServer(sink);
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
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(deliveredIds(sink)).toEqual([id]);
  expect(sink.mails[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/m);
  expect(sink.mails[0]).toContain("Bonjour =C3=A0 vous tous");
});
