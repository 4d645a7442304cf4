import { hash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { MANIFEST_FILE, type ManifestFile } from "../../../contract/manifest.ts";
import { inPieces } from "../records/in-pieces.ts";
import { RecordTable } from "../records/record-table.ts";
import { openScratchDatabase } from "../records/scratch-database.ts";
import { lockFolder } from "./build-lock.ts";
import { etagOf, type FileOptions } from "./file-writer.ts";
import {
  formsOf,
  headText,
  INPUTS_FILE,
  type KnownBuild,
  type ManifestHead,
  manifestEntry,
  manifestText,
  readKnownBuild,
} from "./previous-build.ts";
import { filesBelow, moveFiles, swapFolder } from "./publish-output.ts";

/**
 * Swapping a folder means to link every file that stays: too slow for a small change of a site with many files.
 */
const MANY_FILES = 10_000;
const FEW_FILES = 5_000;

/** Writes a file somewhere, compressed forms included. */
export type WriteFile = (file: string, bytes: Buffer, options: FileOptions) => Promise<ManifestFile> | ManifestFile;

/** The files that were made of one page, as lines of the manifest. */
export interface PageFiles {
  /** Line by address. */
  readonly files: readonly (readonly [path: string, line: string])[];
  /** Line by first segment, of a page for unknown paths. */
  readonly notFound: readonly (readonly [segment: string, line: string])[];
}

/**
 * A build being written beside the last good one. Until `finish` nothing that is served changes; what the last build
 * made from the same input stays where it is. What there is of each file is kept on the disk, so that memory does not
 * grow with their number.
 */
export class Output {
  /** Where new files wait until the build is finished. */
  readonly part: string;
  readonly #folder: string;
  readonly #unlock: () => void;
  /** Lines of the manifest, by address. */
  readonly #files: RecordTable;
  /** The same of the pages for unknown paths, by first segment. */
  readonly #notFound: RecordTable;
  /** By the path of the page: hash of what it was made from, then the origins that it embeds. */
  readonly #inputs: RecordTable;
  readonly #known: KnownBuild | undefined;
  readonly #private = new Set<string>();
  #recipe = "";
  #write: WriteFile = () => {
    throw new Error("The output has no writer yet. Call writeWith first.");
  };

  private constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(dirname(folder), { recursive: true });
    this.#unlock = lockFolder(folder);
    removeParts(folder);
    this.part = `${folder}.part-${process.pid}`;
    mkdirSync(this.part);
    const database = openScratchDatabase();
    this.#files = new RecordTable(database, "files");
    this.#notFound = new RecordTable(database, "not_found");
    this.#inputs = new RecordTable(database, "inputs");
    this.#known = readKnownBuild(folder, { files: this.#files, notFound: this.#notFound, inputs: this.#inputs });
  }

  /** Opens an output beside `folder`. @throws {FolderInUseError} */
  static open(folder: string): Output {
    return new Output(folder);
  }

  /** Says how files are written; before the first is added. */
  writeWith(write: WriteFile): void {
    this.#write = write;
  }

  /** Says what pages are made with, beside their own input: a page of another recipe is made again. */
  makeWith(recipe: string): void {
    this.#recipe = recipe;
  }

  /** Adds the file that answers `path`, such as "/fr/services/" or "/robots.txt"; the same bytes are not written again. */
  async add(path: string, content: string | Buffer, options: FileOptions): Promise<void> {
    const file = path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const known = this.#files.before(path);
    const same = known !== undefined && this.#isSame(manifestEntry(known), bytes);
    this.#files.set(path, same ? known : JSON.stringify(await this.#write(file, bytes, options)));
  }

  /** Adds a file that is kept for ever, named by its content; gives its address. */
  async addHashed(folder: string, name: string, content: string | Buffer): Promise<string> {
    const extension = extname(name);
    const digest = hash("sha256", content).slice(0, 10);
    const path = `${folder}${name.slice(0, name.length - extension.length)}-${digest}${extension}`;
    await this.add(path, content, { immutable: true, effort: "best" });
    return path;
  }

  /** Adds a file that no address answers with: something for the server or for other hosts. A long one may come in parts. */
  addPrivate(file: string, content: string | Iterable<string>): void {
    this.#private.add(file);
    this.#writePart(file, typeof content === "string" ? [content] : content);
    const [there, part] = [join(this.#folder, file), join(this.part, file)];
    if (this.#known && existsSync(there) && readFileSync(there).equals(readFileSync(part))) rmSync(part);
  }

  /**
   * Takes over a page of the last build if it was made from the same input; gives the origins that it embeds, or
   * nothing when it has to be made.
   */
  keepPage(page: string, input: string, paths: readonly string[], segments: readonly string[]): string[] | undefined {
    if (this.#known?.recipe !== this.#recipe) return undefined;
    const record = this.#inputs.before(page);
    if (record === undefined || !record.startsWith(input)) return undefined;
    if (!paths.every((path) => this.#files.keep(path))) return undefined;
    if (!segments.every((segment) => this.#notFound.keep(segment))) return undefined;
    this.#inputs.keep(page);
    return record.split(" ").slice(1);
  }

  /** Adds a page that was made. */
  addPage(page: string, input: string, { files, notFound }: PageFiles, origins: readonly string[]): void {
    for (const [path, line] of files) this.#files.set(path, line);
    for (const [segment, line] of notFound) this.#notFound.set(segment, line);
    this.#inputs.set(page, [input, ...origins].join(" "));
  }

  /** Bytes of a file as visitors get it: brotli where there is such a form. */
  transferSize(path: string): number {
    const line = this.#files.now(path);
    return line === undefined ? 0 : sizeIn(line);
  }

  /** Addresses that answer with a page, with its bytes as visitors get it. */
  *documentSizes(): Generator<readonly [path: string, bytes: number]> {
    for (const [path, line] of this.#files.entries()) if (path.endsWith("/")) yield [path, sizeIn(line)];
  }

  /** Every address of the build, in the order of the alphabet; complete when the build is finished. */
  paths(): Generator<string> {
    return this.#files.keys();
  }

  /** Every file of the build by its address, in the same order. */
  *files(): Generator<readonly [path: string, file: ManifestFile]> {
    for (const [path, line] of this.#files.entries()) yield [path, manifestEntry(line)];
  }

  /** The pages for unknown addresses, by first segment. */
  get notFound(): Readonly<Record<string, ManifestFile>> {
    return Object.fromEntries(this.#notFound.entries().map(([segment, line]) => [segment, manifestEntry(line)]));
  }

  /**
   * Writes the manifest and brings the build to its place. Immutable files of earlier builds stay for tabs that are
   * still open, for `keepBuilds` builds that changed something.
   *
   * @param writeLast adds what is made from the list of all files
   * @returns the number of files that were written or removed
   */
  finish(head: ManifestHead, keepBuilds: number, writeLast: () => void = () => undefined): number {
    if (this.#isUnchanged(head)) {
      this.close();
      return 0;
    }
    this.#keepEarlier(keepBuilds);
    writeLast();
    this.#writePart(MANIFEST_FILE, manifestText(head, this.#files.entries(), this.#notFound.entries()));
    this.#writePart(INPUTS_FILE, this.#inputLines());
    // Where nothing is there yet, all is new: it need not be looked for on the disk.
    const written = (this.#known === undefined ? this.#formNames() : filesBelow(this.part)).reduce((sum) => sum + 1, 0);
    const removed = this.#removed();
    const bring = this.#isSmallChange(written) ? moveFiles : swapFolder;
    bring({ folder: this.#folder, part: this.part, removed, files: () => this.#formNames() });
    this.close();
    return written + removed.length;
  }

  /** Leaves all as it was, and lets others build. */
  close(): void {
    rmSync(this.part, { recursive: true, force: true });
    this.#unlock();
  }

  #isSmallChange(written: number): boolean {
    if (this.#known === undefined || written > FEW_FILES) return false;
    return this.#files.keys().drop(MANY_FILES).next().done !== true;
  }

  #isSame({ identity, age }: ManifestFile, bytes: Buffer): boolean {
    return age === undefined && identity.bytes === bytes.length && identity.etag === etagOf(bytes);
  }

  #isUnchanged(head: ManifestHead): boolean {
    const known = this.#known;
    if (known === undefined || known.recipe !== this.#recipe || !filesBelow(this.part).next().done) return false;
    if (headText(head) !== known.head) return false;
    return (
      this.#files.differing().every(({ before }) => isOld(before)) && this.#inputs.differing().next().done === true
    );
  }

  #keepEarlier(keepBuilds: number): void {
    const gone = this.#files.differing().filter(({ before, now }) => now === undefined && isImmutable(before));
    for (const { key, before } of gone.toArray()) {
      const file = manifestEntry(before);
      const age = (file.age ?? 0) + 1;
      if (age <= keepBuilds) this.#files.set(key, JSON.stringify({ ...file, age }));
    }
  }

  /** The names of the files that this build has no more. */
  #removed(): string[] {
    const gone = this.#files.differing().filter(({ now }) => now === undefined);
    return gone.flatMap(({ before }) => formsOf(manifestEntry(before))).toArray();
  }

  /** The names of all files of the build. */
  *#formNames(): Generator<string> {
    for (const table of [this.#files, this.#notFound]) {
      for (const [, line] of table.entries()) yield* formsOf(manifestEntry(line));
    }
    yield* this.#private;
  }

  *#inputLines(): Generator<string> {
    yield `${this.#recipe}\n`;
    for (const [page, record] of this.#inputs.entries()) yield `${page} ${record}\n`;
  }

  #writePart(file: string, texts: Iterable<string | Buffer>): void {
    mkdirSync(dirname(join(this.part, file)), { recursive: true });
    const target = openSync(join(this.part, file), "w");
    for (const text of inPieces(texts)) writeSync(target, text);
    closeSync(target);
  }
}

/** Removes what builds left that were stopped; with the lock held none of them still runs. */
function removeParts(folder: string): void {
  const beginning = `${basename(folder)}.part`;
  const left = readdirSync(dirname(folder)).filter((name) => name.startsWith(beginning));
  for (const name of left) rmSync(join(dirname(folder), name), { recursive: true, force: true });
}

const SIZES = /"(identity|br)":\{"file":"[^"]*","bytes":(\d+)/g;

function sizeIn(line: string): number {
  return Number([...line.matchAll(SIZES)].at(-1)?.[2] ?? 0);
}

function isImmutable(line: string): boolean {
  return line.includes('"cache":"immutable"');
}

function isOld(line: string): boolean {
  return line.includes('"age":');
}
