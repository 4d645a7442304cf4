import { describe, expect, test } from "vitest";
import { deliveryTo, freshSink, messageIds } from "../test-support/delivery-to.ts";
import type { SinkFault, SinkStage } from "../test-support/smtp-sink.ts";

const reply = (text: string): SinkFault => ({ reply: `${text}\r\n` });

/** What a mail server may do instead of its plain answer. */
const faults = {
  "the connection drops": "drop",
  silence: "silence",
  "421": reply("421 closing"),
  "451": reply("451 later"),
  "550": reply("550-no\r\n550 never"),
  "no answer at all": reply("what?"),
  "a truncated answer": { reply: "25" },
  "several lines": "lines",
  "one byte at a time": "trickle",
} as const satisfies Readonly<Record<string, SinkFault>>;
type Fault = keyof typeof faults;
const faultNames = Object.keys(faults) as readonly Fault[];

/** Where the message stands after the first attempt, fault by fault. */
type Outcome = "queued" | "uncertain" | "failed" | "sent";
const proper = { "several lines": "sent", "one byte at a time": "sent" } as const;
const beforeText: Partial<Record<Fault, Outcome>> = {
  ...Object.fromEntries(faultNames.map((name) => [name, "queued"])),
  "550": "failed",
  ...proper,
};
const afterText: Partial<Record<Fault, Outcome>> = {
  ...Object.fromEntries(faultNames.map((name) => [name, "uncertain"])),
  "421": "queued",
  "451": "queued",
  "550": "failed",
  ...proper,
};
/** Nothing is answered in the middle of a text but trouble; and this sink cannot encrypt, only fail at it. */
const { "several lines": _lines, "one byte at a time": _trickle, ...inText } = afterText;
const { "several lines": _noLines, "one byte at a time": _noTrickle, ...encrypting } = beforeText;

const stages: readonly (readonly [SinkStage, Partial<Record<Fault, Outcome>>])[] = [
  ["CONNECT", beforeText],
  ["EHLO", beforeText],
  ["STARTTLS", encrypting],
  ["AUTH", beforeText],
  ["MAIL", beforeText],
  ["RCPT", beforeText],
  ["DATA", beforeText],
  ["body", inText],
  ["dot", afterText],
];

describe("faults at each step of the dialogue", { timeout: 30_000 }, () => {
  test.each(stages)(
    "%s: what becomes of the message, and that it is sent once the server is well",
    async (stage, outcomes) => {
      const names = faultNames.filter((name) => outcomes[name] !== undefined);
      const cells = await Promise.all(names.map((name) => attempt(stage, faults[name])));
      const seen = (part: "state" | "end" | "copies") =>
        Object.fromEntries(cells.map((cell, at) => [names[at], cell[part]]));
      expect(seen("state")).toEqual(outcomes);
      expect(seen("end")).toEqual(Object.fromEntries(names.map((name) => [name, "sent"])));
      expect(seen("copies")).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
    },
  );

  test.each(["keep-and-drop", "keep-in-silence"] as const)(
    "dot, %s: the server has it, and gets a copy that it can tell by its Message-ID: the same bytes",
    async (fault) => {
      expect(await attempt("dot", fault)).toEqual({ state: "uncertain", end: "sent", copies: 2 });
    },
  );
});

/** Lets one message meet a fault, then fixes the server. @returns its state after the first attempt and at the end, and what came */
async function attempt(stage: SinkStage, fault: SinkFault) {
  const sink = await freshSink();
  const { delivery, outbox, add, stateOf, reaches } = await deliveryTo(sink);
  sink.fault = { stage, fault };
  const id = await add();
  await delivery.start();
  await expect.poll(async () => (await outbox.get(id))?.attempts).toBe(1);
  const { state, mailId, lastError } = (await outbox.get(id)) ?? {};
  expect([lastError?.kind], `${stage} ${JSON.stringify(fault)}`).toEqual([
    state === "sent" ? undefined : expect.any(String),
  ]);
  sink.fault = undefined;
  await reaches(id, "sent");
  expect(new Set(messageIds(sink)).difference(new Set([mailId])).size).toBe(0);
  expect(new Set(sink.mails.filter((mail) => !mail.includes("\nNotice"))).size).toBeLessThanOrEqual(1);
  return { state, end: await stateOf(id), copies: messageIds(sink).length };
}
