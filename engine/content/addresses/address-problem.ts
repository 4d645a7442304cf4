import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { dialled, isWholeNumber } from "../source/phone-number.ts";
import { isWebAddress, repairedWebAddress } from "../source/web-address.ts";

const MAIL = /^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** A number that is short wherever it is dialled, such as 112. */
const SHORT_NUMBER = /^\d{2,6}$/;

/**
 * The problem of an address, whatever names it: a link of a text however it is written, or a setting. Undefined for a
 * path of this site, an anchor on the page, and a whole address with a safe scheme.
 */
export function addressProblem(address: string): ProblemDetails | undefined {
  if (/\\/.test(address)) return unsafe(address, address.replace(/^\\+/, "https://").replaceAll("\\", "/"));
  if (/^(?:#|\/(?!\/))/.test(address)) return undefined;
  if (address.startsWith("tel:")) return phoneProblem(address);
  if (address.startsWith("mailto:")) return mailProblem(address);
  return isWebAddress(address) ? undefined : unsafe(address, address);
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
  const number = link.slice("tel:".length);
  if (isWholeNumber(number) || SHORT_NUMBER.test(number)) return undefined;
  return { id: "link-dials-nothing", values: { link, write: `tel:${dialled(number) ?? "+33199002012"}` } };
}
