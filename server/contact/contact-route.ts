import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BODY_LIMIT_BYTES, checkContactMessage } from "../../contract/contact-message.ts";
import type { ContactNotices } from "../../contract/contact-notice.ts";
import { cacheRules } from "../../contract/manifest.ts";
import { CONTACT_PATH } from "../allowed-methods.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { bodyKind } from "./body-kind.ts";
import { ContactAnswers } from "./contact-answers.ts";
import type { RenderContactPage } from "./contact-page.ts";
import type { ContactService, Submission } from "./contact-service.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { BodyError, parseBody, type RawFields } from "./parse-body.ts";
import { timeToken } from "./time-token.ts";

/** Where a form fetches its time token. */
export const TOKEN_PATH = `${CONTACT_PATH}/token`;
/** The form's own anti-spam fields: one that people leave empty, and the time token. */
export const DECOY_FIELD = "fax_ref";
export const TOKEN_FIELD = "time_token";
/** How long an answer may take, in milliseconds; more than a request may take to arrive, which is answered with 408. */
const HANDLER_TIMEOUT = 15_000;
