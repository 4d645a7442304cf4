import { hash } from "node:crypto";
import { diff3Merge } from "node-diff3";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import type { Conflict, OpenFile, Piece } from "../contract/files.ts";
import type { SchemaId } from "../contract/forms.ts";
import type { Typed } from "../contract/requests.ts";
import { Refused } from "../words/refused.ts";
import { changeFiles, type FileChanges, finishChanges } from "./change-files.ts";
import { plainLines, readText, withEdit } from "./edited-text.ts";
import { type FileKind, fileKind, schemaAt, type TextsOfSite } from "./file-kinds.ts";
import type { History } from "./history.ts";
import { bytesAt, isWritable, placeOf, saveWhole } from "./owner-files.ts";
import { turns } from "./turns.ts";
import { whoWrites } from "./who-writes.ts";

/** An open text, as far as its file alone tells it. */
export type StoredText = Omit<OpenFile, "previewPath">;

function versionOf(bytes: Uint8Array): string {
  return hash("sha256", bytes, "base64url").slice(0, 22);
}

/** Milliseconds between two versions of what is typed. */
const VERSION_PAUSE = 30_000;

/** Judges what a file holds before a change and after it; null where it is not there. */
export type Guard = (path: string, before: Uint8Array | null, after: Uint8Array | string | null) => void;

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The files of a content folder: nothing is written over what the caller has not seen.
 *
 * @param site whose texts they are
 * @param calls what a test replaces
 * @param guard asked before a file is written: throws where that may not be
 */
export function createContentStore(
  folder: string,
  history: History,
  site: TextsOfSite,
  calls?: WriteCalls,
  guard: Guard = () => {},
) {
  const known = (path: string): FileKind & { readonly own: SchemaId | null } => ({
    ...fileKind(path),
    own: schemaAt(site, path),
  });
  const read = async (path: string) => {
    const bytes = await bytesAt(folder, path);
    return bytes === null ? undefined : { bytes, version: versionOf(bytes) };
  };
  /** The bytes that were written here last. */
  const written = new Map<string, string | null>();
  /** What was typed since the last version, and by whom. */
  const typed = new Map<string, { readonly bytes: Uint8Array; readonly by: string | undefined }>();
  const keepTyped = async (path: string) => {
    const last = typed.get(path);
    typed.delete(path);
    if (last !== undefined) await history.keep(path, last.bytes, last.by);
  };
  /** Two windows save at once. */
  const inTurn = turns();
  const checked = async (path: string, version: string | null) => {
    const found = await read(path);
    if ((found?.version ?? null) !== version) throw Refused.because("changed-elsewhere", {}, 409);
    return found;
  };
  /** @param isTyped whether more will follow: of that there is a version each half minute, and one when it has ended */
  const write = async (path: string, version: string | null, bytes: Uint8Array, isTyped: boolean) => {
    const before = await checked(path, version);
    guard(path, before?.bytes ?? null, bytes);
    const by = whoWrites.getStore();
    const goesOn = isTyped && typed.has(path) && typed.get(path)?.by === by;
    if (!(goesOn && written.get(path) === version)) {
      await keepTyped(path);
      if (before) await history.keep(path, before.bytes);
    }
    written.set(path, versionOf(bytes));
    await saveWhole(placeOf(folder, path), path, bytes, async () => void (await checked(path, version)), calls);
    const isFirst = !typed.has(path);
    typed.set(path, { bytes, by });
    // Nobody waits for the version. Where it could not be kept, it is before the next change, or that one is refused.
    const keep = () => void inTurn(() => keepTyped(path)).catch(() => undefined);
    if (!isTyped) keep();
    else if (isFirst) setTimeout(keep, VERSION_PAUSE).unref();
    return versionOf(bytes);
  };
  const bringIn = async (typed: Typed): Promise<StoredText & { readonly mine: string }> => {
    const { path, base, edited, unanswered } = typed;
    const kind = known(path);
    const mine = withEdit(kind.kind, base ?? "", edited);
    const found = await read(path);
    const theirs = found && plainLines(found.bytes.toString("utf8"));
    // Whatever was typed was taken back, or is there already.
    if (mine === theirs) return { ...(await open(path)), mine };
    if (found && !isUtf8(found.bytes)) throw Refused.because("not-utf8", { file: path });
    // What clashes, or is joined, is a version too.
    if (theirs !== base) await keepTyped(path).catch(() => undefined);
    const isUnanswered = unanswered !== undefined && theirs === withEdit(kind.kind, base ?? "", unanswered);
    const conflict = async (id: "deleted-elsewhere" | "two-versions", pieces: readonly Piece[]) => {
      // It is in the browser too, which may be the place that is lost.
      await history.keep(path, Buffer.from(mine)).catch(() => undefined);
      const both: Omit<Conflict, "error"> = { theirs: theirs ?? null, pieces };
      return Refused.because(id, {}, 409, both);
    };
    if (theirs === undefined && base !== null)
      throw await conflict("deleted-elsewhere", [{ mine: mine.split("\n"), theirs: [] }]);
    const pieces =
      theirs === undefined ? [] : piecesOf(kind, { base: isUnanswered ? theirs : (base ?? ""), mine, theirs });
    const text = theirs === undefined ? mine : joinedText(pieces);
    if (text === undefined) throw await conflict("two-versions", pieces);
    try {
      const bytes = Buffer.from(withEdit(kind.kind, found?.bytes.toString("utf8") ?? "", { text }));
      if (!found?.bytes.equals(bytes)) await write(path, found?.version ?? null, bytes, true);
      return { ...(await open(path)), mine };
    } catch (error) {
      // Between reading and writing, another program was faster.
      if (error instanceof Refused && error.id === "changed-elsewhere") return bringIn(typed);
      throw error;
    }
  };

  const open = async (path: string): Promise<StoredText> => {
    const kind = known(path);
    const found = await read(path);
    // Where the owner says no text of the interface otherwise there is no file, and it can be begun all the same.
    if (found === undefined && kind.schema !== "messages") throw Refused.because("no-such-file", {}, 404);
    const { bytes = Buffer.alloc(0), version = null } = found ?? {};
    const text = bytes.toString("utf8");
    const writable = isUtf8(bytes) && (await isWritable(placeOf(folder, path)));
    const { kind: ofText, own: schema } = kind;
    const plain = plainLines(text);
    return { version, kind: ofText, schema, ...readText(kind, plain), text: plain, writable };
  };

  return {
    folder,
    site,
    /** Undefined for a file that is not there. */
    read,
    /** Whether a file is as it was written here last. */
    isOurs: (path: string, version: string | null) => written.get(path) === version,
    /** What was typed since the last version of a file, and by whom. */
    typed: (path: string) => typed.get(path),
    /** @throws {Refused} "no-such-file" */
    open,

    /**
     * Brings what was typed into its file. Where that is not the one any more that it was typed in, both texts are joined.
     *
     * @throws {Refused} "two-versions" and "deleted-elsewhere" (409) with both texts, or why it cannot be written
     */
    bringIn: (typed: Typed) => inTurn(() => bringIn(typed)),

    /** Writes bytes, of a picture or an older version. @throws {Refused} "changed-elsewhere" (409), or why it cannot be written */
    write: (path: string, version: string | null, bytes: Uint8Array): Promise<string> =>
      inTurn(() => write(path, version, bytes, false)),

    /** Keeps what was typed since the last versions, with the names of who typed it, before the editor ends. */
    close: () =>
      inTurn(async () => {
        for (const path of typed.keys()) await keepTyped(path).catch(() => undefined);
      }),

    /** Finishes what an end of the editor, or of the folder, has cut short. */
    finishChanges: () => inTurn(() => finishChanges(folder, history)),

    /** Changes several files at once: all or none. @param plan asked once nothing else is being saved */
    change: <Planned extends FileChanges>(plan: () => Promise<Planned>): Promise<Planned> =>
      inTurn(async () => {
        const planned = await plan();
        for (const [path, after] of planned.files) guard(path, await bytesAt(folder, path), after);
        for (const path of [...planned.files.keys(), ...(planned.moved?.keys() ?? [])]) await keepTyped(path);
        for (const path of planned.moved?.keys() ?? []) written.set(path, null);
        for (const [path, content] of planned.files)
          written.set(path, content === null ? null : versionOf(Buffer.from(content)));
        await changeFiles(folder, history, planned, calls);
        return planned;
      }),
  };
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}

/** Both texts in pieces; in one piece where they could be joined and the whole could not be read any more. */
function piecesOf(
  kind: FileKind,
  { base, mine, theirs }: { readonly base: string; readonly mine: string; readonly theirs: string },
): readonly Piece[] {
  const isRead = (text: string) => kind.kind === "text" || readText(kind, text).value !== null;
  const pieces = joinLines(base, mine, theirs);
  const joined = joinedText(pieces);
  if (joined === undefined || isRead(joined) || !isRead(mine) || !isRead(theirs)) return pieces;
  return [{ mine: mine.split("\n"), theirs: theirs.split("\n") }];
}

/**
 * Joins two texts that were made of one, line by line: what only one of them changed is taken over; where both changed the
 * same lines, the piece has both.
 */
function joinLines(base: string, mine: string, theirs: string): readonly Piece[] {
  // A book has many equal lines, which take long to compare.
  if (base === theirs || base === mine) return [{ same: (base === theirs ? mine : theirs).split("\n") }];
  const [a, o, b] = [mine, base, theirs].map((text) => text.split("\n")) as [string[], string[], string[]];
  return diff3Merge(a, o, b).flatMap(({ ok, conflict }): Piece[] => {
    if (conflict !== undefined) return [{ mine: conflict.a, theirs: conflict.b }];
    return ok === undefined ? [] : [{ same: ok }];
  });
}

/** The text of pieces that differ nowhere; undefined where a choice is left. */
function joinedText(pieces: readonly Piece[]): string | undefined {
  const same = pieces.map((piece) => ("same" in piece ? piece.same : undefined));
  return same.includes(undefined) ? undefined : same.flat().join("\n");
}
