import type { ConsentHost, PrivacyNotice } from "#consent/react/consent-host.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
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
