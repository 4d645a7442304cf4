import { formatList, withinSentence } from "#engine/i18n/format.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { type ConsentConfiguration, isRequired } from "../core/configuration.ts";
import { ConsentBanner } from "../react/consent-banner.tsx";
import { type ConsentData, messageReader } from "./consent-data.ts";
import { type ConsentLooks, privacyNotice } from "./consent-looks.ts";
import { CONSENT_PLACE_ID } from "./consent-place.ts";

/** The place of banner and dialog, with the banner: a site renders it before its pages. */
export function ConsentPlace({ localeData, looks }: { readonly localeData: LocaleData; readonly looks: ConsentLooks }) {
  // `siteConsent` has added its facts to the site's.
  const data = localeData as ConsentData;
  return (
    <div id={CONSENT_PLACE_ID}>
      <SiteBanner {...{ data, looks }} configuration={data.site.consent} />
    </div>
  );
}

/** The consent banner in the language of a page; none where there is nothing to choose. */
export function SiteBanner({
  data,
  looks,
  configuration,
}: {
  readonly data: ConsentData;
  readonly looks: ConsentLooks;
  readonly configuration: Pick<ConsentConfiguration, "required" | "services">;
}) {
  const { locale, site, translation } = data;
  const optional = configuration.services.filter((service) => !isRequired(configuration, service));
  if (optional.length === 0) return null;
  const message = messageReader(data);
  const { Title, buttons } = looks;
  const titles = optional.map(({ name }) => {
    return withinSentence(site.consent.services.find((service) => service.name === name)?.title ?? name, locale);
  });
  const services = formatList(titles, message("consent.and"));
  const texts = {
    language: languageOf(translation, locale).tag,
    title: <Title text={twoVoices(message("consent.title"))} />,
    question: `${message("consent.asks", { services })} ${message("consent.later")}`,
    changed: message("consent.changed"),
    privacy: privacyNotice(data, looks),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
    customise: message("consent.customise"),
  };
  return <ConsentBanner texts={texts} buttons={buttons} />;
}
