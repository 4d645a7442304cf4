/** How an address of the web begins that a slip of the hand has spoilt: `https:/a.fr`, `http:a.fr`, `//a.fr`, `www.a.fr`. */
const NEARLY_WEB = /^(?:(https?):?[/\\]*|[/\\]{2,})(?=[\w-]+\.)|^(?=www\.)/i;

/**
 * A web address after its scheme, as it is written: of all punctuation a host has hyphens and dots. Another one would end
 * the rule of a header that names the host, and begin the next; and browsers send no name and password.
 */
const HOST_AND_REST = "[^\\s!-,/:-@[-`{-~]+(?::\\d+)?(?:[/?#][^\\s\\\\]*)?$";
export const WEB_ADDRESS = new RegExp(`^https?://${HOST_AND_REST}`);
/** The form of an address that nobody on the way can read or change. */
export const SECURE_ADDRESS = new RegExp(`^https://${HOST_AND_REST}`);
/** A host as browsers spell it: all that a Content-Security-Policy can name. */
const HOST = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

/**
 * Whether a text is the whole address of a page of the web, of a host that a header can name: browsers would take
 * `https:/a.fr` for a path of this site. The host's letters may be of any alphabet.
 *
 * @example isWebAddress("https://www.example.com/a") // true
 */
export function isWebAddress(text: string): boolean {
  const written = text.replace(/^https?(?=:)/i, (scheme) => scheme.toLowerCase());
  return WEB_ADDRESS.test(written) && URL.canParse(text) && HOST.test(new URL(text).hostname);
}

/** The correction of an address that is nearly one of the web. */
export function repairedWebAddress(text: string): string | undefined {
  const repaired = text
    .trim()
    .replaceAll("\\", "/")
    .replace(NEARLY_WEB, (_, scheme = "https") => `${scheme}://`);
  return isWebAddress(repaired) ? repaired : undefined;
}
