import type { FastifyBaseLogger } from "fastify";

/** So many characters of a path are logged. */
const MAX_PATH = 200;

/** What is logged of an answer: no data of the visitor, and nothing that the visitor wrote. */
interface AnswerFacts {
  readonly method: string;
  /** What answered: a path of the build, a route, or a kind of unknown paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds, for routes. */
  readonly ms?: number;
}

/** Numbers of answers by status class. */
export type AnswerCounts = Readonly<Record<"2xx" | "3xx" | "4xx" | "5xx", number>>;

const NONE: AnswerCounts = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };

/** Logs and counts what was answered. Successful answers, and the paths as requested, are logged at level debug only. */
export class AnswerLog {
  readonly #log: Pick<FastifyBaseLogger, "debug" | "info">;
  #counts: Record<keyof AnswerCounts, number> = { ...NONE };

  constructor(log: Pick<FastifyBaseLogger, "debug" | "info">) {
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
