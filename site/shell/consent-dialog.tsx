import { ConsentDialog, type ConsentDialogProps } from "#consent/react/consent-dialog.tsx";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { buttons, privacyNotice } from "../components/consent/consent-host.ts";
import { Voices } from "../components/text/heading.tsx";
import { useLocaleData, useMessage } from "../context/locale-context.tsx";
import type { ConsentWords } from "../facts/consent-words.ts";

export interface SiteConsentDialogProps extends Pick<ConsentDialogProps, "control" | "onClose"> {
  readonly words: ConsentWords;
}

/** The consent dialog in the language of the page. */
export function SiteConsentDialog({ words: { title, about, ...words }, ...props }: SiteConsentDialogProps) {
  const message = useMessage();
  const data = useLocaleData();
  const texts = {
    ...words,
    title: <Voices text={twoVoices(title)} />,
    privacy: privacyNotice(data),
    acceptAll: message("consent.accept-all"),
    declineAll: message("consent.refuse-all"),
  };
  const services = data.site.consent.services.map((service) => ({ ...service, about: about[service.name] ?? [] }));
  return <ConsentDialog {...props} texts={texts} services={services} buttons={buttons} />;
}
