import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { noSmallDisk, onSmallDisk } from "../test-support/small-disk.ts";

const script = fileURLToPath(new URL("./test-support/inbox-on-bad-disk.ts", import.meta.url));

function inboxOnBadDisk(...state: readonly string[]) {
  const disk = mkdtempSync(join(tmpdir(), "disk-"));
  onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
  return onSmallDisk(script, disk, "4m", "4m", ...state);
}

test.skipIf(noSmallDisk !== undefined).each([
  ["while the server runs", ["on"]],
  ["once the server has stopped", []],
])(
  `on a full disk and on a read-only one, %s, no message is taken, none is lost, and all is read; on the full one it is erased too, and once there is room messages are taken again${noSmallDisk ?? ""}`,
  (_, goesOn) => {
    const seen = inboxOnBadDisk(...goesOn);
    const kept = seen.kept as number;
    expect(kept).toBeGreaterThan(100);
    const [ofAna, old] = [Math.floor(kept / 2), Math.ceil(kept / 4)];
    const refusal = expect.stringMatching(/^OutboxUnavailableError: .*(no room|The disk reported an error)/);
    const isReadOnly = expect.stringMatching(/^OutboxUnavailableError: .*the disk is read-only/);
    expect(seen).toMatchObject({
      whileFull: { refusal, notReady: refusal, isQuick: true },
      room: 0,
      list: { code: 0, err: "" },
      show: { code: 0, err: expect.stringMatching(/^That it was read could not be noted\. There is no room/) },
      export: { code: 0, exported: kept },
      backup: { code: 0 },
      restore: { code: 1, out: "", err: expect.stringContaining("The disk is full: the copy was not put in place") },
      erase: { code: 0, out: expect.stringContaining(`ana@example.com removed: ${ofAna}.`) },
      again: { code: 0, out: expect.stringContaining("removed: 1.") },
      purge: { code: 0, out: expect.stringContaining(`removed: ${old}.`) },
      after: { left: kept - ofAna - 1 - old },
      readOnly: {
        list: { code: 0, err: "" },
        erase: { code: 1, out: "", err: expect.stringMatching(/ só pode ser lido: o disco é só de leitura/) },
        refusal: isReadOnly,
        notReady: isReadOnly,
        isUntouched: true,
      },
    });
    expect(seen).not.toHaveProperty("after.refusal");
    expect(seen).not.toHaveProperty("writable.refusal");
  },
);

test.skipIf(noSmallDisk !== undefined)(
  `where the disk was full before there was a reserve, all is read, and it is said what erasing needs${noSmallDisk ?? ""}`,
  () => {
    const { kept, ...seen } = inboxOnBadDisk("no-reserve");
    expect(seen).toMatchObject({
      room: 0,
      export: { code: 0, exported: kept },
      erase: {
        code: 1,
        out: "",
        err: expect.stringMatching(/is full, and erasing needs a little room.* Free as much/),
      },
      after: { left: kept },
    });
  },
);
