import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { digest } from "../../files/digest.ts";
import { pruneCache, readCached, storeCached } from "../../files/file-cache.ts";
import { type ContentFiles, notRead } from "../source/content-files.ts";
import { readYaml, type YamlSource } from "../source/yaml-source.ts";

/** Content folders whose texts stay remembered on the disk. */
const KEPT_FOLDERS = 3;

/** The texts that were read lately: given from one reading of a folder to the next, only what was changed is read. */
export class ReadingMemory {
  readonly #texts: TextMemory;
  readonly #yaml = new TextMemory();
  /** The text of each file with its hash, and what the disk said of the file then; undefined where the folder is read once. */
  readonly #loaded: Map<string, { readonly stamp: string; readonly text: string; readonly key: string }> | undefined;

  /** @param stored what an earlier run of the program has left @param isFollowed whether readings follow each other */
  constructor(stored = new TextMemory(), isFollowed = true) {
    this.#texts = stored;
    this.#loaded = isFollowed ? new Map() : undefined;
  }

  /** The text of a file, loaded unless the disk says that it is still the one of the last time. */
  readonly load = async ({ folder, load }: Pick<ContentFiles, "folder" | "load">, file: string): Promise<string> => {
    if (this.#loaded === undefined) return load(file);
    // Of many small files, asking at once takes a tenth of the time that it takes to wait for each answer.
    const stamp = stampOf(folder, file);
    const known = this.#loaded.get(file);
    if (known?.stamp === stamp) return known.text;
    const text = await load(file);
    this.#loaded.set(file, { stamp, text, key: keyOf(text) });
    return text;
  };

  /**
   * What `read` makes of a text, or made of it before: plain data.
   *
   * @param settings hash of all that it is made from beside the text
   */
  recall<Made>(file: string, text: string, settings: string, read: () => Made): Made {
    const loaded = this.#loaded?.get(file);
    const key = loaded?.text === text ? loaded.key : keyOf(text);
    return this.#texts.recall(file, `${settings} ${key}`, read);
  }

  /** `readYaml`, of a text that was not parsed lately. */
  readonly yaml = (file: string, text: string): YamlSource => this.#yaml.recall(file, text, () => readYaml(file, text));
}

function keyOf(text: string): string {
  return hash("sha256", text, "base64url");
}

function stampOf(folder: string, file: string): string {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(join(folder, file));
    return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
  } catch (error) {
    return notRead(folder, file)(error as NodeJS.ErrnoException);
  }
}

/**
 * The memory that a cache has of a content folder, and how to store it for the next run of the program.
 *
 * @param cache folder of these memories
 * @param content the owner's folder
 * @param program hash of the program that reads
 * @param isFollowed whether this run reads the folder more than once
 */
export async function storedReadingMemory(cache: string, content: string, program: string, isFollowed = false) {
  const folder = join(cache, digest(content));
  const texts = await TextMemory.load(folder, program);
  return {
    memory: new ReadingMemory(texts, isFollowed),
    store: async () => {
      await texts.store(folder, program);
      await pruneCache(dirname(folder), KEPT_FOLDERS);
    },
  };
}

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
