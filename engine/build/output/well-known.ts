import type { Scheme } from "../../content/theme/theme-schema.ts";
import { languageOf } from "../../i18n/language.ts";
import { SERVER_ROOT } from "../../manifest/server-paths.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { homePath } from "../../pages/paths/paths.ts";
import type { IconLink } from "../render/document-head.tsx";

/** robots.txt: everything may be crawled except what the server answers itself and the page data. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    `Disallow: ${SERVER_ROOT}`,
    "Disallow: /assets/data/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
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
      lang: languageOf(translation, locale).tag,
      start_url: homePath(translation, locale),
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
