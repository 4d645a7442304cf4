import type { AnswerHeaders } from "../manifest.ts";

/** Headers of every answer of a made-up build. */
export const sampleHeaders: AnswerHeaders = {
  "Content-Security-Policy": "default-src 'self'",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=()",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=1",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};
