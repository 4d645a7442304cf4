import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { digest } from "../../files/digest.ts";
import { pruneCache } from "../../files/file-cache.ts";
import { type ContentFiles, notRead } from "../source/content-files.ts";
import { readYaml, type YamlSource } from "../source/yaml-source.ts";
import { TextMemory } from "./text-memory.ts";

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
  readonly load = async ({ folder, load }: ContentFiles, file: string): Promise<string> => {
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
