import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "../../files/digest.ts";
import { readCached, storeCached } from "../../files/file-cache.ts";

/** Versions of a file that are remembered: a text before and after an edit, with the settings before and after one. */
const VERSIONS = 4;
/** Files in which a memory is stored: after an edit one of them is written again. */
const PARTS = 16;

interface Version {
  /** Hash of the text. */
  readonly key: string;
  readonly made: unknown;
}

type StoredPart = { readonly program: string; readonly files: readonly (readonly [file: string, Version])[] };

/** What was made of files, by their bytes: a text that was read lately is not read again. */
export class TextMemory {
  readonly #files = new Map<string, Version[]>();
  /** Files that were asked for since the memory was made. */
  readonly #recalled = new Set<string>();
  readonly #changedParts = new Set<string>();

  /**
   * Gives what `read` makes of a file, or made of it before: plain data.
   *
   * @param key hash of the text
   * @param holds whether what was made before is what would be made now; each file has one kind of it
   */
  recall<Made>(file: string, key: string, read: () => Made, holds: (made: Made) => boolean = () => true): Made {
    const versions = this.#files.get(file) ?? [];
    this.#files.set(file, versions);
    this.#recalled.add(file);
    const known = versions.findIndex((version) => version.key === key && holds(version.made as Made));
    // The version that was used last is the last to be forgotten.
    const [version = { key, made: read() }] = known < 0 ? [] : versions.splice(known, 1);
    if (known < 0) this.#changedParts.add(partOf(file));
    versions.push(version);
    if (versions.length > VERSIONS) versions.shift();
    return version.made as Made;
  }

  /**
   * The memory that a folder stores; what another program stored, or is damaged, is left out.
   *
   * @param program hash of the program that reads
   */
  static async load(folder: string, program: string): Promise<TextMemory> {
    const memory = new TextMemory();
    for (const name of await readdir(folder).catch(() => [])) {
      const part = partFromBytes(readCached(join(folder, name)));
      if (part?.program !== program) continue;
      for (const [file, version] of part.files) memory.#files.set(file, [version]);
    }
    return memory;
  }

  /** Stores the last version of each file that was asked for, unless the disk is full or must not be written. */
  async store(folder: string, program: string): Promise<void> {
    for (const name of this.#changedParts) {
      const files = [...this.#recalled].filter((file) => partOf(file) === name);
      const part = { program, files: files.map((file) => [file, this.#files.get(file)?.at(-1)]) };
      await storeCached(join(folder, name), JSON.stringify(part));
    }
    this.#changedParts.clear();
  }
}

function partOf(file: string): string {
  return `${(digest(file).codePointAt(0) ?? 0) % PARTS}.json`;
}

function partFromBytes(bytes: Buffer | undefined): StoredPart | undefined {
  return bytes && (JSON.parse(bytes.toString()) as StoredPart);
}
