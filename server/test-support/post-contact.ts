import type { FastifyInstance } from "fastify";

export const JSON_TYPE = "application/json";
export const FORM_TYPE = "application/x-www-form-urlencoded";
/** What a browser asks for that sends the form itself. */
export const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Posts to the contact form's receiver: fields as JSON, text and bytes as a form unless the headers say otherwise. */
export function postContact(
  app: FastifyInstance,
  body: Readonly<Record<string, unknown>> | string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  const payload = isRaw ? body : JSON.stringify(body);
  const type = isRaw ? FORM_TYPE : JSON_TYPE;
  return app.inject({ method: "POST", url: "/api/contact", payload, headers: { "content-type": type, ...headers } });
}

/** Fields as a browser writes a form. */
export function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}
