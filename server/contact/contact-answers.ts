import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type ContactLocale,
  type ContactTexts,
  type ContactTextsByLocale,
  contactLocales,
} from "../../contract/contact-answer-texts.ts";
import { waitInWords } from "../../contract/wait-in-words.ts";
import { plainContactPage, refusalPage } from "./fallback-pages.ts";
import type { ContactPageState, RenderContactPage } from "./page-renderer.ts";
import { bodyKind } from "./parse-body.ts";

/** Where the thank-you state of the contact page is, after the page's path. */
const SENT = "?sent=1#form";
/** Seconds after which it is worth trying again when messages cannot be taken. */
const RETRY_AFTER_TROUBLE = 60;
const HTML_TYPE = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** What answers are made of. */
export interface ContactAnswerOptions {
  readonly texts: ContactTextsByLocale;
  /** Origin of the site where another host serves its pages: "https://www.example.com". */
  readonly siteOrigin: string | undefined;
  /** The build's own renderer of the contact page, where it has one. */
  readonly renderContactPage: RenderContactPage | undefined;
}

/** The language of an answer: the form's own (`named`), else that of the page it was on, else the site's first. */
export function answerLocale(texts: ContactTextsByLocale, request: FastifyRequest, named?: unknown): ContactLocale {
  const { referer } = request.headers;
  const ofPage = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname.split("/")[1] : undefined;
  const candidates = [named, ofPage, ...Object.keys(texts)].filter(isContactLocale);
  return candidates.find((locale) => Object.hasOwn(texts, locale)) ?? "fr";
}

/** Answers a message that was kept: its id, or the way to the thank-you state of the page. */
export function answerKept(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: { readonly id: string; readonly locale: ContactLocale },
): FastifyReply {
  if (!wantsPage(request)) return reply.code(201).send({ id: kept.id });
  const { href } = textsIn(options, kept.locale).back;
  return reply.redirect((href.startsWith("/") ? siteElsewhere(options, request) : "") + href + SENT, 303);
}

/** The site's origin where the form came from there, and that is another host than this one; else nothing. */
function siteElsewhere({ siteOrigin }: ContactAnswerOptions, { headers: { origin, host } }: FastifyRequest): string {
  return origin !== undefined && origin === siteOrigin && new URL(origin).host !== host ? origin : "";
}

/** Answers a submission that was refused as a whole, before its fields were looked at. */
export function answerRefused(
  options: ContactAnswerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof ContactTexts["refusals"],
): FastifyReply {
  const texts = textsIn(options, answerLocale(options.texts, request));
  const reason = texts.refusals[status];
  reply.code(status);
  if (!wantsPage(request)) return reply.type(JSON_TYPE).send({ error: reason });
  return reply.type(HTML_TYPE).send(refusalPage(texts, reason));
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
  if (state.status === 429) reply.header("retry-after", state.waitSeconds);
  if (wantsPage(request)) return reply.type(HTML_TYPE).send(await formPage(options, request, state));
  const reason = reasonOf(state, textsIn(options, state.locale));
  return reply.type(JSON_TYPE).send(reason === undefined ? { errors: state.errors } : { error: reason });
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
  return plainContactPage(state, textsIn(options, state.locale));
}

function textsIn({ texts }: ContactAnswerOptions, locale: ContactLocale): ContactTexts {
  const inLocale = texts[locale] ?? Object.values(texts)[0];
  if (inLocale === undefined) throw new Error("The build has no texts of the contact form. Build again: npm run build");
  return inLocale;
}

function isContactLocale(value: unknown): value is ContactLocale {
  return (contactLocales as readonly unknown[]).includes(value);
}

/** Why a message that nothing is wrong with was not taken, in words; undefined where its fields are wrong. */
export function reasonOf(state: ContactPageState, texts: ContactTexts): string | undefined {
  if (state.status === 422) return undefined;
  if (state.status === 503) return texts.unavailable;
  return texts.tooMany.replace("{wait}", waitInWords(texts.language, state.waitSeconds));
}
