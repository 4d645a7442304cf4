import { hash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import type { Conflict, Edited, OpenFile, SaveRequest } from "../contract/files.ts";
import { Refused } from "../words/refused.ts";
import { changeFiles, type FileChanges } from "./change-files.ts";
import { plainLines, readText, withEdit } from "./edited-text.ts";
import { fileKind } from "./file-kinds.ts";
import type { History } from "./history.ts";
import { inWords, isWritable, saveWhole } from "./save-whole.ts";

/** A file on the disk. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly version: string;
}

/** An open text, as far as its file alone tells it. */
export type StoredText = Pick<
  OpenFile,
  "path" | "version" | "kind" | "schema" | "value" | "body" | "text" | "writable"
>;

/** Identifies the bytes of a file. */
function versionOf(bytes: Uint8Array): string {
  return hash("sha256", bytes, "base64url").slice(0, 22);
}

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The files of a content folder: nothing is written over what the caller has not seen.
 *
 * @param calls what a test replaces
 */
export function createContentStore(folder: string, history: History, calls?: WriteCalls) {
  const place = (path: string) => join(folder, ...path.split("/"));
  const read = async (path: string): Promise<StoredFile | undefined> => {
    const bytes = await readFile(place(path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
      throw inWords(error, path);
    });
    return bytes && { bytes, version: versionOf(bytes) };
  };
  /** One after another: two windows save at once. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
  const checked = async (path: string, version: string | null, mine: string) => {
    const found = await read(path);
    if ((found?.version ?? null) !== version) throw conflict(path, found, mine);
    return found;
  };
  const write = async (path: string, version: string | null, bytes: Uint8Array, mine: string) => {
    const before = await checked(path, version, mine);
    if (before) await history.keep(path, before.bytes);
    await saveWhole(place(path), path, bytes, async () => void (await checked(path, version, mine)), calls);
    // The file is saved. Where its version could not be kept, it is before the next change, or that one is refused.
    await history.keep(path, bytes).catch(() => undefined);
    return versionOf(bytes);
  };

  const open = async (path: string): Promise<StoredText> => {
    const kind = fileKind(path);
    const found = await read(path);
    // Where the owner says no text of the interface otherwise, there is no file, and the usual ones can be changed all the same.
    if (found === undefined && kind.schema !== "messages") throw Refused.because("no-such-file", { file: path }, 404);
    const { bytes = Buffer.alloc(0), version = null } = found ?? {};
    const text = bytes.toString("utf8");
    const writable = isUtf8(bytes) && (await isWritable(place(path)));
    const { kind: ofText, schema } = kind;
    const plain = plainLines(text);
    return { path, version, kind: ofText, schema, ...readText(kind, plain), text: plain, writable };
  };

  return {
    folder,
    /** Undefined for a file that is not there. */
    read,
    /** @throws {Refused} "no-such-file" */
    open,

    /** The text of a file with what the page made of it; nothing is written. */
    async textWith(path: string, edited: Edited): Promise<string> {
      const { kind } = fileKind(path);
      const found = await read(path);
      return plainLines(withEdit(path, kind, found?.bytes.toString("utf8") ?? "", edited));
    },

    /** @throws {Refused} "changed-elsewhere" (409) with both texts, or why it cannot be written */
    save: ({ path, version, edited }: SaveRequest): Promise<StoredText> =>
      inTurn(async () => {
        const { kind } = fileKind(path);
        const found = await read(path);
        if (found && !isUtf8(found.bytes)) throw Refused.because("not-utf8", { file: path });
        const text = withEdit(path, kind, found?.bytes.toString("utf8") ?? "", edited);
        const bytes = Buffer.from(text);
        if (found?.version !== version || !found.bytes.equals(bytes)) await write(path, version, bytes, text);
        return open(path);
      }),

    /** Writes bytes, of a picture or an older version. @throws {Refused} as `save` */
    write: (path: string, version: string | null, bytes: Uint8Array): Promise<string> =>
      inTurn(() => write(path, version, bytes, "")),

    /** Changes several files at once: all or none. @param plan asked once nothing else is being saved */
    change: <Planned extends FileChanges>(plan: () => Promise<Planned>): Promise<Planned> =>
      inTurn(async () => {
        const planned = await plan();
        await changeFiles(folder, history, planned, calls);
        return planned;
      }),

    /** Deletes a file, of which a version is kept. @throws {Refused} as `save` */
    remove: (path: string, version: string): Promise<void> =>
      inTurn(async () => {
        const found = await checked(path, version, "");
        if (found === undefined) return;
        if (!(await isWritable(place(path)))) throw Refused.because("read-only", { file: path }, 403);
        await history.keep(path, found.bytes);
        await rm(place(path)).catch((error: unknown) => {
          throw inWords(error, path);
        });
      }),
  };
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}

function conflict(path: string, found: StoredFile | undefined, text: string): Refused {
  const mine = { text: plainLines(text) };
  if (found === undefined) return Refused.because("deleted-elsewhere", {}, 409, { theirs: null, mine });
  const plain = plainLines(found.bytes.toString("utf8"));
  const theirs: Conflict["theirs"] = {
    version: found.version,
    text: plain,
    ...(path.startsWith("media/") ? { value: null, body: null } : readText(fileKind(path), plain)),
  };
  return Refused.because("changed-elsewhere", {}, 409, { theirs, mine });
}
