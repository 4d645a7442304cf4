import type { ConsentHost, PrivacyNotice } from "#consent/react/consent-control.ts";
import { ConsentPlaceholder } from "#consent/react/consent-placeholder.tsx";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import type { LocaleData } from "../../facts/site-facts.ts";
import { message } from "../../languages/messages.ts";

/** Id of the element before the app, where the client shows the banner: first in keyboard order. */
export const CONSENT_ROOT_ID = "_consent";

/** Buttons of the consent interface look like those of the site. */
export const buttons: ConsentHost["buttons"] = { decide: "btn", other: "btn alt" };

/** The legal notice's section on cookies. */
export function privacyNotice({ locale, translation, messages }: LocaleData): PrivacyNotice {
  return {
    href: `${pagePath(translation, "legal-notice", locale)}#cookies`,
    text: message(messages, "consent.privacy"),
  };
}

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
