import type { ConsentHost } from "../core/consent-control.ts";
import { ConsentPlaceholder } from "../react/consent-placeholder.tsx";
import { type ConsentData, messageReader } from "./consent-data.ts";

/**
 * Replaces an element of a service until the visitor accepts it, in the language of the page.
 *
 * @param service name of the service whose consent is missing
 * @param title title of the blocked element; without one, its service's
 * @param source its address, for visitors who open it in a new tab; not every element has one
 */
export function SitePlaceholder({
  data,
  buttons,
  service,
  title,
  source,
}: Pick<ConsentHost, "buttons"> &
  Readonly<{ data: ConsentData; service: string; title?: string | undefined; source?: string | undefined }>) {
  const message = messageReader(data);
  const serviceTitle = data.site.consent.services.find(({ name }) => name === service)?.title ?? service;
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
