/**
 * The headers of every answer, errors included: the generator fills this list in, the server and the rules for other
 * hosts send it. A build that lacks a required one is not served.
 */
import * as v from "valibot";

const value = v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/, "printable characters on one line"));

export const answerHeadersSchema = v.strictObject({
  "Content-Security-Policy": value,
  /** Only where nothing of another host is ever shown: such files would have to agree, and few do. */
  "Cross-Origin-Embedder-Policy": v.exactOptional(value),
  "Cross-Origin-Opener-Policy": value,
  "Cross-Origin-Resource-Policy": value,
  "Permissions-Policy": value,
  "Referrer-Policy": value,
  "Strict-Transport-Security": value,
  "X-Content-Type-Options": value,
  "X-Frame-Options": value,
});

/** Headers of every answer, by name. */
export type AnswerHeaders = v.InferOutput<typeof answerHeadersSchema>;
