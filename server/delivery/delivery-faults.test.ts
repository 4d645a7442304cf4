import { describe, expect, test } from "vitest";
import { deliveryTo, freshSink, HOUR, messageIds } from "../test-support/delivery-to.ts";
import { eventually } from "../test-support/eventually.ts";
import type { SinkFault, SinkStage } from "../test-support/smtp-sink.ts";

describe("faults at each step of the dialogue (reliability D6)", () => {
  const reply = (text: string): SinkFault => ({ reply: `${text}\r\n` });
  const cells: (readonly [SinkStage, SinkFault, "queued" | "failed" | "uncertain"])[] = [
    ...(["CONNECT", "EHLO", "AUTH", "MAIL", "RCPT", "DATA"] as const).flatMap((stage) =>
      (
        [
          ["drop", "queued"],
          ["silence", "queued"],
          [reply("421 closing"), "queued"],
          [reply("451 later"), "queued"],
          [reply("what?"), "queued"],
          [{ reply: "25" }, "queued"],
        ] as const
      ).map(([fault, state]) => [stage, fault, state] as const),
    ),
    ["CONNECT", reply("554 no"), "failed"],
    ["AUTH", reply("535 no"), "failed"],
    ["MAIL", reply("550 no"), "failed"],
    ["RCPT", reply("550 no"), "failed"],
    ["DATA", reply("554 no"), "failed"],
    ["MAIL", reply("550-no\r\n550 never"), "failed"],
    ["body", "drop", "uncertain"],
    ["body", "silence", "uncertain"],
    ["dot", "drop", "uncertain"],
    ["dot", "keep-and-drop", "uncertain"],
    ["dot", "silence", "uncertain"],
    ["dot", { reply: "250 tak" }, "uncertain"],
    ["dot", reply("421 closing"), "queued"],
    ["dot", reply("451 later"), "queued"],
  ];

  test.each(cells)("%s %j: %s, and sent when the server is well again", async (stage, fault, state) => {
    const sink = await freshSink();
    const { delivery, outbox, add, reaches } = await deliveryTo(sink);
    sink.fault = { stage, fault };
    const id = await add();
    await delivery.start();
    await eventually("the first attempt", async () => (await outbox.get(id))?.attempts === 1);
    const message = await outbox.get(id);
    expect([message?.state, message?.lastError?.kind]).toEqual([state, expect.any(String)]);
    sink.fault = undefined;
    await reaches(id, "sent");
    const copies = messageIds(sink);
    expect(copies.length).toBe(fault === "keep-and-drop" ? 2 : 1);
    expect(new Set(copies)).toEqual(new Set([message?.mailId]));
    expect(new Set(sink.mails).size).toBe(1);
  });

  test("a refusal after the text is held, and stays", async () => {
    const sink = await freshSink();
    const { delivery, clock, add, reaches, stateOf } = await deliveryTo(sink);
    sink.fault = { stage: "dot", fault: reply("550 spam") };
    const id = await add();
    await delivery.start();
    await reaches(id, "failed");
    sink.fault = undefined;
    const next = await add();
    await reaches(next, "sent");
    clock.advance(HOUR);
    expect(await stateOf(id)).toBe("failed");
  });
});
