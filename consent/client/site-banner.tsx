import { formatList, withinSentence } from "#engine/i18n/format.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { ConsentService } from "../core/configuration.ts";
import { ConsentBanner, type ConsentBannerProps } from "../react/consent-banner.tsx";
import { type ConsentData, messageReader } from "./consent-data.ts";
import { type ConsentLooks, privacyNotice } from "./consent-looks.ts";

interface SiteBannerProps extends Omit<ConsentBannerProps, "texts" | "buttons"> {
  readonly data: ConsentData;
  readonly looks: ConsentLooks;
}

/** The consent banner in the language of the page. */
export function SiteBanner({ data, looks, ...props }: SiteBannerProps) {
  const { locale, site } = data;
  const message = messageReader(data);
  const { Title, buttons } = looks;
  const titleOf = ({ name }: ConsentService) => {
    return withinSentence(site.consent.services.find((service) => service.name === name)?.title ?? name, locale);
  };
  const texts = {
    language: locale,
    title: <Title text={twoVoices(message("consent.title"))} />,
    question: (optional: readonly ConsentService[]) => {
      const services = formatList(optional.map(titleOf), message("consent.and"));
      return `${message("consent.asks", { services })} ${message("consent.later")}`;
    },
    changed: message("consent.changed"),
    privacy: privacyNotice(data, looks),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
    customise: message("consent.customise"),
  };
  return <ConsentBanner {...props} texts={texts} buttons={buttons} />;
}
