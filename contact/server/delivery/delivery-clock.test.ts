import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { deliveryTo, freshSink, messageIds } from "../test-support/delivery-to.ts";

/** The longest wait between two attempts (retry-plan.ts). */
const CAP = 1 * HOUR;
const later = { reply: "451 later\r\n" };

describe("the machine's clock jumps", () => {
  // Each waits for its sockets most of the time.
  test.concurrent.for([
    ["back a day", -DAY],
    ["ahead a day", DAY],
  ] as const)(
    "%s: what waits is tried within the longest wait, and no sooner many times",
    async ([, jump], { onTestFinished }) => {
      const sink = await freshSink(onTestFinished);
      const { delivery, outbox, clock, add, pass, reaches } = await deliveryTo(sink, "", {}, onTestFinished);
      sink.fault = { stage: "dot", fault: later };
      const id = await add();
      await delivery.start();
      while (((await outbox.get(id))?.attempts ?? 0) < 5) await pass(SECOND, SECOND);
      clock.jump(jump);
      const [tried, connections] = [(await outbox.get(id))?.attempts ?? 0, sink.connections];
      await pass(MINUTE, SECOND);
      expect(((await outbox.get(id))?.attempts ?? 0) - tried).toBeLessThanOrEqual(2);
      expect(sink.connections - connections).toBeLessThanOrEqual(2);
      sink.fault = undefined;
      await reaches(id, "sent", 10 * SECOND, CAP);
      expect(messageIds(sink)).toHaveLength(1);
    },
  );

  test("back a day while the mail server is away: it is looked for again within minutes, not a day later", async () => {
    const sink = await freshSink();
    const { delivery, outbox, clock, add, reaches } = await deliveryTo(sink);
    sink.fault = { stage: "CONNECT", fault: "drop" };
    const id = await add();
    await delivery.start();
    await expect.poll(async () => (await outbox.get(id))?.attempts).toBe(1);
    clock.jump(-DAY);
    sink.fault = undefined;
    await reaches(id, "sent", 5 * SECOND, CAP);
  });
});
