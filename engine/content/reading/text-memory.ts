import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "../../files/digest.ts";
import { readCached, storeCached } from "../../files/file-cache.ts";

/** Versions of a file that are remembered: before and after an edit, with the settings before and after one. */
const VERSIONS = 4;
/** Files in which a memory is stored: after an edit one of them is written again. */
const PARTS = 16;

/** What was made of a file, by the hash of all that it was made from. The last is the one that was asked for last. */
type Versions = (readonly [key: string, made: unknown])[];

/** What was made of files: a text that was read lately is not read again. */
export class TextMemory {
  readonly #files = new Map<string, Versions>();
  /** Files that were asked for since the memory was made. */
  readonly #recalled = new Set<string>();
  readonly #changedParts = new Set<string>();

  /** Gives what `make` makes of a file, or made of it before. @param key of all that it is made from */
  recall<Made>(file: string, key: string, make: () => Made): Made {
    const versions = this.#files.get(file) ?? [];
    this.#files.set(file, versions);
    this.#recalled.add(file);
    const known = versions.findIndex(([own]) => own === key);
    const [version = [key, make()]] = known < 0 ? [] : versions.splice(known, 1);
    if (known < 0) this.#changedParts.add(partOf(file));
    versions.push(version);
    if (versions.length > VERSIONS) versions.shift();
    return version[1] as Made;
  }

  /**
   * The memory that a folder stores; what another program stored, or is damaged, is left out.
   *
   * @param program hash of the program that reads
   */
  static async load(folder: string, program: string): Promise<TextMemory> {
    const memory = new TextMemory();
    for (const name of await readdir(folder).catch(() => [])) {
      const part = JSON.parse(readCached(join(folder, name))?.toString() ?? "{}");
      if (part.program !== program) continue;
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
