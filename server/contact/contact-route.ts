import type { FastifyInstance } from "fastify";
import type { ContactNotices } from "../../contract/contact-notice.ts";
import { cacheRules } from "../../contract/manifest.ts";
import { CONTACT_PATH } from "../allowed-methods.ts";
import { noticePage } from "./notice-page.ts";

/** The longest letter, 5,000 characters of four bytes each percent-encoded, is 60 kB; the other fields need 2 more. */
const BODY_LIMIT = 64 * 1024;
/** How long an answer may take, in milliseconds. */
const HANDLER_TIMEOUT = 10_000;

/**
 * Adds the contact form's receiver. It keeps no message yet: it says so, in the form's language, and gives the phone
 * number (status 503). A browser that sent the form itself gets a page, a program gets JSON.
 */
export function addContactRoute(app: FastifyInstance, notices: ContactNotices): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, { locale: new URLSearchParams(String(body)).get("locale") });
  });
  app.post(CONTACT_PATH, { bodyLimit: BODY_LIMIT, handlerTimeout: HANDLER_TIMEOUT }, (request, reply) => {
    const locale = knownLocale(notices, request.body);
    const notice = notices[locale];
    if (notice === undefined) throw new Error("The build has no contact notice.");
    reply.code(503).header("cache-control", cacheRules.never).header("vary", "Accept");
    if (!request.headers.accept?.includes("text/html")) return reply.send({ error: notice.text });
    return reply.type("text/html; charset=utf-8").send(noticePage(locale, notice));
  });
}

/** The locale that a message names, else the first of the notices. */
function knownLocale(notices: ContactNotices, body: unknown): string {
  const named = typeof body === "object" && body !== null && "locale" in body ? body.locale : undefined;
  const [first = ""] = Object.keys(notices);
  return typeof named === "string" && Object.hasOwn(notices, named) ? named : first;
}
