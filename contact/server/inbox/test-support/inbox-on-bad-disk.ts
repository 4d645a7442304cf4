/**
 * A process that fills a disk with messages, to its last byte, and runs the owner's commands there; then on what is left
 * once the disk is read-only; then keeps a message once it can be written again. Arguments: a folder on that disk, its size,
 * and where so, that the server that filled it goes on ("on"), or that the outbox has no reserve, as one from before there
 * were any ("no-reserve"). Prints what each command gave, and each attempt to keep a message, as JSON.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outboxAt } from "../../outbox/outbox-at.ts";
import { newMessage } from "../../test-support/new-message.ts";
import { ownersInbox } from "./owners-inbox.ts";

const MOUNT = "mount";
const DAY = 86_400_000;
const [disk = "", size = "", state] = process.argv.slice(2);
const goesOn = state === "on";
const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
const inbox = ownersInbox(disk);
const server = outboxAt({ dataDir: disk });

let kept = 0;
let took = 0;
/** Keeps a message. @returns why it was refused */
async function keep(message: string, by = server): Promise<string | undefined> {
  const asked = performance.now();
  const identity = `message ${kept}`;
  const email = kept % 2 ? "ana@example.com" : `visitor-${kept}@example.com`;
  const receivedAt = Date.now() - (kept % 4 === 0 ? 40 * DAY : 0);
  const refusal = await reasonOf(
    by.accept(newMessage({ identity, email, receivedAt, message: message.repeat(200) }), 0),
  );
  took = performance.now() - asked;
  if (refusal === undefined) kept += 1;
  return refusal;
}
const reasonOf = (work: Promise<unknown>) => work.then(() => undefined, String);

let refusal: string | undefined;
while (refusal === undefined) refusal = await keep("a message of some length, ");
const whileFull = { refusal, notReady: await reasonOf(server.ready()), isQuick: took < 1000 };
const [first] = (await server.list()).toReversed();
if (!goesOn) await server.close();
if (state === "no-reserve") rmSync(join(disk, "outbox.sqlite-reserve"));
const { bavail, bsize } = statfsSync(disk);
writeFileSync(join(disk, "ballast"), Buffer.alloc(bavail * bsize));

const full = {
  whileFull,
  room: statfsSync(disk).bavail,
  list: await inbox("list"),
  show: await inbox(`show ${first?.id}`),
  export: await inbox("export --format json"),
  backup: await inbox(`backup ${elsewhere}/copy`),
  restore: await inbox(`restore ${elsewhere}/copy`),
  erase: await inbox("erase ana@example.com"),
  again: await inbox("erase visitor-2@example.com"),
  purge: await inbox("purge --days 30 --unseen"),
};
const left = (await inbox("export --format json")).out;
const keptOnFullDisk = kept;
const refusedAfter = goesOn ? await keep("short") : undefined;
await server.close();
rmSync(join(disk, "ballast"));

const file = join(disk, "outbox.sqlite");
const remount = (mode: "ro" | "rw") => execFileSync(MOUNT, ["-o", `remount,${mode},size=${size}`, disk]);
const before = readFileSync(file);
remount("ro");
const next = outboxAt({ dataDir: disk });
const readOnly = {
  list: await inbox("list"),
  erase: await inbox("erase visitor-6@example.com", {}, false, "pt"),
  refusal: await keep("short", next),
  notReady: await reasonOf(next.ready()),
  isUntouched: readFileSync(file).equals(before),
};
remount("rw");
const writable = { refusal: await keep("short", next) };
await next.close();
rmSync(elsewhere, { recursive: true });
const exported = JSON.parse(full.export.out).length;
const after = { left: JSON.parse(left).length, refusal: refusedAfter };
process.stdout.write(
  JSON.stringify({
    ...full,
    export: { code: full.export.code, exported },
    after,
    readOnly,
    writable,
    kept: keptOnFullDisk,
  }),
);
