import type { FastifyRequest } from "fastify";
import type { ContactTextsByLocale } from "../../contract/contact-answer-texts.ts";
import { answerLocale } from "./contact-answers.ts";
import type { ContactPageState } from "./page-renderer.ts";
import { BodyError, bodyKind, parseBody, type RawFields } from "./parse-body.ts";

/**
 * The fields that came with a request.
 *
 * @throws {BodyError} when its body cannot be read
 */
export function sentFields({ raw, body }: FastifyRequest): RawFields {
  return parseBody(bodyKind(raw.rawHeaders) ?? "form", Buffer.isBuffer(body) ? body : Buffer.alloc(0));
}

/** What was typed, to be shown again, and in which language. Of a body that cannot be read, nothing. */
export function typedState(
  texts: ContactTextsByLocale,
  request: FastifyRequest,
  fields: RawFields = readableFields(request),
): Pick<ContactPageState, "locale" | "values" | "errors"> {
  const text = (value: unknown) => (typeof value === "string" ? value.toWellFormed() : "");
  return {
    locale: answerLocale(texts, request, fields.locale),
    values: { name: text(fields.name), email: text(fields.email), message: text(fields.message) },
    errors: {},
  };
}

function readableFields(request: FastifyRequest): RawFields {
  try {
    return sentFields(request);
  } catch (error) {
    if (error instanceof BodyError) return {};
    throw error;
  }
}
