/** Where a privacy manager is, and which of its configurations is meant (D16). */
export interface RemoteAddress {
  readonly id: string;
  /** Origin of its interface, without a slash at the end; empty for this site's own. */
  readonly apiUrl: string;
  readonly configurationName: string;
}

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
 * Reads the address from the marks on the page's script element.
 *
 * @returns undefined without `data-klaro-id`: then nothing is remote
 */
export function remoteAddressOf(script: HTMLElement | null): RemoteAddress | undefined {
  const id = script?.getAttribute("data-klaro-id");
  if (script === null || id === undefined || id === null || id === "") return undefined;
  return {
    id,
    apiUrl: (script.getAttribute("data-klaro-api-url") ?? "").replace(/\/+$/, ""),
    configurationName: script.getAttribute("data-klaro-config") ?? "default",
  };
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
