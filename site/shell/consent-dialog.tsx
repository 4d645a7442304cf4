import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "#consent/core/configuration.ts";
import { ConsentDialog, type ConsentDialogProps } from "#consent/react/consent-dialog.tsx";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import type { ConsentServiceFacts } from "#engine/pages/data/locale-data.ts";
import { buttons, privacyNotice } from "../components/consent/consent-host.ts";
import { Voices } from "../components/text/heading.tsx";
import { type ReadMessage, useLocaleData, useMessage } from "../context/locale-context.tsx";

export type SiteConsentDialogProps = Pick<ConsentDialogProps, "control" | "onClose">;

/** The consent dialog in the language of the page. */
export function SiteConsentDialog(props: SiteConsentDialogProps) {
  const message = useMessage();
  const data = useLocaleData();
  const texts = {
    title: <Voices text={twoVoices(message("consent.settings-title"))} />,
    close: message("consent.close"),
    explanation: message("consent.settings-text"),
    nothingOptional: message("consent.nothing-optional"),
    required: message("consent.required"),
    acceptedOnce: message("consent.on-once"),
    ownCookie: message("consent.own-cookie", { name: STORAGE_NAME, days: COOKIE_LIFETIME_DAYS }),
    privacy: privacyNotice(data),
    forget: message("consent.forget"),
    save: message("consent.save"),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
  };
  const services = data.site.consent.services.map((service) => ({ ...service, about: about(service, message) }));
  return <ConsentDialog {...props} texts={texts} services={services} buttons={buttons} />;
}

function about({ purposes, storage }: ConsentServiceFacts, message: ReadMessage): readonly string[] {
  const stores = storage.map(({ what, duration }) => message("consent.stores", { what, duration }));
  return [
    ...(purposes.length > 0 ? [message("consent.purposes", { purposes: purposes.join(", ") })] : []),
    ...(stores.length > 0 ? stores : [message("consent.stores-nothing")]),
  ];
}
