import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
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
  await eventually("the text is under way", () => sink.commands.includes("DATA"));
  const visitors = new Visitors(server.origin, VISITORS);
  await eventually("all visitors are served", () => visitors.outcomes.length > VISITORS * 5);
  const stopped = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(10_000);
  await visitors.left();
  // The system resets connections that wait to be accepted at the moment at which listening ends; how many depends on it.
  const left = visitors.outcomes.filter((outcome) => ![200, "refused", "not taken in"].includes(outcome));
  expect(left).toEqual([]);
});
