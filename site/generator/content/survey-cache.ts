import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepNewest } from "../keep-newest.ts";
import type { PostSurvey } from "./survey-post.ts";

const KEPT_SURVEYS = 5;

/**
 * What the last build of a content folder knew of its posts, by file. An entry holds for a file of the same hash, read
 * with the same settings.
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
    this.#file = join(cache, `${hash("sha256", content).slice(0, 16)}.jsonl`);
    this.#key = key;
  }

  read(): ReadonlyMap<string, PostSurvey> {
    try {
      const [key, ...lines] = readFileSync(this.#file, "utf8").trimEnd().split("\n");
      if (key !== this.#key) return new Map();
      const surveys = lines.map((line) => JSON.parse(line) as PostSurvey);
      return new Map(surveys.map((survey) => [survey.file, survey]));
    } catch {
      return new Map();
    }
  }

  async write(surveys: readonly PostSurvey[]): Promise<void> {
    mkdirSync(dirname(this.#file), { recursive: true });
    const part = `${this.#file}.part-${process.pid}`;
    const lines = surveys.map((survey) => JSON.stringify(survey));
    writeFileSync(part, [this.#key, ...lines, ""].join("\n"));
    renameSync(part, this.#file);
    await keepNewest(dirname(this.#file), KEPT_SURVEYS);
  }
}
