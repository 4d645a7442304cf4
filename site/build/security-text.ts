import type { ShownSettings } from "../settings/settings.ts";

/**
 * security.txt (RFC 9116). `Expires` is mandatory and must be less than a year away.
 *
 * @param built time of the build
 */
export function securityText(site: ShownSettings, built: Date): string {
  return [
    `Contact: mailto:${site.legal.securityEmail}`,
    `Expires: ${securityExpiry(built).toISOString()}`,
    `Preferred-Languages: ${site.languages.published.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** When the security.txt of a build expires. */
export function securityExpiry(built: Date): Date {
  return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
}
