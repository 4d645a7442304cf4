import { Resolver } from "node:dns/promises";
import { SECOND } from "../common/clock.ts";

/** Errors that say that there is no such record, rather than that nobody could be asked. */
const NO_RECORD = ["ENODATA", "ENOTFOUND"];

/**
 * Which records the domain of a sender lacks by which receivers know its mail: SPF (RFC 7208 §3.1) and DMARC, at the domain or
 * one above it (RFC 7489 §6.6.3). Keys of DKIM lie under names that only its mails tell. Undefined where DNS cannot be asked.
 *
 * @param domain right side of the sender's address
 */
export async function missingRecords(domain: string): Promise<readonly ("SPF" | "DMARC")[] | undefined> {
  const resolver = new Resolver({ timeout: 2 * SECOND, tries: 2 });
  const has = async (name: string, beginning: string) => {
    try {
      return (await resolver.resolveTxt(name)).some((parts) => parts.join("").startsWith(beginning));
    } catch (error) {
      if (error instanceof Error && "code" in error && NO_RECORD.includes(String(error.code))) return false;
      throw error;
    }
  };
  const labels = domain.split(".");
  const above = labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
  try {
    const spf = await has(domain, "v=spf1");
    const dmarc = await Promise.all(above.map((name) => has(`_dmarc.${name}`, "v=DMARC1")));
    return [...(spf ? [] : (["SPF"] as const)), ...(dmarc.includes(true) ? [] : (["DMARC"] as const))];
  } catch {
    return undefined;
  }
}

/** What a mail server's answer names as failing, by its enhanced status code (RFC 7372 §3); empty where it names nothing. */
export function namedInAnswer(text: string): string {
  const [, code = ""] = /\b5\.7\.2([0-6])\b/.exec(text) ?? [];
  if ("012".includes(code)) return code && "DKIM";
  return { "3": "SPF", "4": "SPF", "5": "DNS (PTR)", "6": "SPF, DKIM" }[code] ?? "";
}
