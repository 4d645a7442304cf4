import { basename } from "node:path";

/** What a process did to its files and told the world, in order. */
export type TraceEvent =
  | { readonly kind: "write"; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: string; readonly size: number }
  | { readonly kind: "sync"; readonly file: string }
  | { readonly kind: "remove"; readonly file: string }
  | { readonly kind: "acknowledged"; readonly id: string };

/** What strace has to follow, and to show whole, for `readTrace`. */
export const TRACE_OPTIONS = ["-xx", "-s", "8192", "-e", "trace=pwrite64,ftruncate,fsync,fdatasync,unlink,write"];

const CALL = /^(\d+) +(\w+)\((.*)/;
const RESUMED = /^(\d+) +<\.\.\. (fsync|fdatasync) resumed>/;
const FILE = /^\d+<([^>]*)>/;

/** Reads what `strace -f -y` wrote with TRACE_OPTIONS. A sync counts when it has returned. */
export function readTrace(trace: string): readonly TraceEvent[] {
  const syncing = new Map<string, string>();
  return trace.split("\n").flatMap((line): readonly TraceEvent[] => {
    const [, thread = ""] = RESUMED.exec(line) ?? [];
    const synced = syncing.get(thread);
    if (synced !== undefined) {
      syncing.delete(thread);
      return [{ kind: "sync", file: synced }];
    }
    const [, caller = "", call = "", rest = ""] = CALL.exec(line) ?? [];
    const file = basename(hexText(FILE.exec(rest)?.[1] ?? ""));
    const [, hex = "", numbers = ""] = /"((?:\\x[\da-f]{2})*)"(.*)/.exec(rest) ?? [];
    const [, offset = ""] = /^, \d+, (\d+)/.exec(numbers) ?? [];
    if (call === "pwrite64") return [{ kind: "write", file, offset: Number(offset), bytes: hexBytes(hex) }];
    if (call === "ftruncate") return [{ kind: "truncate", file, size: Number(/>, (\d+)/.exec(rest)?.[1]) }];
    if (call === "unlink") return [{ kind: "remove", file: basename(hexBytes(hex).toString()) }];
    if (call === "write") {
      const [, id] = /^ack (\S+)\n$/.exec(hexBytes(hex).toString()) ?? [];
      return id === undefined ? [] : [{ kind: "acknowledged", id }];
    }
    if (!/^f(data)?sync$/.test(call)) return [];
    if (!line.includes("unfinished")) return [{ kind: "sync", file }];
    syncing.set(caller, file);
    return [];
  });
}

/**
 * What lies on the disk after the power was cut: all that was synced; of what was written since, each piece or not, or only
 * its first sectors, as the disk pleased. A removed file is gone.
 *
 * @param random from 0 to 1, anew each time
 */
export function filesAfterCut(events: readonly TraceEvent[], random: () => number): ReadonlyMap<string, Buffer> {
  const files = new Map<string, DiskFile>();
  const syncedUntil = new Map(events.flatMap((event, at) => (event.kind === "sync" ? [[event.file, at]] : [])));
  for (const [at, event] of events.entries()) {
    if (event.kind === "acknowledged" || event.kind === "sync") continue;
    if (event.kind === "remove") {
      files.delete(event.file);
      continue;
    }
    const isSynced = at < (syncedUntil.get(event.file) ?? -1);
    if (!isSynced && random() < 0.5) continue;
    const file = files.get(event.file) ?? { bytes: Buffer.alloc(0), size: 0 };
    files.set(event.file, file);
    if (event.kind === "truncate") resize(file, event.size);
    else write(file, event.offset, isSynced ? event.bytes : someSectors(event.bytes, random()));
  }
  return new Map([...files].map(([name, { bytes, size }]) => [name, bytes.subarray(0, size)]));
}

/** A file as it grows: room for its bytes, and how many there are. */
interface DiskFile {
  bytes: Buffer;
  size: number;
}

/** The size of what a disk writes whole. */
const SECTOR = 512;

function someSectors(bytes: Buffer, part: number): Buffer {
  return part > 0.5 ? bytes : bytes.subarray(0, Math.floor((bytes.length * part) / SECTOR) * SECTOR);
}

function write(file: DiskFile, offset: number, bytes: Buffer): void {
  resize(file, Math.max(file.size, offset + bytes.length));
  bytes.copy(file.bytes, offset);
}

/** What is cut off is gone; what is added is zero. */
function resize(file: DiskFile, size: number): void {
  if (size > file.bytes.length) file.bytes = Buffer.concat([file.bytes, Buffer.alloc(size)]);
  file.bytes.fill(0, size);
  file.size = size;
}

function hexBytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex");
}

/** A path, which strace may write in hexadecimal, too. */
function hexText(path: string): string {
  return path.startsWith("\\x") ? hexBytes(path).toString() : path;
}
