import type { RemoteAddress } from "./remote-address.ts";

/** A request to a privacy manager that failed. */
export class RemoteRequestError extends Error {
  override readonly name = "RemoteRequestError";
  /** The HTTP status, or 0 where there was no answer. */
  readonly status: number;

  constructor(url: string, status: number, options: ErrorOptions = {}) {
    super(status === 0 ? `No answer from ${url}` : `${url} answered with status ${status}`, options);
    this.status = status;
  }
}

/**
 * Sends a request.
 *
 * @returns the answer's JSON
 * @throws {RemoteRequestError} for no answer, an error status, or an answer that is not JSON
 */
export async function requestRemote(address: RemoteAddress, path: string, request: RequestInit): Promise<unknown> {
  const url = `${address.apiUrl}/v1/privacy-managers/${encodeURIComponent(address.id)}/${path}`;
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new RemoteRequestError(url, 0, { cause });
  });
  if (!response.ok) throw new RemoteRequestError(url, response.status);
  return response.json().catch((cause: unknown) => {
    throw new RemoteRequestError(url, response.status, { cause });
  });
}
