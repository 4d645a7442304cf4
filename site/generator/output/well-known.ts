import { languages } from "../../i18n/languages.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import { pagePath } from "../../page-paths/paths.ts";
import type { SiteConfiguration } from "../content/site-schema.ts";
import type { IconLink } from "../render/document-head.tsx";

/** robots.txt: everything may be crawled except the form's address and the page data. */
export function robotsText(origin: string): string {
  return ["User-agent: *", "Disallow: /api/", "Disallow: /assets/data/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}

/**
 * security.txt (RFC 9116). `Expires` is mandatory and must be less than a year away.
 *
 * @param built time of the build
 */
export function securityText(site: SiteConfiguration, built: Date): string {
  return [
    `Contact: mailto:${site.legal.securityEmail}`,
    `Expires: ${securityExpiry(built).toISOString()}`,
    "Preferred-Languages: fr, en, pt",
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** When the security.txt of a build expires. */
export function securityExpiry(built: Date): Date {
  return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
}

/** The web app manifest, in the default language. */
export function webManifest({ locale, site }: LocaleData, icons: readonly IconLink[]): string {
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: languages[locale].tag,
      start_url: pagePath("home", locale),
      scope: "/",
      display: "browser",
      background_color: "#fcfaf5",
      theme_color: "#0b2748",
      icons: icons.map(({ size, href }) => ({ src: href, sizes: `${size}x${size}`, type: "image/png" })),
    },
    null,
    2,
  )}\n`;
}
