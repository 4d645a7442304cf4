import { Agent, request } from "node:http";

/** Milliseconds between two requests of a visitor. */
const EVERY = 100;

/**
 * What became of a request: its status; "refused" where nobody listened any more; "not taken in" where its connection
 * was new, and still waited to be taken in when listening ended; "lost" where nobody answered.
 */
export type Outcome = number | "refused" | "not taken in" | "lost";

function ask(origin: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/fr/`, { agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve("lost"));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(unanswered(error, asked.reusedSocket))).end();
  });
}

function unanswered({ code }: NodeJS.ErrnoException, reusedSocket: boolean): Outcome {
  if (code === "ECONNREFUSED") return "refused";
  return code === "ECONNRESET" && !reusedSocket ? "not taken in" : "lost";
}

/** Visitors who ask for a page ten times a second each; one half keep their connection, the others make a new one each time. */
export class Visitors {
  readonly outcomes: Outcome[] = [];
  readonly #left: Promise<unknown>;
  #isOver = false;

  constructor(origin: string, count: number) {
    this.#left = Promise.all(Array.from({ length: count }, (_, index) => this.#keepAsking(origin, index % 2 === 0)));
  }

  /** Resolves when all have left: each leaves once it is refused. */
  left(): Promise<unknown> {
    return this.#left;
  }

  /** Ends the visits. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#left;
  }

  async #keepAsking(origin: string, keepAlive: boolean): Promise<void> {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let outcome: Outcome | undefined; outcome !== "refused" && !this.#isOver; ) {
      outcome = await ask(origin, agent);
      this.outcomes.push(outcome);
      await new Promise((resume) => setTimeout(resume, EVERY));
    }
    agent.destroy();
  }
}
