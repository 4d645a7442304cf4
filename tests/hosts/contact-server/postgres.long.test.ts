import { expect, test } from "vitest";
import { testPostgres } from "#contact/server/outbox/test-support/postgres-server.ts";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { deliveredIds, sendingServer } from "./sending-server.ts";
import { submit } from "./submit.ts";

test("two servers on one PostgreSQL send each message once", async () => {
  const sink = await smtpSink();
  const database = await testPostgres();
  const settings = { DATABASE_URL: database.databaseUrl };
  const servers = await Promise.all([sendingServer(sink, settings), sendingServer(sink, settings)]);
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      submit(servers[index % 2]?.origin ?? "", { message: `A question, number ${index}` }),
    ),
  );
  await eventually("all delivered", () => sink.mails.length >= ids.length, 60_000);
  await Promise.all(servers.map(({ stop }) => stop()));
  expect(deliveredIds(sink)).toEqual([...ids].sort());
  await database.end();
  await sink.close();
}, 120_000);
