import type { RemoteAddress } from "./remote-address.ts";

/** A request to a privacy manager that failed. */
export class RemoteRequestError extends Error {
  override readonly name = "RemoteRequestError";
  /** The HTTP status, or 0 where there was no answer. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Asks a privacy manager.
 *
 * @param path within its own part of the interface
 * @returns the answer's JSON
 * @throws {RemoteRequestError} for no answer, an error status, or an answer that is not JSON
 */
export async function requestRemote(address: RemoteAddress, path: string, signal: AbortSignal): Promise<unknown> {
  const url = urlOf(address, path);
  const response = await answerOf(url, { signal });
  return response.json().catch((cause: unknown) => {
    throw new RemoteRequestError(`The answer of ${url} is not JSON`, response.status, { cause });
  });
}

/**
 * Gives a record to a privacy manager; it is sent although the page is left. Any 2xx is a success, with a body or without.
 *
 * @throws {RemoteRequestError} for no answer, an error status, or a redirect: a browser may follow it with an empty GET
 */
export async function submitRemote(address: RemoteAddress, body: string): Promise<void> {
  // Klaro's own type, which asks no other origin for leave beforehand.
  const headers = { "Content-Type": "text/plain;charset=UTF-8" };
  await answerOf(urlOf(address, "submit"), { method: "POST", headers, body, keepalive: true, redirect: "manual" });
}

function urlOf({ apiUrl, id }: RemoteAddress, path: string): string {
  return `${apiUrl}/v1/privacy-managers/${encodeURIComponent(id)}/${path}`;
}

async function answerOf(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new RemoteRequestError(`No answer from ${url}`, 0, { cause });
  });
  const { ok, status, type } = response;
  if (type === "opaqueredirect") {
    throw new RemoteRequestError(`${url} redirects, so nothing is recorded: give the address that it leads to`, status);
  }
  if (!ok) throw new RemoteRequestError(`${url} answered with status ${status}`, status);
  return response;
}
