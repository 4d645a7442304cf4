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
export async function requestRemote(address: RemoteAddress, path: string, request: RequestInit): Promise<unknown> {
  const url = `${address.apiUrl}/v1/privacy-managers/${encodeURIComponent(address.id)}/${path}`;
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new RemoteRequestError(`No answer from ${url}`, 0, { cause });
  });
  const { ok, status } = response;
  if (!ok) throw new RemoteRequestError(`${url} answered with status ${status}`, status);
  return response.json().catch((cause: unknown) => {
    throw new RemoteRequestError(`The answer of ${url} is not JSON`, status, { cause });
  });
}
