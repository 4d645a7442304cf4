/**
 * A process that fills a disk with messages, to its last byte, and runs the owner's commands there; then on what is left
 * once the disk is read-only. Arguments: a folder on that disk, its size, and where so, that the server that filled it goes on
 * ("on"), or that the outbox has no reserve, as one from before there were any ("no-reserve"). Prints what
 * each command gave, as JSON.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
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
const keep = (message: string) =>
  server
    .accept(
      newMessage({
        identity: `message ${kept}`,
        email: kept % 2 ? "ana@example.com" : `visitor-${kept}@example.com`,
        receivedAt: Date.now() - (kept % 4 === 0 ? 40 * DAY : 0),
        message: `${message} `.repeat(200),
      }),
      0,
    )
    .then(
      () => ++kept > 0,
      () => false,
    );
while (await keep("a message of some length, "));
const [first] = (await server.list()).toReversed();
if (!goesOn) await server.close();
if (state === "no-reserve") rmSync(join(disk, "outbox.sqlite-reserve"));
const { bavail, bsize } = statfsSync(disk);
writeFileSync(join(disk, "ballast"), Buffer.alloc(bavail * bsize));
const room = () => statfsSync(disk).bavail;

const full = {
  room: room(),
  list: await inbox("list"),
  show: await inbox(`show ${first?.id}`),
  export: await inbox("export --format json"),
  backup: await inbox(`backup ${elsewhere}/copy`),
  erase: await inbox("erase ana@example.com"),
  again: await inbox("erase visitor-2@example.com"),
  purge: await inbox("purge --days 30 --unseen"),
};
const left = (await inbox("export --format json")).out;
const keptOnFullDisk = kept;
const isKeptAgain = goesOn ? await keep("short") : undefined;
await server.close();
rmSync(join(disk, "ballast"));
execFileSync(MOUNT, ["-o", `remount,ro,size=${size}`, disk]);
const readOnly = { list: await inbox("list"), erase: await inbox("erase visitor-6@example.com", {}, false, "pt") };
rmSync(elsewhere, { recursive: true });
const exported = JSON.parse(full.export.out).length;
const after = { left: JSON.parse(left).length, isKeptAgain };
process.stdout.write(
  JSON.stringify({ ...full, export: { code: full.export.code, exported }, readOnly, after, kept: keptOnFullDisk }),
);
