import { dirname, join } from "node:path";
import { digest } from "../../files/digest.ts";
import { pruneCache } from "../../files/file-cache.ts";
import { readYaml, type YamlSource } from "../source/yaml-source.ts";
import { TextMemory } from "./text-memory.ts";

/** Content folders whose texts stay remembered on the disk. */
const KEPT_FOLDERS = 3;

/** The texts that were read lately: given from one reading of a folder to the next, only what was changed is read. */
export class ReadingMemory {
  /** Pages and posts. */
  readonly texts: TextMemory;
  readonly #yaml = new TextMemory();

  constructor(texts = new TextMemory()) {
    this.texts = texts;
  }

  /** `readYaml`, of a text that was not parsed lately. */
  readonly yaml = (file: string, text: string): YamlSource =>
    this.#yaml.recall(file, digest(text), () => readYaml(file, text));
}

/** A memory that lasts from one run of the program to the next. */
export interface StoredReadingMemory {
  readonly memory: ReadingMemory;
  readonly store: () => Promise<void>;
}

/**
 * The memory that a cache has of a content folder.
 *
 * @param cache folder of these memories
 * @param content the owner's folder
 * @param program hash of the program that reads
 */
export async function storedReadingMemory(
  cache: string,
  content: string,
  program: string,
): Promise<StoredReadingMemory> {
  const folder = join(cache, digest(content));
  const texts = await TextMemory.load(folder, program);
  return {
    memory: new ReadingMemory(texts),
    store: async () => {
      await texts.store(folder, program);
      await pruneCache(dirname(folder), KEPT_FOLDERS).catch(() => undefined);
    },
  };
}
