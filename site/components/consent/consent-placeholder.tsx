import { ConsentPlaceholder } from "#consent/react/consent-placeholder.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import { buttons } from "./consent-host.ts";

interface SiteConsentPlaceholderProps {
  /** Name of the service whose consent is missing. */
  readonly service: string;
  /** Title of the blocked element; without one, its service's. */
  readonly title?: string | undefined;
  /** Its address, for visitors who open it in a new tab; not every element has one. */
  readonly source?: string | undefined;
}

/** Replaces an element of a service until the visitor accepts it, in the language of the page. */
export function SiteConsentPlaceholder({ service, title, source }: SiteConsentPlaceholderProps) {
  const message = useMessage();
  const { services } = useLocaleData().site.consent;
  const serviceTitle = services.find(({ name }) => name === service)?.title ?? service;
  const texts = {
    title: title ?? serviceTitle,
    blocked: message("consent.blocked", { service: serviceTitle }),
    acceptOnce: message("consent.accept-once"),
    acceptAlways: message("consent.accept-always"),
    elsewhere:
      source === undefined
        ? undefined
        : { href: source, text: message("consent.open-elsewhere", { host: new URL(source).host }) },
  };
  return <ConsentPlaceholder service={service} texts={texts} buttons={buttons} />;
}
