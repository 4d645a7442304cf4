import { htmlDocument, type UnrenderedParts } from "#engine/build/render/document.ts";
import type { DocumentTheme } from "#engine/build/render/document-head.tsx";
import { cutAtMarks, type DocumentTemplate, filledTemplate, markOf } from "#engine/build/render/document-template.ts";
import type { RenderApp } from "#engine/build/render/render-app.tsx";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import type { ContactFormData } from "../client/site-contact-form.tsx";
import {
  type ContactTrouble,
  type FormWords,
  fieldTrouble,
  markedTitle,
  otherTrouble,
} from "../form/contact-trouble.ts";
import { type ContactField, contactFields, forEachField } from "../message/contact-fields.ts";
import { type ContactPageState, waitInWords } from "../message/contact-protocol.ts";

/** The parts of the contact pages of a build. */
export interface ContactPages {
  readonly css: string;
  readonly theme: DocumentTheme;
  readonly pages: Readonly<Record<Locale, ContactPageParts>>;
}

/** The parts of one of them, beside those that they share. */
export interface ContactPageParts extends Pick<UnrenderedParts, "files"> {
  readonly data: UnrenderedParts["data"] & {
    readonly context: PageContext<string, { readonly form: ContactFormData }>;
  };
}

/** The texts of a page that no other visitor sees: what was typed, and how long to wait. */
type OwnText = ContactField | "wait";

/**
 * Gives the function by which the server answers a rejected message: the built contact page, with what was typed and why it
 * was rejected. React renders each reason once; from then on an answer is the pieces of its page and the visitor's own
 * texts, escaped, and costs hardly more than a page that is read from the build.
 */
export function rejectedMessageRenderer(
  renderApp: RenderApp,
  pages: ContactPages,
): (state: ContactPageState) => Promise<Buffer> {
  const templates = new Map<string, DocumentTemplate<OwnText>>();
  return async (state) => {
    const { values, errors, status } = state;
    const locale = state.locale as Locale;
    const reason = { locale, errors, status };
    const key = JSON.stringify(reason);
    const template = templates.get(key) ?? (await makeTemplate(renderApp, pages, reason));
    templates.set(key, template);
    const { words } = forLocale(pages.pages, locale).data.context.content.form;
    const wait = status === 429 ? waitInWords(words.language, state.waitSeconds) : "";
    return filledTemplate(template, { ...values, wait }, isTextarea);
  };
}

type Reason = Pick<ContactPageState, "errors" | "status"> & { readonly locale: Locale };

/** @throws {Error} where the page cannot be rendered */
async function makeTemplate(renderApp: RenderApp, { css, theme, pages }: ContactPages, reason: Reason) {
  const { data, files } = forLocale(pages, reason.locale);
  const { localeData } = data;
  const { form, ...content } = data.context.content;
  const { words } = form;
  const title = markedTitle(words, data.context.head.title, true);
  const head = { ...data.context.head, title, noindex: true } as const;
  const contextWith = ({ wait, ...values }: Readonly<Record<OwnText, string>>) => {
    const rejected = { values, trouble: troubleOf(reason, words, wait) };
    return { ...data.context, content: { ...content, form: { ...form, rejected } } };
  };
  const rendered = await renderApp({ context: { ...contextWith(marks("html")), head }, localeData, files, theme });
  return cutAtMarks<OwnText>(
    htmlDocument({ rendered, data: { ...data, context: contextWith(marks("data")) }, css, files }),
  );
}

function troubleOf({ status, errors }: Reason, words: FormWords, wait: string): ContactTrouble {
  if (status === 422) return fieldTrouble(words, errors);
  return otherTrouble(status === 429 ? words.tooMany.replace("{wait}", wait) : words.unavailable);
}

function marks(part: "html" | "data") {
  return { ...forEachField((field) => markOf(part, field)), wait: markOf(part, "wait") };
}

const isTextarea = (text: OwnText) => text !== "wait" && contactFields[text].kind === "text";
