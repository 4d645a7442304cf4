/** Gives an address in the form in which the browser takes it as the source of a script. */
export type ScriptUrl = (url: string) => string;

/** Name of the one Trusted Types policy for script addresses; the Content-Security-Policy allows it. */
export const SCRIPT_URL_POLICY = "consented-scripts";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Makes the policy through which every script of a service or a tracker gets its address. To be called once:
 * the browser refuses a second policy of the same name.
 *
 * @param origins origins of other hosts that scripts may come from; the page's own is always allowed
 * @returns a function that throws for an address of any other origin
 */
export function createScriptUrlPolicy(window: Window, origins: readonly string[]): ScriptUrl {
  const base = window.document.baseURI;
  const allowed = new Set([window.location.origin, ...origins]);
  const createScriptURL = (url: string): string => {
    const { href, origin } = new URL(url, base);
    if (allowed.has(origin)) return href;
    throw new TypeError(`No script may come from ${origin}: allow it, or remove ${href}.`);
  };
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return createScriptURL;
  const policy = trustedTypes.createPolicy(SCRIPT_URL_POLICY, { createScriptURL });
  // The DOM's types take a text as the source of a script; where there are Trusted Types it takes this object.
  return (url) => policy.createScriptURL(url) as string;
}
