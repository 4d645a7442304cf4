import type { Refusal } from "../../contract/values.ts";

/** The server refused: the text says why, in the owner's language, and `answer` is all that it sent. */
export class RefusedError extends Error {
  readonly status: number;
  readonly answer: Refusal;

  constructor(status: number, answer: Refusal) {
    super(answer.error.sentence);
    this.status = status;
    this.answer = answer;
  }
}

/** Whether the last answer was that nobody is signed in any more. */
let signedOut = false;

/** The server did not answer, or not to this window: most likely it was closed, or started anew since, or a session has ended. */
export class UnreachableError extends Error {
  readonly isSignedOut = signedOut;
}

/** Characters of a request that browsers send after its window was closed: they take 64 KB. */
const MOST_KEPT_ALIVE = 20_000;

/** Milliseconds after which a program that does not say whether it has saved is taken for one that is away. */
const PATIENCE = 10_000;

/**
 * Asks the editor's server.
 *
 * @param path below `/api/`
 * @throws {RefusedError} when it says no
 * @throws {UnreachableError} when nobody answers, or an editor that was started anew
 */
export async function ask<Answer>(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object) {
  const json = body === undefined || body instanceof Blob ? undefined : JSON.stringify(body);
  const unreachable = (error: unknown): Promise<never> => Promise.reject(new UnreachableError(String(error)));
  const response = await fetch(`api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: json ?? (body as Blob) }),
    ...(json === undefined ? {} : { headers: { "content-type": "application/json" } }),
    // What was typed last still goes when the window is closed.
    keepalive: json !== undefined && json.length < MOST_KEPT_ALIVE,
    signal: method === "PUT" ? AbortSignal.timeout(PATIENCE) : null,
  }).catch(unreachable);
  // A server that ends cuts its answer short, and one that was started anew has no JSON at this address.
  const answer: unknown = await response.json().catch(unreachable);
  signedOut = response.status === 401;
  if (response.ok) return answer as Answer;
  const refusal = answer as Refusal;
  if (signedOut || refusal.error.id === "key-used") return unreachable(refusal.error.sentence);
  throw new RefusedError(response.status, refusal);
}

export function query(values: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(values)}`;
}
