import type { ContactLocale, ContactTexts, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { type ContactPageState, FORM_ANCHOR, SENT_PARAMETER, waitInWords } from "../../message/contact-protocol.ts";
import { fallbackFormPage, refusalPage } from "../common/plain-pages.ts";
import type { RenderContactPage } from "../http/load-build.ts";
import type { Receipt } from "./receive-message.ts";
import type { Submission } from "./submission.ts";

/** Where the contact page says thank you, after the page's path. */
const SENT = `?${SENT_PARAMETER}=1#${FORM_ANCHOR}`;
/**
 * The page with what was typed may be kept by the visitor's own browser, for as long as a look at another page takes: from
 * nowhere else could the way back bring it. Without that a browser asks whether to send the form again.
 */
const KEPT_BY_VISITOR = "private, max-age=300";
/** Seconds after which it is worth trying again when messages cannot be taken. */
const RETRY_AFTER_TROUBLE = 60;

/** Refusals of the form's own submissions that were not read, or could not be. */
const UNREAD: ReadonlySet<number> = new Set([400, 413, 503]);

export interface ContactAnswerOptions {
  readonly texts: ContactTextsByLocale;
  /** Origin of the site where another host serves its pages: "https://www.example.com". */
  readonly siteOrigin: string | undefined;
  /** The build's own renderer of the contact page, where it has one. */
  readonly renderContactPage: RenderContactPage | undefined;
  /** Called where that renderer fails; the fallback page is sent then. */
  readonly onRenderError: (error: unknown) => void;
}

export interface ContactAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The answer to each receipt: a page or a redirect where the browser itself sent the form, else JSON. */
export async function contactAnswer(
  receipt: Receipt,
  submission: Submission,
  options: ContactAnswerOptions,
): Promise<ContactAnswer> {
  const texts = textsIn(options.texts, submission.locale);
  const { locale, values, wantsPage } = submission;
  if (receipt.kind === "accepted") {
    const location = thankYouAddress(texts, submission, options);
    return wantsPage ? { status: 303, headers: { location }, body: "" } : json(201, { id: receipt.id });
  }
  if (receipt.kind === "refused") {
    const { status } = receipt;
    const error = status === 503 ? texts.unavailable : (texts.refusals[status] ?? "");
    // A link would open an empty form where the browser's own way back has the text.
    const isUnread = UNREAD.has(status);
    const way = { isTextKept: isUnread || values.message !== "", hasLink: !isUnread };
    return withRetry(receipt, wantsPage ? html(status, refusalPage(texts, error, way)) : json(status, { error }));
  }
  const { kind: _, ...why } = receipt;
  const state = { locale, values, errors: {}, ...why };
  const error = reasonOf(state, texts);
  const answer = wantsPage
    ? html(state.status, await formPage(state, texts, options), { "cache-control": KEPT_BY_VISITOR })
    : json(state.status, error === undefined ? { errors: state.errors } : { error });
  return withRetry(receipt, answer);
}

/** The page with the form and what was typed: the build's own, else one without the site's styles. */
async function formPage(
  state: ContactPageState,
  texts: ContactTexts,
  { renderContactPage, onRenderError }: ContactAnswerOptions,
): Promise<string | Uint8Array> {
  try {
    if (renderContactPage !== undefined) return await renderContactPage(state);
  } catch (error) {
    onRenderError(error);
  }
  return fallbackFormPage(state, texts, reasonOf(state, texts));
}

/** Why a message whose fields are right was not taken, in words; undefined where its fields are wrong. */
function reasonOf(state: ContactPageState, texts: ContactTexts): string | undefined {
  if (state.status === 422) return undefined;
  if (state.status === 503) return texts.unavailable;
  return texts.tooMany.replace("{wait}", waitInWords(texts.language, state.waitSeconds));
}

/** Where the site says thank you: on its own host, where the form was sent from there and that is not this server. */
function thankYouAddress(
  { back: { href } }: ContactTexts,
  { otherOrigin = "" }: Submission,
  { siteOrigin }: ContactAnswerOptions,
): string {
  return (href.startsWith("/") && otherOrigin === siteOrigin ? otherOrigin : "") + href + SENT;
}

/** Whether the site has a form: a build without one brings the text that says so. */
export function hasForm(texts: ContactTextsByLocale): boolean {
  return Object.values(texts).every((inLocale) => inLocale.refusals[404] === undefined);
}

function json(status: number, body: object): ContactAnswer {
  return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(body) };
}

function html(status: number, body: string | Uint8Array, headers: ContactAnswer["headers"] = {}): ContactAnswer {
  return { status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body };
}

/** Says when to try again, where that may help. */
function withRetry(receipt: Receipt, { headers, ...answer }: ContactAnswer): ContactAnswer {
  const seconds = "waitSeconds" in receipt ? receipt.waitSeconds : RETRY_AFTER_TROUBLE;
  const isForNow = answer.status === 429 || answer.status === 503;
  return { ...answer, headers: { ...headers, ...(isForNow && { "retry-after": String(seconds) }) } };
}

function textsIn(texts: ContactTextsByLocale, locale: ContactLocale): ContactTexts {
  const inLocale = texts[locale] ?? Object.values(texts)[0];
  if (inLocale === undefined) throw new Error("The build has no texts of the contact form. Build again: npm run build");
  return inLocale;
}
