import { createHash, hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { PICTURE_ROOT } from "../../content/media/media-kinds.ts";
import { filesBelow } from "../../files/path-below.ts";
import { demandNothingElse } from "../../files/replaceable-folder.ts";
import { MANIFEST_FILE, type ManifestFile } from "../../manifest/manifest.ts";
import { lockFolder, removeParts } from "./build-lock.ts";
import { etagOf, type FileOptions, type FileWriter, fileAt, writeNamed } from "./file-writer.ts";
import {
  BUILD_KEYS_FILE,
  type BuildKeys,
  hasFile,
  isWhole,
  type ManifestFacts,
  type ManifestLists,
  namesOfBuild,
  type PreviousBuild,
  readPreviousBuild,
  textsOfBuild,
} from "./previous-build.ts";
import { swapFolder } from "./swap-folder.ts";

/** Writes a file below the output's `part`, with its encodings. */
type WriteFile = (...file: Parameters<FileWriter["write"]>) => Promise<ManifestFile> | ManifestFile;

/** Where a file of a page is written, and under what the manifest lists it. */
export interface Place {
  readonly list: keyof ManifestLists;
  /** An address; of a page for other addresses, the first segment of these. */
  readonly key: string;
  readonly file: string;
}

/** The files of a page, each as the manifest lists it. */
export type PageFiles = readonly (readonly [place: Place, file: ManifestFile])[];

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
  readonly #lists = {
    files: new Map<string, ManifestFile>(),
    notFound: new Map<string, ManifestFile>(),
    gonePages: new Map<string, ManifestFile>(),
  };
  readonly #pages = new Map<string, string>();
  /** By name: bytes. */
  readonly #private = new Map<string, number>();
  #isClosed = false;
  #key = "";
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
      const previous = output.#previous;
      if (previous) demandNothingElse(folder, namesOfBuild(previous.manifest, previous.keys));
      return output;
    } catch (error) {
      output.close();
      throw error;
    }
  }

  /**
   * Sets how files are written below `part`, with their encodings; before the first is added.
   *
   * @param key hash of what decides a file beside its content: with another, no file and no page is reused
   */
  writeWith(write: WriteFile, key: string): void {
    this.#write = write;
    this.#key = key;
  }

  /** Adds the file that answers `path`, such as "/fr/services/" or "/robots.txt"; writes it unless it is unchanged. */
  async add(path: string, content: string | Buffer, options: FileOptions): Promise<void> {
    this.#demandOpen();
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const previous = this.#reusable()?.manifest.files[path];
    const isSame =
      previous?.age === undefined && previous?.identity.etag === etagOf(bytes) && isWhole(this.#folder, previous);
    this.#lists.files.set(path, isSame ? previous : await this.#write(fileAt(path), bytes, options));
  }

  /** Adds an immutable file, named by its content; gives its address. */
  async addHashed(folder: string, name: string, content: string | Buffer): Promise<string> {
    const extension = extname(name);
    const digest = hash("sha256", content).slice(0, 10);
    const path = `${folder}${name.slice(0, name.length - extension.length)}-${digest}${extension}`;
    await this.add(path, content, { immutable: true, effort: "best" });
    return path;
  }

  /** Adds immutable files that documents name together: in one folder, named by the bytes of all; gives its address. */
  async addTogether(root: string, files: ReadonlyMap<string, string | Buffer>): Promise<string> {
    const digest = createHash("sha256");
    for (const content of files.values()) digest.update(content);
    const folder = `${root}${digest.digest("hex").slice(0, 10)}/`;
    const added = [...files].map(([name, content]) =>
      this.add(folder + name, content, { immutable: true, effort: "best" }),
    );
    await Promise.all(added);
    return folder;
  }

  /** Adds a file that answers no address: for the server or for other hosts. */
  addPrivate(file: string, content: string | Iterable<string>): void {
    const published = join(this.#folder, file);
    const text = typeof content === "string" ? content : [...content].join("");
    this.#private.set(file, Buffer.byteLength(text));
    if (this.#previous && existsSync(published) && readFileSync(published, "utf8") === text) return;
    this.#writePart(file, text);
  }

  /** Reuses a page of the previous build if it was made from the same, and all its files are there; gives whether it did. */
  reusePage(path: string, key: string, places: readonly Place[]): boolean {
    const { manifest, keys } = this.#reusable() ?? {};
    if (keys?.page[path] !== key) return false;
    const files = places.flatMap((place) => {
      const file = manifest?.[place.list][place.key];
      return file && isWhole(this.#folder, file) ? [[place, file] as const] : [];
    });
    if (files.length < places.length) return false;
    this.addPage(path, key, files);
    return true;
  }

  /** Adds a page whose files are written. */
  addPage(path: string, key: string, files: PageFiles): void {
    for (const [place, file] of files) this.#lists[place.list].set(place.key, file);
    this.#pages.set(path, key);
  }

  /** Every file of the build by its address, sorted. To be called when all are added. */
  files(): ManifestLists["files"] {
    return sorted(this.#lists.files);
  }

  /**
   * Writes the manifest and publishes the build. Immutable files of earlier builds stay for tabs that are still open,
   * for `keepBuilds` builds that changed something.
   *
   * @param addLast adds what is made from the list of all files
   * @returns the number of files that were written or removed
   */
  finish(facts: ManifestFacts, keepBuilds: number, addLast: (lists: ManifestLists) => void = () => undefined): number {
    const previous = this.#previous;
    if (previous && this.#isUnchanged(facts, previous, keepBuilds)) {
      this.close();
      return 0;
    }
    const lists = this.#listed(keepBuilds, 1);
    addLast(lists);
    const keys = this.#keys(sorted(this.#private));
    const texts = textsOfBuild({ version: 1, ...facts, ...lists }, keys);
    this.#writePart(MANIFEST_FILE, texts.manifest);
    this.#writePart(BUILD_KEYS_FILE, texts.keys);
    const files = new Set(namesOfBuild(lists, keys));
    const before = previous ? namesOfBuild(previous.manifest, previous.keys) : [];
    const removed = before.filter((name) => !files.has(name));
    const written = [...filesBelow(this.part)].length;
    swapFolder({ folder: this.#folder, part: this.part, removed, files });
    this.close();
    return written + removed.length;
  }

  /** Leaves the previous build as it is, and lets others build. What of a failed build still goes on writes nothing more. */
  close(): void {
    this.#isClosed = true;
    rmSync(this.part, { recursive: true, force: true });
    this.#unlock();
  }

  /** The previous build, of which files and pages may stay. */
  #reusable(): PreviousBuild | undefined {
    return this.#previous?.keys.files === this.#key ? this.#previous : undefined;
  }

  /** Whether no file is new, and the build would be the one that is in the folder, of which nothing is damaged. */
  #isUnchanged(facts: ManifestFacts, { texts, keys }: PreviousBuild, keepBuilds: number): boolean {
    if (!filesBelow(this.part).next().done) return false;
    const now = textsOfBuild({ version: 1, ...facts, ...this.#listed(keepBuilds, 0) }, this.#keys(keys.private));
    const isThere = ([file, bytes]: [string, number]) => hasFile(this.#folder, file, bytes);
    return now.manifest === texts.manifest && now.keys === texts.keys && Object.entries(keys.private).every(isThere);
  }

  /**
   * The files of the build, and the immutable ones of earlier builds that may still be loaded. The owner's pictures go at
   * once: they may have to be withdrawn.
   *
   * @param older by how many builds those of earlier builds are older than in the previous one
   */
  #listed(keepBuilds: number, older: 0 | 1): ManifestLists {
    const files = new Map(this.#lists.files);
    for (const [path, file] of Object.entries(this.#previous?.manifest.files ?? {})) {
      const age = (file.age ?? 0) + older;
      const isKept = file.cache === "immutable" && !path.startsWith(PICTURE_ROOT) && age <= keepBuilds;
      if (isKept && !files.has(path) && isWhole(this.#folder, file)) files.set(path, { ...file, age });
    }
    const { notFound, gonePages } = this.#lists;
    return { gonePages: sorted(gonePages), files: sorted(files), notFound: sorted(notFound) };
  }

  #keys(ofPrivate: BuildKeys["private"]): BuildKeys {
    return { private: ofPrivate, files: this.#key, page: sorted(this.#pages) };
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

/** The members of a map, sorted by code unit: the same everywhere. */
function sorted<Value>(map: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
