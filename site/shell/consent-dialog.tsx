import { ConsentDialog, type ConsentDialogProps, type ConsentDialogTexts } from "#consent/react/consent-dialog.tsx";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { buttons, privacyNotice } from "../components/consent/consent-placeholder.tsx";
import { Voices } from "../components/text/heading.tsx";
import { useLocaleData, useMessage } from "../context/locale-context.tsx";

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

/**
 * What only the consent dialog says, in one language: a file of the build, which comes with the dialog's code. Few visitors
 * open it, and every document would carry its words.
 */
export interface ConsentWords extends Omit<ConsentDialogTexts, "title" | "privacy" | "acceptAll" | "declineAll"> {
  /** In two voices. */
  readonly title: string;
  /** Of each service, by its name: what it is for, and what it keeps on the visitor's device. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}
