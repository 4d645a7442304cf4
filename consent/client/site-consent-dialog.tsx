import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { ConsentDialog, type ConsentDialogProps, type ConsentDialogTexts } from "../react/consent-dialog.tsx";
import { type ConsentData, consentMessage } from "./consent-data.ts";
import { type ConsentLooks, privacyNotice } from "./consent-looks.ts";

export interface SiteDialogProps extends Pick<ConsentDialogProps, "control" | "onClose"> {
  readonly data: ConsentData;
  readonly looks: ConsentLooks;
  readonly words: DialogWords;
}

/** The consent dialog in the language of the page. */
export function SiteDialog({ data, looks, words: { title, about, ...words }, ...props }: SiteDialogProps) {
  const { Title, buttons } = looks;
  const texts = {
    ...words,
    title: <Title text={twoVoices(title)} />,
    privacy: privacyNotice(data, looks),
    acceptAll: consentMessage(data.messages, "consent.accept-all"),
    declineAll: consentMessage(data.messages, "consent.refuse-all"),
  };
  const services = data.site.consent.services.map((service) => ({ ...service, about: about[service.name] ?? [] }));
  return <ConsentDialog {...props} texts={texts} services={services} buttons={buttons} />;
}

/**
 * What only the consent dialog says, in one language: a file of the build, which comes with the dialog's code. Few visitors
 * open it, and every document would carry its words.
 */
export interface DialogWords extends Omit<ConsentDialogTexts, "title" | "privacy" | "acceptAll" | "declineAll"> {
  /** In two voices. */
  readonly title: string;
  /** Of each service, by its name: what it is for, and what it keeps on the visitor's device. */
  readonly about: Readonly<Record<string, readonly string[]>>;
}
