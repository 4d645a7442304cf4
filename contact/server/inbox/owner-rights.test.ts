import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { outboxAt } from "../outbox/outbox-at.ts";
import { newMessage } from "../test-support/new-message.ts";
import { reasonNotToTry, SERVICE } from "../test-support/service-user.ts";
import { inboxCommand } from "./test-support/inbox-command.ts";

const MKFIFO = "mkfifo";

const reason = reasonNotToTry();

/** A folder of the service with a message in it, and a folder of root's beside it with what the service must not touch. */
async function place() {
  const top = realpathSync(mkdtempSync("/tmp/rights-"));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  chmodSync(top, 0o755);
  const [dataDir, rootsOwn] = [join(top, "data"), join(top, "root")];
  mkdirSync(rootsOwn, { mode: 0o700 });
  const important = join(rootsOwn, "important");
  writeFileSync(important, "important\n", { mode: 0o644 });
  const outbox = outboxAt({ dataDir });
  const { id } = await outbox.accept(newMessage({ receivedAt: Date.now(), email: "ana@example.com" }), 0);
  await outbox.close();
  for (const name of ["", ...readdirSync(dataDir)]) chownSync(join(dataDir, name), SERVICE, SERVICE);
  const untouched = () => {
    const { uid, gid, mode } = statSync(important);
    return [readFileSync(important, "utf8"), uid, gid, mode & 0o777];
  };
  return { dataDir, rootsOwn, important, id, untouched };
}

const UNTOUCHED = ["important\n", 0, 0, 0o644];

describe.skipIf(reason !== undefined)(`root's commands in a folder of the service${reason ?? ""}`, () => {
  let at: Awaited<ReturnType<typeof place>>;
  beforeEach(async () => {
    at = await place();
  });

  test("work as the how-to says, with files that only root can reach, and leave nothing that the service cannot write", () => {
    const { dataDir, rootsOwn, id } = at;
    const copy = join(rootsOwn, "copy.sqlite");
    const outcomes = [
      ["backup", copy],
      ["show", id],
      ["discard", id],
      ["restore", copy],
    ].map((words) => inboxCommand(dataDir, ...words));
    expect(outcomes).toEqual(outcomes.map(() => expect.objectContaining({ status: 0, stderr: "" })));
    expect(inboxCommand(dataDir, "list").stdout).toContain(id);
    expect([statSync(copy).uid, statSync(copy).mode & 0o777]).toEqual([0, 0o600]);
    expect(new Set(readdirSync(dataDir).map((name) => lstatSync(join(dataDir, name)).uid))).toEqual(new Set([SERVICE]));
  });

  test("change nothing that a link or another name in it leads to, whatever its name", () => {
    const { dataDir, rootsOwn, important, untouched } = at;
    const copy = join(rootsOwn, "copy");
    expect(inboxCommand(dataDir, "backup", copy).status).toBe(0);
    const plantLinks = (...names: readonly string[]) => {
      for (const name of names) {
        rmSync(join(dataDir, name), { force: true });
        symlinkSync(important, join(dataDir, name));
      }
    };
    plantLinks("server.lock", "outbox.sqlite-reserve", "any");
    symlinkSync(rootsOwn, join(dataDir, "restoring"));
    for (const plant of [symlinkSync, linkSync]) {
      rmSync(join(dataDir, "last-backup"));
      plant(important, join(dataDir, "last-backup"));
      inboxCommand(dataDir, "backup", `${copy}-${plant.name}`);
      expect([plant.name, untouched()]).toEqual([plant.name, UNTOUCHED]);
    }
    plantLinks("outbox.sqlite-shm");
    inboxCommand(dataDir, "restore", copy);
    inboxCommand(dataDir, "erase", "ana@example.com");
    expect(untouched()).toEqual(UNTOUCHED);
    expect(readdirSync(rootsOwn)).toEqual(["copy", "copy-linkSync", "copy-symlinkSync", "important"]);
  });

  test("an outbox of root's that a link leads to is neither read nor emptied", async () => {
    const { dataDir, rootsOwn } = at;
    const other = outboxAt({ dataDir: rootsOwn });
    await other.accept(newMessage({ receivedAt: Date.now(), email: "root@example.com" }), 0);
    await other.close();
    rmSync(join(dataDir, "outbox.sqlite"));
    symlinkSync(join(rootsOwn, "outbox.sqlite"), join(dataDir, "outbox.sqlite"));
    for (const words of [["list"], ["erase", "root@example.com"], ["backup", join(rootsOwn, "copy")]]) {
      const { status, stdout } = inboxCommand(dataDir, ...words);
      expect([words, status, stdout]).toEqual([words, 1, ""]);
    }
    expect(existsSync(join(rootsOwn, "copy"))).toBe(false);
    expect(inboxCommand(rootsOwn, "list").stdout).toContain("root@example.com");
  });

  test("a folder that its own user cannot reach is refused, with what to do", () => {
    const { dataDir, rootsOwn } = at;
    renameSync(dataDir, join(rootsOwn, "data"));
    const { status, stderr } = inboxCommand(join(rootsOwn, "data"), "list");
    expect([status, stderr]).toEqual([1, expect.stringContaining("hosts/passerelle.service")]);
  });
});

test.skipIf(process.platform === "win32")(
  "a pipe in the place of a file makes no command wait",
  async () => {
    const top = mkdtempSync("/tmp/pipes-");
    onTestFinished(() => rmSync(top, { recursive: true, force: true }));
    const outbox = outboxAt({ dataDir: top });
    await outbox.accept(newMessage({ receivedAt: Date.now() }), 0);
    await outbox.close();
    const pipe = (name: string) => {
      rmSync(join(top, name), { force: true });
      execFileSync(MKFIFO, [join(top, name)]);
    };
    pipe("last-backup");
    expect(inboxCommand(top, "backup", join(top, "copy"))).toMatchObject({ status: 0, stderr: "" });
    expect(lstatSync(join(top, "last-backup")).isFile()).toBe(true);
    for (const name of ["outbox.sqlite-journal", "outbox.sqlite"]) {
      pipe(name);
      const { status, stderr } = inboxCommand(top, "backup", join(top, "another"));
      expect([status, stderr]).toEqual([1, expect.stringContaining(`${name} `)]);
    }
  },
  60_000,
);
