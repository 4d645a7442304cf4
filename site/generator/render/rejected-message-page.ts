import type { ContactErrors, ContactField } from "../../../contract/contact-message.ts";
import {
  fieldTrouble,
  markedTitle,
  notSentTrouble,
  tooManyTrouble,
} from "../../app/components/contact-form/contact-trouble.ts";
import type { Locale } from "../../i18n/site-locales.ts";
import type { ContactTrouble } from "../../page-data/contact-content.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { InlineData, PageContext } from "../../page-data/page-data.ts";
import { type DocumentParts, htmlDocument } from "./document.ts";
import type { DocumentTheme } from "./document-head.tsx";
import type { RenderApp } from "./render-app.tsx";

/** What the contact pages of a build are made from. */
export interface ContactPages {
  readonly css: string;
  readonly theme: DocumentTheme;
  readonly pages: Readonly<Record<Locale, ContactPageParts>>;
}

/** What one of them is made from, beside what they share. */
export interface ContactPageParts extends Pick<DocumentParts, "files"> {
  readonly data: InlineData & { readonly context: PageContext<"contact"> };
}

/** A message that the server rejected, and why: as its `ContactPageState`. */
export interface RejectedMessage {
  readonly locale: Locale;
  readonly values: Readonly<Record<ContactField, string>>;
  readonly errors: ContactErrors;
  readonly status: 422 | 429 | 503;
  /** With 429: seconds until another message is accepted. */
  readonly waitSeconds?: number;
}

/** The contact page with a rejected message: the built document, with what was typed and what is wrong. */
export async function contactDocument(
  renderApp: RenderApp,
  { css, theme, pages }: ContactPages,
  { locale, values, ...reason }: RejectedMessage,
): Promise<string> {
  const { data, files } = pages[locale];
  const { localeData } = data;
  const rejected = { values, trouble: troubleOf(reason, localeData) };
  const context = { ...data.context, content: { ...data.context.content, rejected } };
  const title = markedTitle(context.head.title, localeData.messages, true);
  const headContext = { ...context, head: { ...context.head, title, noindex: true } } as const;
  const rendered = await renderApp(context, localeData, { context: headContext, localeData, files, theme });
  return htmlDocument({ rendered, data: { ...data, context }, css, files, theme });
}

function troubleOf(
  { status, errors, waitSeconds = 0 }: Pick<RejectedMessage, "status" | "errors" | "waitSeconds">,
  data: LocaleData,
): ContactTrouble {
  if (status === 422) return fieldTrouble(data, errors);
  return status === 429 ? tooManyTrouble(data, waitSeconds) : notSentTrouble(data);
}
