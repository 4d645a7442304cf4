import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContactLocale, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { type ContactField, forEachField } from "../../message/contact-fields.ts";
import { HONEYPOT_FIELD, TIME_TOKEN_FIELD } from "../../message/contact-form.ts";
import { preferredLocale } from "../common/plain-pages.ts";

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

/** The fields of a submission as sent: unchecked, of any type. */
export type RawFields = Readonly<Record<string, unknown>>;

/** A body that cannot be read. Its text quotes nothing of it. */
class BodyError extends Error {
  readonly statusCode = 400;
}

/**
 * Has requests of a scope read as JSON or as a form; of another type they are refused (415). The framework's own parsers,
 * and `@fastify/formbody`, put other characters in place of bytes that are not UTF-8, or leave them percent-encoded: here
 * such a message is refused (400), not changed.
 */
export function addBodyParsers(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser("error", "ignore");
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) =>
    parseJson(
      request,
      strictly(body, (text) => text),
      done,
    ),
  );
  scope.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, formFields(body)),
  );
}

/**
 * The fields of a form; of a repeated one the last counts, whatever its name. URLSearchParams would replace what it cannot
 * decode, and takes time with the square of the number of fields without a value.
 *
 * @throws {BodyError}
 */
export function formFields(body: Uint8Array): RawFields {
  return strictly(body, (text) => {
    const pairs = text.split("&").filter((pair) => pair !== "");
    return Object.fromEntries(new Map(pairs.map(decodedPair)));
  });
}

function decodedPair(pair: string): readonly [string, string] {
  const [name = "", ...value] = pair.replaceAll("+", " ").split("=");
  return [decodeURIComponent(name), decodeURIComponent(value.join("="))];
}

/** Made once: making one takes as long as decoding a message. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

function strictly<Read>(body: Uint8Array, read: (text: string) => Read): Read {
  try {
    return read(UTF8.decode(body));
  } catch {
    throw new BodyError("The body is not UTF-8.");
  }
}
