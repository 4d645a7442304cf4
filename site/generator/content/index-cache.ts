import { hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepNewest } from "../keep-newest.ts";
import { inPieces } from "../records/in-pieces.ts";
import { linesOf } from "../records/lines-of.ts";
import type { RecordTable } from "../records/record-table.ts";

const KEPT_SURVEYS = 5;

/**
 * What the last build of a content folder knew of its posts: surveys as JSON, by file. One holds for a file of the same
 * hash, read with the same settings.
 */
export class SurveyCache {
  readonly #file: string;
  readonly #key: string;

  /**
   * @param cache folder of the surveys
   * @param content the content folder
   * @param key hash of all that a survey depends on beside its file
   */
  constructor(cache: string, content: string, key: string) {
    this.#file = join(cache, `${hash("sha256", content).slice(0, 16)}.txt`);
    this.#key = key;
  }

  /** Has `surveys` remember those of the last build; none where they were made with another key or cannot be read. */
  readInto(surveys: RecordTable): void {
    try {
      let key: string | undefined;
      for (const line of linesOf(this.#file)) {
        const tab = line.indexOf("\t");
        if (key === undefined) key = line;
        else surveys.remember(line.slice(0, tab), line.slice(tab + 1));
        if (key !== this.#key) return;
      }
    } catch {
      surveys.forget();
    }
  }

  /** Keeps the surveys of this build for the next. */
  async write(surveys: RecordTable): Promise<void> {
    mkdirSync(dirname(this.#file), { recursive: true });
    const part = `${this.#file}.part-${process.pid}`;
    const target = openSync(part, "w");
    for (const piece of inPieces(this.#lines(surveys))) writeSync(target, piece);
    closeSync(target);
    renameSync(part, this.#file);
    await keepNewest(dirname(this.#file), KEPT_SURVEYS);
  }

  *#lines(surveys: RecordTable): Generator<string> {
    yield `${this.#key}\n`;
    for (const [file, survey] of surveys.entries()) yield `${file}\t${survey}\n`;
  }
}
