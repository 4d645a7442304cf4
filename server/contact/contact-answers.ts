import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContactNotice, ContactNotices } from "../../contract/contact-notice.ts";
import { bodyKind } from "./body-kind.ts";
import type { ContactPageState, RenderContactPage } from "./contact-page.ts";
import { type ContactLocale, type ContactTexts, contactTexts } from "./contact-texts.ts";
import { noticePage } from "./notice-page.ts";
import { plainContactPage } from "./plain-contact-page.ts";

/** Where the thank-you state of the contact page is, after the page's path. */
const SENT = "?sent=1#form";
/** Seconds after which it is worth trying again when messages cannot be taken. */
const RETRY_AFTER_TROUBLE = 60;
const HTML_TYPE = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** What answers are made of. */
export interface ContactAnswerOptions {
  readonly notices: ContactNotices;
  /** Origin of the site where another host serves its pages: "https://www.example.com". */
  readonly siteOrigin: string | undefined;
  /** The build's own renderer of the contact page, where it has one. */
  readonly renderContactPage: RenderContactPage | undefined;
}

/** The language of an answer: the form's own (`named`), else that of the page it was on, else the site's first. */
export function answerLocale(notices: ContactNotices, request: FastifyRequest, named?: unknown): ContactLocale {
  const { referer } = request.headers;
  const ofPage = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname.split("/")[1] : undefined;
  const candidates = [named, ofPage, ...Object.keys(notices)].filter(isContactLocale);
  return candidates.find((locale) => Object.hasOwn(notices, locale)) ?? "fr";
}

/** Answers a message that was kept: its id, or the way to the thank-you state of the page. */
export function answerKept(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: { readonly id: string; readonly locale: ContactLocale },
): FastifyReply {
  if (!wantsPage(request)) return reply.code(201).send({ id: kept.id });
  const { origin, host } = request.headers;
  const elsewhere = origin !== undefined && origin === options.siteOrigin && new URL(origin).host !== host;
  return reply.redirect((elsewhere ? origin : "") + noticeIn(options, kept.locale).back.href + SENT, 303);
}

/** Answers a submission that was refused as a whole, before its fields were looked at. */
export function answerRefused(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  status: Exclude<keyof ContactTexts["refusals"], 429>,
): FastifyReply {
  const locale = answerLocale(options.notices, request);
  const text = contactTexts[locale].refusals[status];
  reply.code(status);
  if (!wantsPage(request)) return reply.type(JSON_TYPE).send({ error: text });
  return reply.type(HTML_TYPE).send(noticePage(locale, { ...noticeIn(options, locale), text }));
}

/** Answers a submission that the visitor can mend or send again: with the form as it was filled, or with JSON. */
export async function answerWithForm(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  state: ContactPageState,
): Promise<FastifyReply> {
  reply.code(state.status);
  if (state.status === 503) reply.header("retry-after", RETRY_AFTER_TROUBLE);
  if (wantsPage(request)) return reply.type(HTML_TYPE).send(await formPage(options, request, state));
  reply.type(JSON_TYPE);
  if (state.status === 422) return reply.send({ errors: state.errors });
  const text = state.status === 503 ? noticeIn(options, state.locale).text : contactTexts[state.locale].refusals[429];
  return reply.send({ error: text });
}

/** Whether the browser itself sent the form and shows what comes back: then the answer is a page, else JSON. */
function wantsPage({ raw, headers }: FastifyRequest): boolean {
  return bodyKind(raw.rawHeaders) !== "json" && headers.accept?.includes("text/html") === true;
}

async function formPage(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  state: ContactPageState,
): Promise<string> {
  try {
    if (options.renderContactPage !== undefined) return await options.renderContactPage(state);
  } catch (error) {
    request.log.error({ error: error instanceof Error ? error.name : typeof error }, "contact page not rendered");
  }
  return plainContactPage(state, noticeIn(options, state.locale));
}

function noticeIn({ notices }: ContactAnswerOptions, locale: ContactLocale): ContactNotice {
  const notice = notices[locale] ?? Object.values(notices)[0];
  if (notice === undefined) throw new Error("The build has no contact notice. Build again: npm run build");
  return notice;
}

function isContactLocale(value: unknown): value is ContactLocale {
  return typeof value === "string" && Object.hasOwn(contactTexts, value);
}
