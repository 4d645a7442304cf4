import { hash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { MANIFEST_FILE, type ManifestFile } from "../../../contract/manifest.ts";
import { lockFolder } from "./build-lock.ts";
import { etagOf, type FileOptions } from "./file-writer.ts";
import { inPieces } from "./in-pieces.ts";
import {
  formsOf,
  headText,
  INPUTS_FILE,
  type KnownBuild,
  type ManifestHead,
  manifestEntry,
  manifestText,
  readKnownBuild,
} from "./known-build.ts";
import { filesBelow, moveFiles, swapFolder } from "./put-in-place.ts";

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
 * made from the same input stays where it is.
 */
export class Output {
  /** Where new files wait until the build is finished. */
  readonly part: string;
  readonly #folder: string;
  readonly #unlock: () => void;
  readonly #known: KnownBuild | undefined;
  readonly #files = new Map<string, string>();
  readonly #notFound = new Map<string, string>();
  readonly #inputs = new Map<string, string>();
  readonly #private = new Set<string>();
  #paths: readonly string[] = [];
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
    this.#known = readKnownBuild(folder);
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
    const known = this.#known?.files.get(path);
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
    if (this.#known === undefined || this.#known.recipe !== this.#recipe) return undefined;
    const record = this.#known.inputs.get(page);
    if (record === undefined || !record.startsWith(input)) return undefined;
    const { files, notFound } = this.#known;
    if (!paths.every((path) => files.has(path)) || !segments.every((segment) => notFound.has(segment)))
      return undefined;
    for (const path of paths) this.#files.set(path, files.get(path) ?? "");
    for (const segment of segments) this.#notFound.set(segment, notFound.get(segment) ?? "");
    this.#inputs.set(page, record);
    return record.split(" ").slice(1);
  }

  /** Adds a page that was made. */
  addPage(page: string, input: string, { files, notFound }: PageFiles, origins: readonly string[]): void {
    for (const [path, line] of files) this.#files.set(path, line);
    for (const [segment, line] of notFound) this.#notFound.set(segment, line);
    this.#inputs.set(page, [input, ...origins].join(" "));
  }

  /** Number of addresses that answer with a page. */
  get pages(): number {
    return this.#files.keys().reduce((sum, path) => sum + (path.endsWith("/") ? 1 : 0), 0);
  }

  /** Bytes of a file as visitors get it: brotli where there is such a form. */
  transferSize(path: string): number {
    const line = this.#files.get(path);
    return line === undefined ? 0 : sizeIn(line);
  }

  /** Addresses that answer with a page, with its bytes as visitors get it. */
  *documentSizes(): Generator<readonly [path: string, bytes: number]> {
    for (const [path, line] of this.#files) if (path.endsWith("/")) yield [path, sizeIn(line)];
  }

  /** Every address of the build, in the order of the alphabet; complete when the build is finished. */
  paths(): readonly string[] {
    // None is ever taken away: as many as before are the same.
    if (this.#paths.length !== this.#files.size) this.#paths = [...this.#files.keys()].sort();
    return this.#paths;
  }

  /** Every file of the build by its address, in the same order. */
  *files(): Generator<readonly [path: string, file: ManifestFile]> {
    for (const path of this.paths()) yield [path, manifestEntry(this.#files.get(path) ?? "")];
  }

  /** The pages for unknown addresses, by first segment. */
  get notFound(): Readonly<Record<string, ManifestFile>> {
    const segments = [...this.#notFound].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(segments.map(([segment, line]) => [segment, manifestEntry(line)]));
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
    this.#writePart(MANIFEST_FILE, manifestText(head, this.#files, this.#notFound));
    this.#writePart(INPUTS_FILE, [[this.#recipe, ...lines(this.#inputs), ""].join("\n")]);
    // Where nothing is there yet, all is new: what is known need not be looked for on the disk.
    const written = [...(this.#known === undefined ? this.#filesBut(new Set()) : filesBelow(this.part))];
    const removed = [...(this.#known?.files ?? [])].flatMap(([path, line]) =>
      this.#files.has(path) ? [] : formsOf(manifestEntry(line)),
    );
    const kept = () => this.#filesBut(new Set(written));
    const bring = this.#isSmallChange(written.length) ? moveFiles : swapFolder;
    bring({ folder: this.#folder, part: this.part, written, removed, kept });
    this.close();
    return written.length + removed.length;
  }

  /** Leaves all as it was, and lets others build. */
  close(): void {
    rmSync(this.part, { recursive: true, force: true });
    this.#unlock();
  }

  #isSmallChange(written: number): boolean {
    return this.#known !== undefined && written <= FEW_FILES && this.#files.size > MANY_FILES;
  }

  #isSame({ identity, age }: ManifestFile, bytes: Buffer): boolean {
    return age === undefined && identity.bytes === bytes.length && identity.etag === etagOf(bytes);
  }

  #isUnchanged(head: ManifestHead): boolean {
    const known = this.#known;
    if (known === undefined || known.recipe !== this.#recipe || !filesBelow(this.part).next().done) return false;
    if (headText(head) !== known.head) return false;
    const current = [...known.files].filter(([path, line]) => this.#files.get(path) !== line && !isOld(line));
    return current.length === 0 && this.#inputs.size === known.inputs.size;
  }

  #keepEarlier(keepBuilds: number): void {
    for (const [path, line] of this.#known?.files ?? []) {
      if (this.#files.has(path) || !line.includes('"cache":"immutable"')) continue;
      const file = manifestEntry(line);
      const age = (file.age ?? 0) + 1;
      if (age <= keepBuilds) this.#files.set(path, JSON.stringify({ ...file, age }));
    }
  }

  /** The names of all files of the build, without those that were written. */
  *#filesBut(written: ReadonlySet<string>): Generator<string> {
    for (const line of [...this.#files.values(), ...this.#notFound.values()]) {
      for (const file of formsOf(manifestEntry(line))) if (!written.has(file)) yield file;
    }
    for (const file of this.#private) if (!written.has(file)) yield file;
  }

  #writePart(file: string, texts: Iterable<string | Buffer>): void {
    mkdirSync(dirname(join(this.part, file)), { recursive: true });
    const target = openSync(join(this.part, file), "w");
    for (const text of inPieces(texts)) writeSync(target, text);
    closeSync(target);
  }
}

function lines(inputs: ReadonlyMap<string, string>): string[] {
  return [...inputs].map(([page, record]) => `${page} ${record}`).sort();
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

function isOld(line: string): boolean {
  return line.includes('"age":');
}
