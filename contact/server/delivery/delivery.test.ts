import { expect, test } from "vitest";
import { HOUR, SECOND } from "../common/clock.ts";
import { deliveryTo, freshSink, messageIds } from "../test-support/delivery-to.ts";

test("messages are sent, oldest first, over one connection", async () => {
  const sink = await freshSink();
  const { delivery, clock, add, reaches } = await deliveryTo(sink);
  const ids = [];
  for (let index = 0; index < 3; index++) {
    clock.advance(1);
    ids.push(await add());
  }
  await delivery.start();
  for (const id of ids) await reaches(id, "sent");
  expect(messageIds(sink)).toHaveLength(3);
  expect(sink.connections).toBeLessThanOrEqual(2);
});

test("a message that comes while nothing is due is sent at once", async () => {
  const sink = await freshSink();
  const { delivery, add, stateOf } = await deliveryTo(sink);
  await delivery.start();
  const id = await add();
  delivery.wake();
  await expect.poll(async () => await stateOf(id)).toBe("sent");
});

test("what was being sent when the process died is sent again, with the same Message-ID", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add, reaches } = await deliveryTo(sink);
  const id = await add();
  await outbox.claim(clock.now(), HOUR);
  await delivery.start();
  await reaches(id, "uncertain", 0, 0);
  await reaches(id, "sent", 1 * SECOND, 3 * SECOND);
  expect(messageIds(sink)).toEqual([(await outbox.get(id))?.mailId]);
});

test("a server that dies soon after each start sends no copy each time", async () => {
  const sink = await freshSink();
  const { delivery, outbox, clock, add } = await deliveryTo(sink);
  const id = await add();
  await outbox.claim(clock.now(), HOUR);
  await delivery.start();
  clock.advance(1 * SECOND);
  await delivery.stop();
  expect((await outbox.get(id))?.state).toBe("uncertain");
  expect(sink.connections).toBe(0);
});

test("stops at once when idle, and within seconds in the middle of a text", async () => {
  const sink = await freshSink();
  const { delivery, clock, add, stateOf } = await deliveryTo(sink);
  await delivery.start();
  sink.fault = { stage: "dot", fault: "silence" };
  const id = await add();
  delivery.wake();
  await expect.poll(() => sink.commands.includes("DATA")).toBe(true);
  const stopped = delivery.stop();
  clock.advance(5 * SECOND);
  await stopped;
  expect(await stateOf(id)).toBe("uncertain");
});

test("an outbox that fails does not end delivery", async () => {
  const sink = await freshSink();
  const { delivery, outbox, add, reaches } = await deliveryTo(sink);
  const id = await add();
  outbox.broken = true;
  await delivery.start();
  outbox.broken = false;
  await reaches(id, "sent");
});
