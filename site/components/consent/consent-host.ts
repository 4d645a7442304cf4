import type { ConsentHost, PrivacyNotice } from "#consent/react/consent-host.ts";
import { message } from "#engine/i18n/messages.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";

/** Buttons of the consent interface look like those of the site. */
export const buttons: ConsentHost["buttons"] = { decide: "btn", other: "btn alt" };

/** The legal notice's section on cookies. */
export function privacyNotice({ locale, translation, messages }: LocaleData): PrivacyNotice {
  return {
    href: `${pagePath(translation, "legal-notice", locale)}#cookies`,
    text: message(messages, "consent.privacy"),
  };
}
