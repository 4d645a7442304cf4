import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../../files/digest.ts";
import { readCached, storeCachedSync } from "../../files/file-cache.ts";
import { type ContentFiles, notRead } from "../source/content-files.ts";
import { readYaml, type YamlSource } from "../source/yaml-source.ts";

/** Versions of a file that are remembered: before and after an edit, with the settings before and after one. */
const VERSIONS = 4;

/** What was made of files: a text that was read lately is not read again. */
export class TextMemory {
  /** By file; the last is the one that was asked for last. */
  readonly #files = new Map<string, (readonly [key: string, made: unknown])[]>();

  /** Gives what `make` makes of a file, or made of it before. @param key of all that it is made from */
  recall<Made>(file: string, key: string, make: () => Made): Made {
    const versions = this.#files.get(file) ?? [];
    this.#files.set(file, versions);
    const known = versions.findIndex(([own]) => own === key);
    const [version = [key, make()]] = known < 0 ? [] : versions.splice(known, 1);
    versions.push(version);
    if (versions.length > VERSIONS) versions.shift();
    return version[1] as Made;
  }
}

/** Where what was read stays for the next run of a program, which is told apart from others by a hash. */
interface TextCache {
  readonly folder: string;
  readonly program: string;
}

/** The texts that were read lately: given from one reading of a folder to the next, only what was changed is read. */
export class ReadingMemory {
  readonly #cache: TextCache | undefined;
  readonly #texts = new TextMemory();
  readonly #yaml = new TextMemory();
  /** The text of each file with its hash, and what the disk said of the file then. */
  readonly #loaded = new Map<string, { readonly stamp: string; readonly text: string; readonly key: string }>();

  constructor(cache?: TextCache) {
    this.#cache = cache;
  }

  /** The text of a file, loaded unless the disk says that it is still the one of the last time. */
  readonly load = async ({ folder, load }: Pick<ContentFiles, "folder" | "load">, file: string): Promise<string> => {
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
  recall<Made>(folder: string, file: string, text: string, settings: string, read: () => Made): Made {
    const loaded = this.#loaded.get(file);
    const key = `${settings} ${loaded?.text === text ? loaded.key : keyOf(text)}`;
    return this.#texts.recall(file, key, () => this.#stored(folder, file, key, read));
  }

  /** `readYaml`, of a text that was not parsed lately. */
  readonly yaml = (file: string, text: string): YamlSource => this.#yaml.recall(file, text, () => readYaml(file, text));

  /** Of each file the cache has what was made of it last. */
  #stored<Made>(folder: string, file: string, key: string, make: () => Made): Made {
    if (this.#cache === undefined) return make();
    const { program } = this.#cache;
    const path = join(this.#cache.folder, `${digest([folder, file])}.json`);
    const stored = JSON.parse(readCached(path)?.toString() ?? "{}");
    if (stored.key === key && stored.program === program) return stored.made;
    const made = make();
    storeCachedSync(path, Buffer.from(JSON.stringify({ program, key, made })));
    return made;
  }
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
