import type { ConsentService } from "#consent/core/configuration.ts";
import { ConsentBanner, type ConsentBannerProps } from "#consent/react/consent-banner.tsx";
import { formatList, withinSentence } from "#engine/i18n/format.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { buttons, privacyNotice } from "../components/consent/consent-placeholder.tsx";
import { Voices } from "../components/text/heading.tsx";
import { useLocaleData, useMessage } from "../context/locale-context.tsx";

/** The consent banner in the language of the page. */
export function SiteConsentBanner(props: Omit<ConsentBannerProps, "texts" | "buttons">) {
  const message = useMessage();
  const data = useLocaleData();
  const titleOf = ({ name }: ConsentService) =>
    data.site.consent.services.find((service) => service.name === name)?.title ?? name;
  const texts = {
    language: data.locale,
    title: <Voices text={twoVoices(message("consent.title"))} />,
    question: (optional: readonly ConsentService[]) => {
      const services = formatList(optional.map(titleOf).map(withinSentence), message("hours.and"));
      return `${message("consent.asks", { services })} ${message("consent.later")}`;
    },
    changed: message("consent.changed"),
    privacy: privacyNotice(data),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
    customise: message("consent.customise"),
  };
  return <ConsentBanner {...props} texts={texts} buttons={buttons} />;
}
