import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { languageIn, phrasesIn } from "../../languages/languages.ts";
import { hasTracker, isAlwaysOn, isOnAtOnce, withFontSheet } from "./consent-services.ts";
import type { AskingSettings } from "./consent-settings.ts";

/** The paragraph that replaces `::other-hosts`: what other hosts learn of a visitor, and when, by the settings. */
export function otherHosts(site: AskingSettings, locale: Locale): BlockNode {
  const text = phrasesIn(locale).otherHosts;
  const fontService = site.consent.services.find((service) => withFontSheet(service, site));
  const early = site.consent.services.filter((service) => isOnAtOnce(service, site) && service.name !== "web-fonts");
  const optional = early.filter((service) => !isAlwaysOn(service, site));
  const sentences = [
    ...(optional.length === 0 ? [text.nothing] : []),
    fonts(),
    ...early.flatMap((service) => [
      text.early(forLocale(service.title, locale)),
      ...(optional.includes(service) ? [text.refusable] : []),
    ]),
    ...(hasTracker(site) ? [text.measuring] : []),
    early.length === 0 ? text.blocked : text.othersBlocked,
  ];
  return { type: "paragraph", children: [typeset(sentences.join(" "), languageIn(locale))] };

  function fonts(): string {
    if (fontService === undefined) return text.ownFonts;
    const { host } = new URL(site.fonts.stylesheet);
    return isOnAtOnce(fontService, site) ? text.fontsOf(host) : text.allowedFontsOf(host);
  }
}
