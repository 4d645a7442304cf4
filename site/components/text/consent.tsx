import type { ConsentLooks } from "#consent/client/consent-looks.ts";
import { Voices } from "./heading.tsx";

/** Consent looks like the rest of the site. */
export const consentLooks: ConsentLooks = {
  buttons: { decide: "btn", other: "btn alt" },
  privacy: { page: "legal-notice", section: "cookies" },
  Title: Voices,
};
