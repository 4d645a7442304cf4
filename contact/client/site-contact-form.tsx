import type { ReactNode } from "react";
import { announce } from "#engine/client/common/announce.ts";
import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import type { FormWords, RejectedMessage } from "../form/contact-trouble.ts";
import { forEachField } from "../message/contact-fields.ts";
import { ContactForm, type ContactFormProps, type FormHost } from "../react/contact-form.tsx";

/** What the content of the form's page holds for it, in the page's language: the build makes it. */
export interface ContactFormData extends Pick<ContactFormProps, "locale" | "endpoint" | "page"> {
  readonly words: FormWords;
  readonly texts: Omit<FormHost["texts"], "instead" | "sent"> & Readonly<Record<"sent" | "call", string>>;
  /** `tel:` address of whom to call where the form fails. */
  readonly phone: string;
  /** Only in a response of the contact server, never in the built page. */
  readonly rejected?: RejectedMessage | undefined;
}

/** What the pages of a site are made of, if `siteContact` is called for it. */
export interface ContactInput {
  /** For the content of the form's page; undefined where the site has no form. */
  readonly contactForm?: ContactFormData | undefined;
}

type Props = Pick<ContactFormProps, "classes" | "gift" | "children"> & {
  readonly form: ContactFormData;
  /** Beside the button that tries again; by default a link that calls. */
  readonly instead?: ReactNode;
};

/** The contact form with the site's words. */
export function SiteContactForm({ form, instead, ...host }: Props): ReactNode {
  const { phone, texts, ...data } = form;
  const call = (
    <a className={host.classes.otherButton} href={phone}>
      {texts.call}
    </a>
  );
  const fields = forEachField((field) => ({ ...texts.fields[field], label: shownText(texts.fields[field].label) }));
  return (
    <ContactForm
      {...host}
      {...data}
      texts={{ ...texts, fields, sent: shownText(texts.sent), instead: instead ?? call }}
      announce={say}
      fetch={browserFetch}
    />
  );
}

const say = (text: string) => announce(document, text);
