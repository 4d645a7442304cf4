import { execFile } from "node:child_process";
import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { runInbox } from "#contact/server/inbox/run-inbox.ts";
import { isPostgresInstalled, testPostgres } from "#contact/server/outbox/test-support/postgres-server.ts";
import { postgresProgram } from "#scripts/programs/on-path.mjs";
import { startServer } from "../../support/setup/start-server.ts";
import { submit } from "./submit.ts";

const BEFORE = 40;
const run = promisify(execFile);

/** Runs the owner's command. @returns what it printed */
async function inbox(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await runInbox(words, settings, { write: print, complain: print, isTerminal: false });
  if (code !== 0) throw new Error(printed.join(""));
  return printed.join("");
}

/** Visitors write all the time; a copy is taken in the middle. @returns the ids acknowledged before it was begun */
async function copiedUnderLoad(settings: Readonly<Record<string, string>>, copy: () => Promise<unknown>) {
  const server = await startServer(inject("siteFolder"), settings);
  onTestFinished(async () => void (await server.stop()));
  const ids: string[] = [];
  let ended = false;
  const visitor = async (_: unknown, name: number) => {
    for (let count = 0; !ended; count++)
      ids.push(await submit(server.origin, { message: `Message ${count} of visitor ${name}, during a backup` }));
  };
  const visitors = Array.from({ length: 4 }, visitor);
  await expect.poll(() => ids.length).toBeGreaterThan(BEFORE);
  const before = [...ids];
  await copy();
  ended = true;
  await Promise.all(visitors);
  return before;
}

async function restoredIds(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const messages = JSON.parse(await inbox(settings, "export", "--format", "json")) as readonly {
    readonly id: string;
  }[];
  return messages.map(({ id }) => id);
}

test.skipIf(!isPostgresInstalled)(
  "a dump of PostgreSQL that is taken while messages come in restores them all",
  async () => {
    const database = await testPostgres();
    onTestFinished(() => database.end());
    const [from, to] = ["backup_from", "backup_to"].map((name) => new URL(`/${name}`, database.databaseUrl).href);
    const dump = join(await mkdtemp(join(tmpdir(), "dump-")), "messages.dump");
    for (const name of ["backup_from", "backup_to"]) await database.query(`CREATE DATABASE ${name}`);
    const settings = { DATABASE_URL: from ?? "", DATA_DIR: await mkdtemp(join(tmpdir(), "data-")) };
    const before = await copiedUnderLoad(settings, () =>
      run(postgresProgram("pg_dump") ?? "", ["--format=custom", `--file=${dump}`, from ?? ""]),
    );
    await run(postgresProgram("pg_restore") ?? "", ["--no-owner", "--exit-on-error", `--dbname=${to}`, dump]);
    const restored = new Set(await restoredIds({ ...settings, DATABASE_URL: to ?? "" }));
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
  },
);

test("a copy of the outbox that is taken while messages come in restores every message acknowledged before", async () => {
  const [from, to] = await Promise.all(["data-", "restored-"].map((name) => mkdtemp(join(tmpdir(), name))));
  const copy = join(to ?? "", "copy.sqlite");
  const settings = { DATA_DIR: from ?? "" };
  const before = await copiedUnderLoad(settings, () => inbox(settings, "backup", copy));
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  await inbox({ DATA_DIR: to ?? "" }, "restore", copy);
  const restored = new Set(await restoredIds({ DATA_DIR: to ?? "" }));
  expect(before.filter((id) => !restored.has(id))).toEqual([]);
  await expect(inbox(settings, "backup", copy)).rejects.toThrow(copy);
});
