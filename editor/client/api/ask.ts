import type { Refusal } from "../../contract/values.ts";

/** The server refused: the text says why, in the owner's language, and `answer` is all that it sent. */
export class RefusedError extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(sentenceOf(answer));
    this.status = status;
    this.answer = answer;
  }
}

/** The server did not answer: most likely it was closed. */
export class UnreachableError extends Error {}

/**
 * Asks the editor's server.
 *
 * @param path below `/api/`
 * @throws {RefusedError} when it says no
 * @throws {UnreachableError} when nobody answers
 */
export async function ask<Answer>(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object) {
  const json = body !== undefined && !(body instanceof Blob);
  const response = await fetch(`api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as Blob) }),
    ...(json ? { headers: { "content-type": "application/json" } } : {}),
  }).catch((error: unknown) => {
    throw new UnreachableError(String(error));
  });
  const answer = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new RefusedError(response.status, answer);
  return answer as Answer;
}

/** A query string. */
export function query(values: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(values)}`;
}

function sentenceOf(answer: unknown): string {
  return (answer as Partial<Refusal> | undefined)?.error?.sentence ?? "";
}
