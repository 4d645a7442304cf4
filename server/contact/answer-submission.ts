import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContactLocale } from "../../contract/contact-answer-texts.ts";
import { type ContactMessage, checkContactMessage } from "../../contract/contact-message.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { answerKept, answerWithForm, type ContactAnswerOptions } from "./contact-answers.ts";
import type { RawFields } from "./parse-body.ts";
import type { ContactService, Submission } from "./receive-message.ts";
import { sentFields, typedState } from "./typed-state.ts";

/** The field that people do not see; its name says nothing, so that no browser fills it by itself. */
const DECOY_FIELD = "fax_ref";
/** The field with the time token. */
const TOKEN_FIELD = "time_token";

/** What a submission is answered from. */
interface SubmissionOptions extends ContactAnswerOptions {
  readonly service: ContactService;
}

/**
 * Checks a submission, keeps it, and answers.
 *
 * @throws {BodyError} when the body cannot be read
 */
export async function answerSubmission(
  options: SubmissionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = sentFields(request);
  const state = typedState(options.texts, request, fields);
  const { locale } = state;
  const checked = checkContactMessage(fields);
  if ("errors" in checked)
    return answerWithForm(options, request, reply, { ...state, errors: checked.errors, status: 422 });
  try {
    const accepted = await options.service.submit(submissionOf(checked.message, locale, fields, request));
    if (accepted.outcome === "tooMany") {
      const waitSeconds = accepted.retryAfterSeconds;
      return answerWithForm(options, request, reply, { ...state, status: 429, waitSeconds });
    }
    request.log.info({ messageId: accepted.id, repeated: accepted.repeated }, "message kept");
    return answerKept(options, request, reply, { id: accepted.id, locale });
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    request.log.error({ error: error.name, reason: error.message }, "message not kept");
    return answerWithForm(options, request, reply, { ...state, status: 503 });
  }
}

function submissionOf(
  message: ContactMessage,
  locale: ContactLocale,
  fields: RawFields,
  request: FastifyRequest,
): Submission {
  return {
    message,
    locale,
    address: request.ip,
    idempotencyKey: fields.idempotencyKey || request.headers["idempotency-key"],
    decoy: fields[DECOY_FIELD],
    timeToken: fields[TOKEN_FIELD],
  };
}
