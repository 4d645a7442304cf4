import type { ConsentLooks } from "#consent/client/consent-looks.ts";
import { SitePlaceholder } from "#consent/client/site-placeholder.tsx";
import { useLocaleData } from "../../context/locale-context.tsx";
import { Voices } from "./heading.tsx";

/** Consent looks like the rest of the site. */
export const consentLooks: ConsentLooks = {
  buttons: { decide: "btn", other: "btn alt" },
  privacy: { page: "legal-notice", section: "cookies" },
  Title: Voices,
};

/** Replaces what a text shows of a service until the visitor accepts it. @param source its address */
export function Placeholder(props: Readonly<{ service: string; title: string; source: string }>) {
  return <SitePlaceholder data={useLocaleData()} buttons={consentLooks.buttons} {...props} />;
}
