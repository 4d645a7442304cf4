import type { ProblemDetails } from "../../owner-messages/problem-details.ts";

const MAIL = /^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** A number for the whole world (RFC 3966), or one that is short everywhere, such as 112. */
const PHONE = /^tel:(?:\+(?!330)\d{6,15}|\d{2,6})$/;
/** How an address of the web begins that a slip of the hand has spoilt: `https:/a.fr`, `http:a.fr`, `//a.fr`, `www.a.fr`. */
const NEARLY_WEB = /^(?:(https?):?[/\\]*|[/\\]{2,})(?=[\w-]+\.)|^(?=www\.)/i;

/**
 * What is wrong with an address, whatever names it: a link of a text however it is written, or a setting. Undefined for a
 * path of this site, an anchor on the page, and a whole address with a safe scheme.
 */
export function addressProblem(address: string): ProblemDetails | undefined {
  if (/\\/.test(address)) return unsafe(address, address.replace(/^\\+/, "https://").replaceAll("\\", "/"));
  if (/^(?:#|\/(?!\/))/.test(address)) return undefined;
  if (address.startsWith("tel:")) return phoneProblem(address);
  if (address.startsWith("mailto:")) return mailProblem(address);
  return isWebAddress(address) ? undefined : unsafe(address, address);
}

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

function unsafe(link: string, written: string): ProblemDetails {
  const repaired = repairedWebAddress(written);
  if (repaired !== undefined) return { id: "link-nearly", values: { link, write: repaired } };
  return { id: "link-unsafe", values: { link, page: "/fr/", mail: "mailto:", phone: "tel:", write: "https://" } };
}

function mailProblem(link: string): ProblemDetails | undefined {
  const addresses = (link.split("?")[0] ?? "").slice("mailto:".length).split(",");
  if (addresses.every((address) => MAIL.test(`mailto:${address}`))) return undefined;
  return { id: "link-without-mailbox", values: { link, write: "mailto:contact@example.com" } };
}

function phoneProblem(link: string): ProblemDetails | undefined {
  if (PHONE.test(link)) return undefined;
  const number = dialled(link.slice("tel:".length));
  return { id: "link-dials-nothing", values: { link, write: `tel:${number ?? "+33199002012"}` } };
}

/**
 * The number that telephones everywhere dial for one written for people; undefined where there is none.
 *
 * @param country code of the country that a number without one is of
 * @example dialled("+33 (0)1 99 00 20 12") // "+33199002012"
 */
export function dialled(written: string, country?: string): string | undefined {
  const digits = written
    .replace(/[\s\u2060.\-–/]/g, "")
    .replace(/^00/, "+")
    .replace(/(?<=^\+\d+)\(0\)/, "")
    .replace(/[()]/g, "");
  const whole = digits.startsWith("+") || country === undefined ? digits : `+${country}${digits}`;
  // In France the first 0 is left out by those who dial the country's code.
  const number = whole.replace(/^\+330(?=\d{9}$)/, "+33");
  return /^\+\d{6,15}$/.test(number) ? number : undefined;
}
