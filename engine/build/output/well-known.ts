import type { SiteConfiguration } from "../../content/model/site-schema.ts";
import type { Scheme } from "../../content/theme/theme-schema.ts";
import { languages } from "../../i18n/languages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { pagePath } from "../../pages/paths/paths.ts";
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
    `Preferred-Languages: ${site.languages.published.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** When the security.txt of a build expires. */
export function securityExpiry(built: Date): Date {
  return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
}

/** Icons for systems: as they are, and one to be cut to a shape. */
export interface ManifestIcons {
  readonly any: readonly IconLink[];
  readonly maskable: IconLink;
}

/** The web app manifest, in the default language. */
export function webManifest(
  { locale, translation, site }: LocaleData,
  { paper, sea }: Scheme,
  icons: ManifestIcons,
): string {
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.description,
      lang: languages[locale].tag,
      start_url: pagePath(translation, "home", locale),
      scope: "/",
      display: "browser",
      background_color: paper,
      theme_color: sea.paper,
      icons: [...icons.any.map(manifestIcon), { ...manifestIcon(icons.maskable), purpose: "maskable" }],
    },
    null,
    2,
  )}\n`;
}

function manifestIcon({ size, href }: IconLink) {
  return { src: href, sizes: `${size}x${size}`, type: "image/png" };
}
