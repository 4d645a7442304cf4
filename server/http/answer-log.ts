/** Characters of a path that are logged. */
const MAX_PATH = 200;

/** What is logged of an answer: no data of the visitor, and nothing that the visitor wrote. */
export interface AnswerFacts {
  readonly method: string;
  /** What answered: a path of the build, a route, or a kind of unknown paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds, for routes. */
  readonly ms?: number;
}

/** The part of a logger that answers are written to: the two levels that are used. */
export interface AnswerLogger {
  debug(facts: object, text: string): void;
  info(facts: object, text: string): void;
}

/** Numbers of answers by status class. */
export type AnswerCounts = Readonly<Record<"2xx" | "3xx" | "4xx" | "5xx", number>>;

const NONE: AnswerCounts = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };

/** Logs and counts what was answered. Successful answers, and the paths as requested, are logged at level debug only. */
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

  /** The answers since the last call. */
  takeCounts(): AnswerCounts {
    const counts = this.#counts;
    this.#counts = { ...NONE };
    return counts;
  }
}
