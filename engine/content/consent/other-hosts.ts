import type { Locale } from "../../i18n/languages.ts";
import { writings } from "../../i18n/languages.ts";
import { typeset } from "../../i18n/typography.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import { hasTracker, isAlwaysOn, isOnAtOnce, withFontSheet } from "./consent-services.ts";

/** The paragraph that replaces `::other-hosts`: what other hosts learn of a visitor, and when, by the settings. */
export function otherHosts(site: SiteConfiguration, locale: Locale): BlockNode {
  const text = writings[locale].otherHosts;
  const fontService = site.consent.services.find((service) => withFontSheet(service, site));
  const early = site.consent.services.filter((service) => isOnAtOnce(service, site) && service.name !== "web-fonts");
  const optional = early.filter((service) => !isAlwaysOn(service, site));
  const sentences = [
    ...(optional.length === 0 ? [text.nothing] : []),
    fonts(),
    ...early.flatMap((service) => [
      text.early(service.title[locale]),
      ...(optional.includes(service) ? [text.refusable] : []),
    ]),
    ...(hasTracker(site) ? [text.measuring] : []),
    early.length === 0 ? text.blocked : text.othersBlocked,
  ];
  return { type: "paragraph", children: [typeset(sentences.join(" "), locale)] };

  function fonts(): string {
    if (fontService === undefined) return text.ownFonts;
    const { host } = new URL(site.fonts.stylesheet);
    return isOnAtOnce(fontService, site) ? text.fontsOf(host) : text.allowedFontsOf(host);
  }
}
