/** Where a privacy manager is, and which of its configurations is meant. */
export interface RemoteAddress {
  readonly id: string;
  /** Origin of its interface, without a slash at the end; empty for this site's own. */
  readonly apiUrl: string;
  readonly configurationName: string;
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
    apiUrl: (script.getAttribute("data-klaro-api-url") ?? "").replace(/\/$/, ""),
    configurationName: script.getAttribute("data-klaro-config") ?? "default",
  };
}
