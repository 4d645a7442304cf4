import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { digest } from "../../files/digest.ts";
import { readCached, storeCached } from "../../files/file-cache.ts";
import { type ContentFiles, notRead } from "../source/content-files.ts";
import { readYaml, type YamlSource } from "../source/yaml-source.ts";

/** Versions of a file that are remembered: before and after an edit, with the settings before and after one. */
const VERSIONS = 4;

/** The part of all texts of which reading takes as long as storing all: one of so many. */
const MUCH = 20;

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

/** Where what was read stays for the next run of the same program on the same folder. */
interface TextCache {
  readonly folder: string;
  readonly content: string;
  /** Hash of the program. */
  readonly program: string;
}

/** What was made of a text: as it is, or as the file of the last run has it. */
interface Kept {
  readonly head: string;
  readonly made: unknown;
  readonly json: Buffer | undefined;
}

/** The texts that were read lately: given from one reading of a folder to the next, only what was changed is read. */
export class ReadingMemory {
  /** The file of the cache: of each text a line with its file and key, and one with what was made of it. */
  readonly #path: string | undefined;
  #stored: ReadonlyMap<string, Buffer> | undefined;
  readonly #kept = new Map<string, Kept>();
  readonly #texts = new TextMemory();
  readonly #yaml = new TextMemory();
  /** The text of each file with its hash, and what the disk said of the file then. */
  readonly #loaded = new Map<string, { readonly stamp: string; readonly text: string; readonly key: string }>();

  constructor(cache?: TextCache) {
    this.#path = cache && join(cache.folder, digest([cache.content, cache.program]));
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
  recall<Made>(file: string, text: string, settings: string, read: () => Made): Made {
    const loaded = this.#loaded.get(file);
    const key = `${settings} ${loaded?.text === text ? loaded.key : keyOf(text)}`;
    return this.#texts.recall(file, key, () => {
      const head = JSON.stringify([file, key]);
      this.#stored ??= this.#path === undefined ? new Map() : pairsIn(readCached(this.#path));
      const json = this.#stored.get(head);
      const made = json === undefined ? read() : JSON.parse(json.toString());
      this.#kept.set(file, { head, made, json });
      return made;
    });
  }

  /** Stores what was made of the texts for the next run, where enough of it is new: a few are read sooner than all are written. */
  async keep(): Promise<void> {
    const kept = [...this.#kept.values()];
    const read = kept.filter(({ json }) => json === undefined);
    if (this.#path === undefined || read.length <= kept.length / MUCH) return;
    await storeCached(this.#path, linesOf(kept));
  }

  /** `readYaml`, of a text that was not parsed lately. */
  readonly yaml = (file: string, text: string): YamlSource => this.#yaml.recall(file, text, () => readYaml(file, text));
}

/** Texts whose lines are made at once: of all together they would fill memory. */
const AT_ONCE = 100;

/** The lines of the stored file. */
function* linesOf(kept: readonly Kept[]): Generator<Buffer> {
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const lines = kept.slice(at, at + AT_ONCE).flatMap(({ head, made, json }) => [head, json ?? JSON.stringify(made)]);
    yield Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")]));
  }
}

/** The lines of a stored file in pairs: only what is asked for is parsed. */
function pairsIn(bytes: Buffer = Buffer.alloc(0)): ReadonlyMap<string, Buffer> {
  const pairs = new Map<string, Buffer>();
  for (let at = 0; at < bytes.length; ) {
    const middle = bytes.indexOf("\n", at);
    const end = bytes.indexOf("\n", middle + 1);
    pairs.set(bytes.toString("utf8", at, middle), bytes.subarray(middle + 1, end));
    at = end + 1;
  }
  return pairs;
}

/** Milliseconds after which others have their turn: a server answers while hundreds of texts are read. */
const LONGEST_TURN = 10;

/** @returns to be awaited after each part of a long work: lets others have their turn when it is time */
export function takingTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < LONGEST_TURN) return undefined;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
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
