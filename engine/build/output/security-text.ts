import type { EngineSettings } from "../../content/model/site-schema.ts";

/**
 * security.txt (RFC 9116). `Expires` is mandatory and must be less than a year away.
 *
 * @param email where flaws are reported
 * @param built time of the build
 */
export function securityText(site: EngineSettings, email: string, built: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1)).toISOString()}`,
    `Preferred-Languages: ${site.languages.published.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
