import type { Problem } from "./problem.ts";

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * What is wrong with the address of a link, however the link is written; undefined for a path of this site, a place on
 * the page, and a whole address with a scheme that is safe to follow.
 */
export function addressProblem(address: string): Pick<Problem, "message" | "mend"> | undefined {
  if (/^(?:#|\/(?![/\\]))/.test(address)) return undefined;
  if (URL.canParse(address) && SCHEMES.has(new URL(address).protocol)) return undefined;
  return {
    message: `the link ${address} is neither a page of the site nor a whole address`,
    mend: "begin it with / for a page of the site, else with https://, mailto: or tel:",
  };
}
