import type { FastifyRequest } from "fastify";
import type { ContactLocale, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { type ContactField, forEachField } from "../../message/contact-fields.ts";
import { HONEYPOT_FIELD, TIME_TOKEN_FIELD } from "../../message/contact-form.ts";
import { preferredLocale } from "../common/preferred-locale.ts";
import type { RawFields } from "./parse-body.ts";

/** A submission as it was sent; nothing of it is checked. */
export interface Submission {
  readonly fields: RawFields;
  readonly locale: ContactLocale;
  /** The visitor's IP address. */
  readonly address: string;
  readonly idempotencyKey: unknown;
  readonly honeypot: unknown;
  readonly timeToken: unknown;
}

/** The visitor who is to be answered, and how. */
export interface Visitor {
  readonly locale: ContactLocale;
  /** What was typed, to be shown again. */
  readonly values: Readonly<Record<ContactField, string>>;
  /** Whether the browser itself sent the form and shows what comes back: then the answer is a page, else JSON. */
  readonly wantsPage: boolean;
  /** Origin of the page with the form, where that is on another host than this server. */
  readonly otherOrigin: string | undefined;
}

/** The fields that came with a request; none where its body could not be read. */
function fieldsOf({ body }: FastifyRequest): RawFields {
  return typeof body === "object" && body !== null ? (body as RawFields) : {};
}

/** Who asked, as far as the answer has to know: what a request says of its language, its form and its page. */
export function visitorOf(texts: ContactTextsByLocale, request: FastifyRequest): Visitor {
  const { accept, origin, host, "content-type": type = "" } = request.headers;
  const fields = fieldsOf(request);
  const typed = (field: ContactField) => (typeof fields[field] === "string" ? fields[field].toWellFormed() : "");
  return {
    locale: answerLocale(texts, request, fields.locale),
    values: forEachField(typed),
    wantsPage: !/^\s*application\/json/i.test(type) && accept?.includes("text/html") === true,
    otherOrigin: origin !== undefined && URL.canParse(origin) && new URL(origin).host !== host ? origin : undefined,
  };
}

/** What a request sends, unchecked: `receiveMessage` judges it. A key in the form wins over that of the header. */
export function submissionOf(request: FastifyRequest, locale: ContactLocale): Submission {
  const fields = fieldsOf(request);
  return {
    fields,
    locale,
    address: request.ip,
    idempotencyKey: fields.idempotencyKey || request.headers["idempotency-key"],
    honeypot: fields[HONEYPOT_FIELD],
    timeToken: fields[TIME_TOKEN_FIELD],
  };
}

/**
 * The language of an answer: the form's own (`named`), else that of the page it was on, else the first that the browser
 * asks for, else the site's first.
 */
function answerLocale(texts: ContactTextsByLocale, request: FastifyRequest, named: unknown): ContactLocale {
  const { referer, "accept-language": accepted } = request.headers;
  const ofPage = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname.split("/")[1] : undefined;
  return preferredLocale(texts, [named, ofPage], accepted);
}
