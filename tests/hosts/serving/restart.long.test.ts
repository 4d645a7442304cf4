import { mkdtemp } from "node:fs/promises";
import { BoundSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { deliveredIds, sendingServer } from "../contact-server/sending-server.ts";
import { submit } from "../contact-server/submit.ts";
import { Visitors } from "./visitors.ts";

const VISITORS = 20;
const RESTARTS = 5;

test("restarted on a socket that stays open, while a mail is under way, every visitor is answered and every message kept", async () => {
  const sink = await smtpSink();
  const socket = new BoundSocket({ host: "127.0.0.1" });
  const settings = { DATA_DIR: await mkdtemp(join(tmpdir(), "contact-")) };
  let server = await sendingServer(sink, settings, socket);
  const { origin } = server;
  const visitors = new Visitors(origin, VISITORS);
  onTestFinished(async () => {
    await visitors.end();
    await server.stop();
    await sink.close();
    socket.close();
  });
  const ids: string[] = [];
  for (let restart = 1; restart <= RESTARTS; restart++) {
    sink.fault = { stage: "dot", fault: "silence" };
    ids.push(await submit(origin, { message: `Will the mail of restart ${restart} arrive?` }));
    const texts = () => sink.commands.filter((line) => line === "DATA").length;
    await expect.poll(texts).toBeGreaterThanOrEqual(restart);
    const stopped = server.stop();
    ids.push(await submit(origin, { message: `A message while it stops, restart ${restart}` }));
    expect(await stopped).toBe(0);
    const waiting = submit(origin, { message: `A message while nobody is there, restart ${restart}` });
    server = await sendingServer(sink, settings, socket);
    ids.push(await waiting);
  }
  sink.fault = undefined;
  await expect.poll(() => new Set(deliveredIds(sink)).size).toBe(ids.length);
  expect(new Set(visitors.outcomes)).toEqual(new Set([200]));
});
