/** The rules of a CDN's `_headers` and `_redirects`, read as Netlify and Cloudflare Pages document them. */

/** Headers by the pattern of an address. */
interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

interface Redirect {
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
  /** Whether it counts where a file lies at the address, too; without it, Netlify hands out the file. */
  readonly isForced: boolean;
}

/** Both files, parsed. */
export interface CdnRules {
  readonly headerRules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

export function parseCdnRules(headersFile: string, redirectsFile: string): CdnRules {
  const blocks = headersFile.split("\n\n").map((block) => block.trim().split("\n"));
  return {
    headerRules: blocks.map(([path = "", ...lines]) => ({
      pattern: patternOf(path),
      headers: lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
    })),
    redirects: redirectsFile
      .trim()
      .split("\n")
      .map((line) => {
        const [from = "", to = "", status = ""] = line.split(" ");
        return { pattern: patternOf(from), to, status: Number.parseInt(status, 10), isForced: status.endsWith("!") };
      }),
  };
}

/** "*" stands for anything. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}

/** What both hosts send where no rule names the header: browsers revalidate. */
const DEFAULTS: Readonly<Record<string, string>> = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** The headers of every answer at a path; of several rules that match, the values of a header are joined. */
export function cdnHeaders({ headerRules }: CdnRules, path: string): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of headerRules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) found.set(name, [found.get(name), value].filter(Boolean).join(", "));
  }
  return { ...DEFAULTS, ...Object.fromEntries(found) };
}
