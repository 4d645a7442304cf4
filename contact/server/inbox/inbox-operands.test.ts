import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { outboxAt } from "../outbox/outbox-at.ts";
import { ownersInbox } from "./test-support/owners-inbox.ts";

const dataDir = mkdtempSync(join(tmpdir(), "inbox-"));
const inbox = ownersInbox(dataDir);
beforeAll(async () => {
  const outbox = outboxAt({ dataDir });
  await outbox.ready();
  await outbox.close();
});

test.each([
  ["", "Give a command."],
  ["frobnicate", "There is no command “frobnicate”."],
  ["show", "Something is missing.\nUsage: npm run inbox -- show ID"],
  ["show 1", "There is no message 1."],
  ["list all", "“all” is one too many.\nUsage: npm run inbox -- list [--state STATE]"],
  ["export a@b.example c@d.example", "“c@d.example” is one too many."],
  ["export rui", "“rui” is not an e-mail address."],
  ["erase", "Something is missing.\nUsage: npm run inbox -- erase EMAIL"],
  ["erase rui", "“rui” is not an e-mail address."],
  ["test now", "“now” is one too many."],
  ["retry", "Something is missing."],
  ["export --format xml", "--format is csv or json"],
  ["export --format", "The option --format needs a value."],
  ["purge --days --unseen", "The option --days needs a value."],
  ["list --state lost", "--state is one of: queued"],
  ["list --format json", "list does not know the option --format."],
  ["purge --days x", "--days is a whole number"],
  ["retry --all=yes", "The option --all takes no value."],
  ["list --frob", "npm run inbox does not know the option --frob.\nSee: npm run inbox -- --help"],
])("%j is refused with what to do", async (args, text) => {
  const { code, out, err } = await inbox(args);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(text);
});

test.each(["list", "export", "erase a@b.example", "purge", "test", "retry --all", "backup x"])(
  "%s on a folder without an outbox is an error, and makes none",
  async (command) => {
    const folder = mkdtempSync(join(tmpdir(), "inbox-"));
    const { code, out, err } = await inbox(command, { DATA_DIR: folder });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`There is no outbox ${join(folder, "outbox.sqlite")}`);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("help needs no outbox, and names every command", async () => {
  const { code, out } = await inbox("--help", { DATA_DIR: "/nonexistent" });
  expect(code).toBe(0);
  for (const name of ["list", "show", "export", "retry", "release", "discard", "erase", "purge", "test"])
    expect(out).toContain(`npm run inbox -- ${name}`);
});
