import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContactNotice, ContactNotices } from "../../contract/contact-notice.ts";
import { bodyKind } from "./body-kind.ts";
import type { ContactPageState, RenderContactPage } from "./contact-page.ts";
import { type ContactLocale, type ContactTexts, contactTexts } from "./contact-texts.ts";
import { noticePage } from "./notice-page.ts";
import { plainContactPage } from "./plain-contact-page.ts";

/** Where the thank-you state of the contact page is, after the page's path: a query for programs, a place for eyes. */
const SENT = "?sent=1#form";
/** Seconds after which it is worth trying again when messages cannot be taken. */
const RETRY_AFTER_TROUBLE = 60;

/** Whether the browser itself sent the form, and shows what comes back: then the answer is a page, else JSON. */
export function wantsPage({ raw, headers }: FastifyRequest): boolean {
  return bodyKind(raw.rawHeaders) !== "json" && headers.accept?.includes("text/html") === true;
}

/**
 * The language of an answer: the form's own, else that of the page the form was on, else the site's first.
 *
 * @param named what came in the field `locale`
 */
export function answerLocale(notices: ContactNotices, named: unknown, referer: string | undefined): ContactLocale {
  const ofPage = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname.split("/")[1] : undefined;
  const found = [named, ofPage, ...Object.keys(notices)].find(isContactLocale);
  return found ?? "fr";
}

/** Answers a message that was kept. @param site origin of the site where it is another host's, else "" */
export function answerKept(request: FastifyRequest, reply: FastifyReply, id: string, page: string): FastifyReply {
  return wantsPage(request) ? reply.redirect(page + SENT, 303) : reply.code(201).send({ id });
}

/** Answers a submission that was refused as a whole, before its fields were looked at. */
export function answerRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof ContactTexts["refusals"],
  notice: ContactNotice,
  locale: ContactLocale,
): FastifyReply {
  const text = contactTexts[locale].refusals[status];
  reply.code(status);
  if (!wantsPage(request)) return reply.type(JSON_TYPE).send({ error: text });
  return reply.type(HTML_TYPE).send(noticePage(locale, { ...notice, text }));
}

const HTML_TYPE = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** Answers a submission that the visitor can mend or send again: with the form as it was filled, or with JSON. */
export async function answerWithForm(
  request: FastifyRequest,
  reply: FastifyReply,
  state: ContactPageState,
  notice: ContactNotice,
  render: RenderContactPage | undefined,
): Promise<FastifyReply> {
  reply.code(state.status);
  if (state.status === 503) reply.header("retry-after", RETRY_AFTER_TROUBLE);
  if (wantsPage(request)) return reply.type(HTML_TYPE).send(await formPage(request, state, notice, render));
  if (state.status === 422) return reply.send({ errors: state.errors });
  const text = state.status === 503 ? notice.text : contactTexts[state.locale].refusals[429];
  return reply.send({ error: text });
}

async function formPage(
  request: FastifyRequest,
  state: ContactPageState,
  notice: ContactNotice,
  render: RenderContactPage | undefined,
): Promise<string> {
  try {
    if (render !== undefined) return await render(state);
  } catch (error) {
    request.log.error({ err: { type: error instanceof Error ? error.name : typeof error } }, "contact page failed");
  }
  return plainContactPage(state, notice);
}

function isContactLocale(value: unknown): value is ContactLocale {
  return typeof value === "string" && Object.hasOwn(contactTexts, value);
}
