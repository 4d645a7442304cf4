import {
  type ContactTrouble,
  type FormWords,
  fieldTrouble,
  markedTitle,
  otherTrouble,
} from "#contact/form/contact-trouble.ts";
import { type ContactField, contactFields, forEachField } from "#contact/message/contact-fields.ts";
import { type ContactPageState, waitInWords } from "#contact/message/contact-form.ts";
import { type DocumentParts, htmlDocument } from "#engine/build/render/document.ts";
import type { DocumentTheme } from "#engine/build/render/document-head.tsx";
import type { RenderApp } from "#engine/build/render/render-app.tsx";
import { escapeXml } from "#engine/files/xml.ts";
import { forLocale, type Locale, languageOf } from "#engine/i18n/language.ts";
import { inertJson } from "#engine/pages/data/head-elements.ts";
import type { InlineData, PageContext } from "#engine/pages/data/page-data.ts";
import { formWords } from "../../components/contact-form/form-words.ts";
import { ownLocaleData } from "../../facts/site-facts.ts";

/** The parts of the contact pages of a build. */
export interface ContactPages {
  readonly css: string;
  readonly theme: DocumentTheme;
  readonly pages: Readonly<Record<Locale, ContactPageParts>>;
}

/** The parts of one of them, beside those that they share. */
export interface ContactPageParts extends Pick<DocumentParts, "files"> {
  readonly data: InlineData & { readonly context: PageContext<string, object> };
}

/** The parts of a page that no other visitor sees: the typed text, and how long to wait. */
type OwnTexts = Readonly<Record<ContactField | "wait", string>>;

/** A document in pieces. Between two of them stands a visitor's own text: in an element or attribute, or in the data. */
interface Template {
  readonly pieces: readonly Buffer[];
  /** The bytes after each piece but the last. */
  readonly places: readonly Place[];
}

interface Place {
  readonly part: "html" | "data";
  readonly text: keyof OwnTexts;
}

/**
 * Gives the function by which the server answers a rejected message: the built contact page, with what was typed and why it
 * was rejected. React renders each reason once; from then on an answer is the pieces of its page and the visitor's own
 * texts, escaped, and costs hardly more than a page that is read from the build.
 */
export function contactPageRenderer(
  renderApp: RenderApp,
  pages: ContactPages,
): (state: ContactPageState) => Promise<Buffer> {
  const templates = new Map<string, Template>();
  return async (state) => {
    const { values, errors, status } = state;
    const locale = state.locale as Locale;
    const reason = { locale, errors, status };
    const key = JSON.stringify(reason);
    const template = templates.get(key) ?? (await makeTemplate(renderApp, pages, reason));
    templates.set(key, template);
    const wait =
      status === 429
        ? waitInWords(
            languageOf(forLocale(pages.pages, locale).data.localeData.translation, locale).tag,
            state.waitSeconds,
          )
        : "";
    return filled(template, { ...values, wait });
  };
}

type Reason = Pick<ContactPageState, "errors" | "status"> & { readonly locale: Locale };

/** @throws {Error} where the page cannot be rendered */
async function makeTemplate(renderApp: RenderApp, { css, theme, pages }: ContactPages, reason: Reason) {
  const { data, files } = forLocale(pages, reason.locale);
  const { localeData } = data;
  const words = formWords(ownLocaleData(localeData));
  const title = markedTitle(words, data.context.head.title, true);
  const head = { ...data.context.head, title, noindex: true } as const;
  const contextWith = ({ wait, ...values }: OwnTexts) => {
    const rejected = { values, trouble: troubleOf(reason, words, wait) };
    return { ...data.context, content: { ...data.context.content, rejected } };
  };
  const context = contextWith(marks("html"));
  const rendered = await renderApp(context, localeData, { context: { ...context, head }, localeData, files, theme });
  return cut(htmlDocument({ rendered, data: { ...data, context: contextWith(marks("data")) }, css, files, theme }));
}

function troubleOf({ status, errors }: Reason, words: FormWords, wait: string): ContactTrouble {
  if (status === 422) return fieldTrouble(words, errors);
  return otherTrouble(status === 429 ? words.tooMany.replace("{wait}", wait) : words.unavailable);
}

/** Stands for a visitor's own text; nothing escapes characters of Unicode's private use. */
const MARK = /\ue000(html|data):(\w+)\ue001/;

function marks(part: Place["part"]): OwnTexts {
  const mark = (text: Place["text"]) => `\ue000${part}:${text}\ue001`;
  return { ...forEachField(mark), wait: mark("wait") };
}

function cut(document: string): Template {
  // The groups of the mark stand between the pieces.
  const all = document.split(MARK);
  const places = all.flatMap((part, index) => (index % 3 === 1 ? [{ part, text: all[index + 1] } as Place] : []));
  return { pieces: all.filter((_, index) => index % 3 === 0).map((piece) => Buffer.from(piece)), places };
}

function filled({ pieces, places }: Template, texts: OwnTexts): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => [piece, Buffer.from(textAt(places[index], texts))]));
}

function textAt(place: Place | undefined, texts: OwnTexts): string {
  if (place === undefined) return "";
  const text = texts[place.text];
  if (place.part === "data") return inertJson(text).slice(1, -1);
  // The parser drops one line break after <textarea>: the message's own first one must survive it.
  const isTextarea = place.text !== "wait" && contactFields[place.text].kind === "text";
  return isTextarea ? `\n${escapeXml(text)}` : escapeXml(text);
}
