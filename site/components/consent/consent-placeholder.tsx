import { ConsentPlaceholder } from "#consent/react/consent-placeholder.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import { buttons } from "./consent-host.ts";

/**
 * Replaces an element of a service until the visitor accepts it, in the language of the page.
 *
 * @param service name of the service whose consent is missing
 * @param title title of the blocked element; without one, its service's
 * @param source its address, for visitors who open it in a new tab; not every element has one
 */
export function SiteConsentPlaceholder({
  service,
  title,
  source,
}: Readonly<{ service: string; title?: string | undefined; source?: string | undefined }>) {
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
