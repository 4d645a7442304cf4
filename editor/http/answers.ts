import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { Refused } from "../words/refused.ts";

/** The most bytes of a request: more than any photograph or text has, and little enough for the memory. */
const MOST_BYTES = 100_000_000;

/** Headers of every answer: nothing is kept, guessed or shown to others. */
export const GUARDS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The policy of the editor's page: nothing from any other host, nothing inline. */
export function pagePolicy(previewOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // What is pasted says by its styles what is bold, and browsers read none without this; a style runs nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { ...GUARDS, "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(value));
}

/** A sentence as a page, for a browser that shows no editor. */
export function sendSentence(response: ServerResponse, text: string, status: number, language: OwnerLanguage): void {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response
    .writeHead(status, {
      ...GUARDS,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    })
    .end(
      `<!doctype html><html lang="${ownerWritings[language].tag}"><meta name="viewport" content="width=device-width"><title>${escaped}</title><p>${escaped}</p>`,
    );
}

/** The body of a request. @throws {Refused} "upload-too-large" */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => Refused.because("upload-too-large", { most: String(Math.floor(MOST_BYTES / 1e6)) }, 413);
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The JSON of a request, checked. @throws {Refused} "not-understood" */
export async function readJson<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = /^application\/json\b/.test(request.headers["content-type"] ?? "");
  const body = await readBody(request);
  try {
    if (isJson) return v.parse(schema, JSON.parse(body.toString("utf8")));
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof v.ValiError)) throw error;
  }
  throw Refused.because("not-understood", {}, 400);
}
