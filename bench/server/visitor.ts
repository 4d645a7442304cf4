import { connect, type Socket } from "node:net";

/** What an answer was, and how long it took. */
export interface Answered {
  readonly status: number;
  /** Milliseconds from the request to the last byte. */
  readonly time: number;
}

/** How a visitor goes about it. */
export interface VisitorOptions {
  /** Index of the request to begin with. */
  readonly first?: number;
  /** Called with each answer, and with a connection that ended without one. */
  readonly told: (answered: Answered | "lost") => void;
  /** Milliseconds between an answer and the next request. */
  readonly pause?: number;
}

/** One buffer for all visitors: what arrives is counted and forgotten. */
const arrived = Buffer.alloc(256 * 1024);
const LONGEST_HEAD = 16 * 1024;

/**
 * One connection that asks for one file after the other. A hundredth of the work of Node's own client, so that the
 * server is what limits the speed: the head is searched for two numbers, the body is counted.
 */
export class Visitor {
  readonly #requests: readonly Buffer[];
  readonly #told: VisitorOptions["told"];
  readonly #pause: number;
  readonly #socket: Socket;
  #next: number;
  #head = "";
  #status = 0;
  /** Bytes of the body that are to come. */
  #rest = 0;
  #asked = 0;
  #isInBody = false;
  #isStopped = false;

  /** @param requests to be sent in turn */
  constructor(port: number, requests: readonly Buffer[], { first = 0, told, pause = 0 }: VisitorOptions) {
    this.#requests = requests;
    this.#next = first;
    this.#told = told;
    this.#pause = pause;
    const onread = { buffer: arrived, callback: (length: number) => this.#read(length) };
    this.#socket = connect({ port, host: "127.0.0.1", onread });
    this.#socket.setNoDelay(true).on("connect", () => this.#ask());
    this.#socket.on("error", () => undefined).on("close", () => this.#isStopped || this.#told("lost"));
  }

  /** Leaves at once. */
  stop(): void {
    this.#isStopped = true;
    this.#socket.destroy();
  }

  #ask(): void {
    const request = this.#requests[this.#next % this.#requests.length];
    if (request === undefined || this.#isStopped) return;
    this.#next += 1;
    this.#head = "";
    this.#isInBody = false;
    this.#asked = performance.now();
    this.#socket.write(request);
  }

  #read(length: number): boolean {
    if (this.#isStopped) return true;
    const body = this.#isInBody ? length : this.#readHead(length);
    this.#rest -= body;
    if (this.#isInBody && this.#rest === 0) {
      this.#told({ status: this.#status, time: performance.now() - this.#asked });
      if (this.#pause === 0) this.#ask();
      else setTimeout(() => this.#ask(), this.#pause);
    }
    return true;
  }

  /** @returns how many of the bytes are of the body */
  #readHead(length: number): number {
    const before = this.#head.length;
    this.#head += arrived.toString("latin1", 0, Math.min(length, LONGEST_HEAD));
    const end = this.#head.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    const head = this.#head.slice(0, end);
    this.#isInBody = true;
    this.#status = Number(head.slice(9, 12));
    this.#rest = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    return before + length - end - 4;
  }
}
