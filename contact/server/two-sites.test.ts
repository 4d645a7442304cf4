import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { OWNER_FACTS_FILE, usualOwnerFacts } from "#engine/manifest/owner-facts.ts";
import { messagesOfAnotherSite } from "../build/contact-settings.ts";
import { runInbox } from "./inbox/run-inbox.ts";
import { outboxAt } from "./outbox/outbox-at.ts";
import { testPostgres } from "./outbox/test-support/postgres-server.ts";
import { runServer } from "./run-server.ts";
import { fixtureBuild } from "./test-support/fixture-build.ts";
import { newMessage } from "./test-support/new-message.ts";

/** Where a server keeps messages, as its settings say it. */
type Place = Readonly<Record<"DATA_DIR" | "DATABASE_URL", string>>;

const folder = (): Place => ({ DATA_DIR: mkdtempSync(join(tmpdir(), "two-")), DATABASE_URL: "" });

async function database(): Promise<Place> {
  const { databaseUrl, end } = await testPostgres();
  onTestFinished(end);
  return { ...folder(), DATABASE_URL: databaseUrl };
}

test.each([
  ["a folder", "DATA_DIR", folder],
  ["a database", "DATABASE_URL", database],
] as const)(
  "%s keeps the messages of the first site alone: another's server, inbox and launch-check name that site, and change nothing",
  {
    timeout: 60_000,
  },
  async (_, setting, make) => {
    const place = await make();
    const at = { dataDir: place.DATA_DIR, ...(place.DATABASE_URL && { databaseUrl: place.DATABASE_URL }) };
    const ours = outboxAt({ ...at, site: "examples/inn" });
    await ours.reserve();
    const others = outboxAt({ ...at, site: "examples/postcard" });
    onTestFinished(async () => {
      for (const outbox of [ours, others]) await outbox.close();
    });
    const named = expect.stringMatching(new RegExp(`^${setting} .*\\(examples/inn\\).*--site examples/inn$`));
    await expect(others.accept(newMessage({}), 0)).rejects.toMatchObject({ message: named });
    await expect(others.claim(Date.now(), 1)).rejects.toMatchObject({ message: named });

    const complain = vi.fn();
    const streams = { write: () => {}, complain, isTerminal: false };
    expect(await runInbox(["list", "--site", "examples/postcard"], place, streams)).toBe(1);
    expect(complain.mock.lastCall?.[0]).toContain("examples/inn");

    const { root } = fixtureBuild();
    writeFileSync(join(root, OWNER_FACTS_FILE), JSON.stringify({ ...usualOwnerFacts, site: "examples/postcard" }));
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    expect(await runServer({ root, variables: { ...place, PORT: "0" } })).toBe(1);
    expect(said.mock.calls.flat().join("")).toContain("examples/inn");

    for (const [name, value] of Object.entries(place)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const waitingFor = (site: string) => messagesOfAnotherSite({ site, content: "", now: new Date() });
    expect(await waitingFor("examples/postcard")).toMatchObject([{ values: { name: setting, site: "examples/inn" } }]);
    expect(await waitingFor("examples/inn")).toEqual([]);
    expect(await ours.list()).toEqual([]);
  },
);

test("a database that was away when a server started is asked again whose it is before it takes a message", async () => {
  const { databaseUrl, stop, start, end } = await testPostgres();
  onTestFinished(end);
  const [ours, others] = ["examples/inn", "examples/postcard"].map((site) =>
    outboxAt({ databaseUrl, dataDir: "", site }),
  );
  onTestFinished(async () => {
    for (const outbox of [ours, others]) await outbox?.close();
  });
  await ours?.reserve();
  await stop();
  await expect(others?.reserve()).rejects.toMatchObject({ message: expect.stringContaining("does not answer") });
  await start();
  await expect(others?.accept(newMessage({}), 0)).rejects.toMatchObject({ site: "examples/inn" });
}, 60_000);
