/** Characters of a path that are logged. */
const MAX_PATH = 200;

/** What is logged of an answer: nothing of the visitor, and nothing that the visitor wrote. */
export interface AnswerFacts {
  readonly method: string;
  /** What answered: an address of the build or of a program, or a kind of unknown addresses. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds, where a program had to work for it. */
  readonly ms?: number;
}

/** Where answers are logged. */
export interface AnswerLogger {
  debug(facts: object, text: string): void;
  info(facts: object, text: string): void;
}

/** Answers since the last look, by status class. */
export type AnswerCounts = Readonly<Record<"2xx" | "3xx" | "4xx" | "5xx", number>>;

const NONE: AnswerCounts = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };

/** Logs and counts what was answered. What went well is logged at level debug only; so are paths as they were asked. */
export class AnswerLog {
  readonly #log: AnswerLogger;
  #counts: Record<keyof AnswerCounts, number> = { ...NONE };

  constructor(log: AnswerLogger) {
    this.#log = log;
  }

  /** @param path as it was asked, without its query */
  add(facts: AnswerFacts, path: string): void {
    const kind = `${Math.trunc(facts.status / 100)}xx`;
    if (kind in this.#counts) this.#counts[kind as keyof AnswerCounts] += 1;
    if (facts.status >= 400) this.#log.info(facts, "answered");
    this.#log.debug({ ...facts, path: path.slice(0, MAX_PATH) }, "asked");
  }

  /** The answers since it was last asked. */
  takeCounts(): AnswerCounts {
    const counts = this.#counts;
    this.#counts = { ...NONE };
    return counts;
  }
}
