import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { testPostgres } from "#contact/server/outbox/test-support/postgres-server.ts";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { BALANCED, startCaddy } from "./caddy.ts";
import { deliveredIds, sendingServer } from "./contact-server/sending-server.ts";
import { submit } from "./contact-server/submit.ts";
import { Visitors } from "./serving/visitors.ts";

const VISITORS = 8;
const MESSAGES_EACH = 12;
/** Mails that a server sends at once. */
const UNDER_WAY = 2;

/** Visitors write one message after the other; who is told that one was not taken sends the same again. */
async function writeMessages(origin: string): Promise<readonly string[]> {
  const visitor = async (_: unknown, name: number) => {
    const ids: string[] = [];
    for (let count = 0; count < MESSAGES_EACH; count++) {
      const text = `Message ${count} of visitor ${name}, while one of two servers ends`;
      const send = () => submit(origin, { message: text, idempotencyKey: text });
      ids.push(await send().catch(send));
    }
    return ids;
  };
  return (await Promise.all(Array.from({ length: VISITORS }, visitor))).flat();
}

describe.skipIf(onPath("caddy") === undefined)("two servers on one PostgreSQL, behind Caddy", () => {
  test("one is killed while visitors read and write: no page fails, no message is lost, none is kept twice", async () => {
    const [sink, database] = await Promise.all([smtpSink(), testPostgres()]);
    onTestFinished(async () => {
      await database.end();
      await sink.close();
    });
    const settings = { DATABASE_URL: database.databaseUrl, DATA_DIR: await mkdtemp(join(tmpdir(), "shared-")) };
    const servers = await Promise.all([sendingServer(sink, settings), sendingServer(sink, settings)]);
    const caddy = await startCaddy(BALANCED, { SERVERS: servers.map(({ origin }) => new URL(origin).host).join(" ") });
    onTestFinished(async () => {
      await caddy.stop();
      await Promise.all(servers.map(({ kill }) => kill()));
    });
    expect((await fetch(`${caddy.origin}/readyz`)).status).toBe(404);
    const readers = new Visitors(caddy.origin, 2 * VISITORS);
    const sending = writeMessages(caddy.origin);
    await expect.poll(() => sink.mails.length).toBeGreaterThan(10);
    await servers[0]?.kill();
    const ids = await sending;
    await readers.end();
    expect(new Set(readers.outcomes)).toEqual(new Set([200]));
    const arrived = () => new Set(deliveredIds(sink)).size;
    await expect.poll(arrived, { message: "by the other server" }).toBeGreaterThanOrEqual(ids.length - UNDER_WAY);
    // The killed server's hold on those ends after twelve minutes; a further message makes the other one look.
    await database.query("UPDATE contact_message SET due_at = 1 WHERE state = 'sending'");
    const last = await submit(caddy.origin, { message: "A message after one server was killed" });
    await expect.poll(arrived).toBeGreaterThanOrEqual(ids.length + 1);
    expect([...new Set(deliveredIds(sink))].sort()).toEqual([...ids, last].sort());
    expect(sink.mails.length - arrived()).toBeLessThanOrEqual(2 * UNDER_WAY);
  });
});
