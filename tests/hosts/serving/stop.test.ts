import { expect, onTestFinished, test } from "vitest";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { NEVER_COMES } from "../../support/setup/patience.ts";
import { sendingServer } from "../contact-server/sending-server.ts";
import { submit } from "../contact-server/submit.ts";
import { Visitors } from "./visitors.ts";

const VISITORS = 20;

test("told to stop while pages are asked for and a mail is under way, it answers whatever it took in, and ends", async () => {
  const sink = await smtpSink();
  onTestFinished(() => sink.close());
  sink.fault = { stage: "dot", fault: "silence" };
  const server = await sendingServer(sink);
  await submit(server.origin, { message: "Will this one arrive?" });
  await expect.poll(() => sink.commands).toContain("DATA");
  const visitors = new Visitors(server.origin, VISITORS);
  await expect.poll(() => visitors.outcomes.length).toBeGreaterThan(VISITORS * 5);
  const stopped = performance.now();
  expect(await server.stop()).toBe(0);
  // A mail server may take ten minutes for its answer.
  expect(performance.now() - stopped).toBeLessThan(NEVER_COMES);
  await visitors.left();
  // The system resets connections that wait to be accepted at the moment at which listening ends; how many depends on it.
  const left = visitors.outcomes.filter((outcome) => ![200, "refused", "not taken in"].includes(outcome));
  expect(left).toEqual([]);
});
