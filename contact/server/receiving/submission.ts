import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContactLocale, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { type ContactField, forEachField } from "../../message/contact-fields.ts";
import { preferredLocale } from "../common/plain-pages.ts";

/** What a request of the contact form says: of its message nothing is checked. */
export interface Submission {
  /** The fields that came with it, of any type; none where its body could not be read. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The client's own key: one in the form wins over that of the header. */
  readonly key: unknown;
  /** The visitor's IP address. */
  readonly address: string;
  /** In which the visitor is answered. */
  readonly locale: ContactLocale;
  /** What was typed, to be shown again. */
  readonly values: Readonly<Record<ContactField, string>>;
  /** Whether the browser itself sent the form and shows what comes back: then the answer is a page, else JSON. */
  readonly wantsPage: boolean;
  /** Origin of the page with the form, where that is on another host than this server. */
  readonly otherOrigin: string | undefined;
}

export function submissionOf(texts: ContactTextsByLocale, request: FastifyRequest): Submission {
  const { accept, origin, host, "content-type": type = "", "idempotency-key": key } = request.headers;
  const { body } = request;
  const fields = typeof body === "object" && body !== null ? (body as Submission["fields"]) : {};
  const typed = (field: ContactField) => (typeof fields[field] === "string" ? fields[field].toWellFormed() : "");
  return {
    fields,
    key: fields.idempotencyKey || key,
    address: request.ip,
    locale: answerLocale(texts, request, fields.locale),
    values: forEachField(typed),
    wantsPage: !/^\s*application\/json/i.test(type) && accept?.includes("text/html") === true,
    otherOrigin: origin !== undefined && URL.canParse(origin) && new URL(origin).host !== host ? origin : undefined,
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
export function formFields(body: Uint8Array): Submission["fields"] {
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
