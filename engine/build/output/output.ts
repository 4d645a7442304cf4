import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { demandNothingElse } from "../../files/replaceable-folder.ts";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../manifest/manifest.ts";
import { lockFolder, removeParts } from "./build-lock.ts";
import { etagOf, type FileOptions, fileAt, writeNamed } from "./file-writer.ts";
import {
  BUILD_KEYS_FILE,
  type BuildKeys,
  entryOf,
  isCurrent,
  isSameBuild,
  isWhole,
  keptFiles,
  type ManifestFacts,
  namesOfBuild,
  type PageKey,
  type PreviousBuild,
  readPreviousBuild,
  sorted,
  textOfKeys,
  textOfManifest,
} from "./previous-build.ts";
import { filesBelow, moveFiles, swapFolder } from "./swap-folder.ts";

/** A folder with more files is not swapped for a change of few: every unchanged file would have to be linked. */
const MANY_FILES = 10_000;
const FEW_FILES = 5_000;

/** Writes a file below the output's `part`, with its encodings. */
export type WriteFile = (file: string, bytes: Buffer, options: FileOptions) => Promise<ManifestFile> | ManifestFile;

/** The files of a page, as the manifest lists them. */
export interface PageFiles {
  readonly files: readonly (readonly [path: string, file: ManifestFile])[];
  /** Of a page for unknown paths: by the first segment of the path. */
  readonly notFound: readonly (readonly [segment: string, file: ManifestFile])[];
  /** Of a page for paths that are gone: the same. */
  readonly gone: readonly (readonly [segment: string, file: ManifestFile])[];
}

/**
 * A build being written beside the previous one. What is served changes only in `finish`. Files of the previous build
 * that were made from the same stay as they are.
 */
export class Output {
  /** Folder of the new files until the build is finished. */
  readonly part: string;
  readonly #folder: string;
  readonly #unlock: () => void;
  readonly #previous: PreviousBuild | undefined;
  readonly #files = new Map<string, ManifestFile>();
  readonly #notFound = new Map<string, ManifestFile>();
  readonly #gone = new Map<string, ManifestFile>();
  readonly #pageKeys = new Map<string, PageKey>();
  /** By name: bytes. */
  readonly #private = new Map<string, number>();
  #sortedFiles: Readonly<Record<string, ManifestFile>> | undefined;
  #isClosed = false;
  #filesKey = "";
  #pagesKey = "";
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
    this.#previous = readPreviousBuild(folder);
  }

  /**
   * Opens an output beside `folder`.
   *
   * @throws {FolderInUseError}
   * @throws {ForeignFolderError} where something was put into the build, at its top
   */
  static open(folder: string): Output {
    const output = new Output(folder);
    try {
      if (output.#previous) demandNothingElse(folder, namesOfBuild(output.#previous));
      return output;
    } catch (error) {
      output.close();
      throw error;
    }
  }

  /**
   * Sets how files are written; before the first is added.
   *
   * @param key hash of what decides a file's encodings beside its content: with another, no file is reused
   */
  writeWith(write: WriteFile, key: string): void {
    this.#write = write;
    this.#filesKey = key;
  }

  /** Sets the hash of what all pages are made with; with another, no page is reused. Before the first page. */
  makePagesWith(key: string): void {
    this.#pagesKey = key;
  }

  /** Adds the file that answers `path`, such as "/fr/services/" or "/robots.txt"; writes it unless it is unchanged. */
  async add(path: string, content: string | Buffer, options: FileOptions): Promise<void> {
    this.#demandOpen();
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const previous = this.#previousFile(path);
    const isSame =
      previous && isCurrent(previous) && previous.identity.etag === etagOf(bytes) && this.#isWhole(previous);
    this.#files.set(path, isSame ? previous : await this.#write(fileAt(path), bytes, options));
  }

  /** Adds an immutable file, named by its content; gives its address. */
  async addHashed(folder: string, name: string, content: string | Buffer): Promise<string> {
    const extension = extname(name);
    const digest = hash("sha256", content).slice(0, 10);
    const path = `${folder}${name.slice(0, name.length - extension.length)}-${digest}${extension}`;
    await this.add(path, content, { immutable: true, effort: "best" });
    return path;
  }

  /** Adds a file that answers no address: for the server or for other hosts. */
  addPrivate(file: string, content: string | Iterable<string>): void {
    const published = join(this.#folder, file);
    const text = typeof content === "string" ? content : [...content].join("");
    this.#private.set(file, Buffer.byteLength(text));
    if (this.#previous && existsSync(published) && readFileSync(published, "utf8") === text) return;
    this.#writePart(file, text);
  }

  /**
   * Reuses a page of the previous build if it was made from the same.
   *
   * @returns the origins that it embeds; undefined when the page has to be made
   */
  reusePage(
    page: string,
    key: string,
    { paths, notFound: unknown, gone: over }: Readonly<Record<"paths" | "notFound" | "gone", readonly string[]>>,
  ): readonly string[] | undefined {
    const previous = this.#previous;
    if (previous?.keys.files !== this.#filesKey || previous.keys.pages !== this.#pagesKey) return undefined;
    const pageKey = previous.keys.page[page];
    const files = paths.flatMap((path) => entryOf(path, previous.manifest.files[path]));
    const notFound = unknown.flatMap((segment) => entryOf(segment, previous.manifest.notFound[segment]));
    const gone = over.flatMap((segment) => entryOf(segment, previous.manifest.gonePages[segment]));
    const found = files.length + notFound.length + gone.length;
    if (pageKey?.key !== key || found !== paths.length + unknown.length + over.length) return undefined;
    if (![...files, ...notFound, ...gone].every(([, file]) => this.#isWhole(file))) return undefined;
    this.addPage(page, pageKey, { files, notFound, gone });
    return pageKey.embeds;
  }

  /** Adds a page whose files are written. */
  addPage(page: string, key: PageKey, { files, notFound, gone }: PageFiles): void {
    for (const [path, file] of files) this.#files.set(path, file);
    for (const [segment, file] of notFound) this.#notFound.set(segment, file);
    for (const [segment, file] of gone) this.#gone.set(segment, file);
    this.#pageKeys.set(page, key);
  }

  /** Bytes of a file as visitors get it: brotli where there is such an encoding. */
  transferSize(path: string): number {
    const file = this.#files.get(path);
    return (file?.br ?? file?.identity)?.bytes ?? 0;
  }

  /** Every file of the build by its address, sorted. To be called when all are added. */
  files(): Readonly<Record<string, ManifestFile>> {
    this.#sortedFiles ??= sorted(this.#files);
    return this.#sortedFiles;
  }

  /** The pages for unknown addresses, by first segment. */
  notFound(): Readonly<Record<string, ManifestFile>> {
    return sorted(this.#notFound);
  }

  /** The pages for addresses that are gone, by first segment. */
  gonePages(): Readonly<Record<string, ManifestFile>> {
    return sorted(this.#gone);
  }

  /**
   * Writes the manifest and publishes the build. Immutable files of earlier builds stay for tabs that are still open,
   * for `keepBuilds` builds that changed something.
   *
   * @param addLast adds what is made from the list of all files
   * @returns the number of files that were written or removed
   */
  finish(facts: ManifestFacts, keepBuilds: number, addLast: () => void = () => undefined): number {
    if (this.#isUnchanged(facts)) {
      this.close();
      return 0;
    }
    this.#keepEarlier(keepBuilds);
    addLast();
    const manifest: Manifest = {
      version: 1,
      ...facts,
      gonePages: this.gonePages(),
      files: this.files(),
      notFound: this.notFound(),
    };
    const text = textOfManifest(manifest);
    const keys = { manifest: etagOf(Buffer.from(text)), private: sorted(this.#private), ...this.#keys() };
    this.#writePart(MANIFEST_FILE, text);
    this.#writePart(BUILD_KEYS_FILE, textOfKeys(keys));
    const publish = this.#isSmallChange() ? moveFiles : swapFolder;
    const files = new Set(namesOfBuild({ manifest, keys }));
    const removed = (this.#previous ? namesOfBuild(this.#previous) : []).filter((name) => !files.has(name));
    const written = [...filesBelow(this.part)].length;
    publish({ folder: this.#folder, part: this.part, removed, files: this.#previous ? files : [] });
    this.close();
    return written + removed.length;
  }

  /** Leaves the previous build as it is, and lets others build. What of a failed build still goes on writes nothing more. */
  close(): void {
    this.#isClosed = true;
    rmSync(this.part, { recursive: true, force: true });
    this.#unlock();
  }

  /** Whether a file of the previous build can stay. */
  #isWhole(file: ManifestFile): boolean {
    return isWhole(this.#folder, file);
  }

  #previousFile(path: string): ManifestFile | undefined {
    const { manifest, keys } = this.#previous ?? {};
    return keys?.files === this.#filesKey ? manifest?.files[path] : undefined;
  }

  #isUnchanged(facts: ManifestFacts): boolean {
    if (this.#previous === undefined || !filesBelow(this.part).next().done) return false;
    return isSameBuild(this.#folder, this.#previous, { facts, keys: this.#keys(), files: this.#files });
  }

  /** Keeps for open tabs what they may still load. */
  #keepEarlier(keepBuilds: number): void {
    if (this.#previous === undefined) return;
    for (const [path, file] of keptFiles(this.#folder, this.#previous, keepBuilds)) {
      if (!this.#files.has(path)) this.#files.set(path, file);
    }
  }

  #isSmallChange(): boolean {
    if (this.#previous === undefined || this.#files.size <= MANY_FILES) return false;
    return [...filesBelow(this.part)].length <= FEW_FILES;
  }

  #keys(): Omit<BuildKeys, "manifest" | "private"> {
    return { files: this.#filesKey, pages: this.#pagesKey, page: sorted(this.#pageKeys) };
  }

  #demandOpen(): void {
    if (this.#isClosed) throw new Error("The output is closed: its build has ended.");
  }

  #writePart(file: string, text: string): void {
    this.#demandOpen();
    mkdirSync(dirname(join(this.part, file)), { recursive: true });
    writeNamed(join(this.part, file), text);
  }
}
