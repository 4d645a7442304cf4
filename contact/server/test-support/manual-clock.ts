import type { Clock } from "../common/clock.ts";

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  #now: number;
  #elapsed = 0;
  readonly #tasks = new Set<{ at: number; readonly task: () => void }>();

  constructor(now = Date.UTC(2026, 10, 20)) {
    this.#now = now;
  }

  now = (): number => this.#now;

  elapsed = (): number => this.#elapsed;

  after(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.#now + milliseconds, task };
    this.#tasks.add(entry);
    return () => this.#tasks.delete(entry);
  }

  /** Is set to another time, as by the system's administrator: what is to be called later is called no sooner or later. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
    for (const entry of this.#tasks) entry.at += milliseconds;
  }

  /** Moves on, and calls what has come due, in order. */
  advance(milliseconds: number): void {
    const [end, elapsed] = [this.#now + milliseconds, this.#elapsed + milliseconds];
    for (;;) {
      const [next] = [...this.#tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#tasks.delete(next);
      this.#now = Math.max(this.#now, next.at);
      this.#elapsed = elapsed - (end - this.#now);
      next.task();
    }
    this.#now = end;
    this.#elapsed = elapsed;
  }
}
