/** How an address of the web begins that a slip of the hand has spoilt: `https:/a.fr`, `http:a.fr`, `//a.fr`, `www.a.fr`. */
const NEARLY_WEB = /^(?:(https?):?[/\\]*|[/\\]{2,})(?=[\w-]+\.)|^(?=www\.)/i;

/**
 * Whether a text is the whole address of a page of the web: browsers would take `https:/a.fr` for a path of this site.
 *
 * @example isWebAddress("https://www.example.com/a") // true
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\\s]+(?:[/?#][^\s\\]*)?$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname.includes(".") || hostname === "localhost" || hostname.startsWith("[");
}

/** What to write in place of an address that is nearly one of the web. */
export function repairedWebAddress(text: string): string | undefined {
  const repaired = text
    .trim()
    .replaceAll("\\", "/")
    .replace(NEARLY_WEB, (_, scheme = "https") => `${scheme}://`);
  return isWebAddress(repaired) ? repaired : undefined;
}
