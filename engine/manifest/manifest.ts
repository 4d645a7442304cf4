import * as v from "valibot";

/**
 * The manifest of a build: every address that answers, with the bytes behind it.
 * The generator writes it, the server serves from it and from nothing else, so that traversal, dotfiles,
 * aliases, stale validators and open redirects cannot happen.
 */

/** Where the manifest lies below the root of a build. */
export const MANIFEST_FILE = ".build/manifest.json";

/** How long a response may be cached: for a year (the file's name changes with its bytes), after revalidation, never. */
export const cacheRules = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
  never: "no-store",
} as const;

const encodedFile = v.strictObject({
  /** File below the root of the build. */
  file: v.string(),
  /** Length in bytes. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Strong ETag: quoted hash of exactly these bytes. */
  etag: v.pipe(v.string(), v.regex(/^"[\w-]+"$/)),
});

const manifestFile = v.strictObject({
  /** Content-Type, charset included. */
  type: v.string(),
  cache: v.picklist(["immutable", "revalidate"]),
  /** Content-Disposition: browsers save the file instead of showing it. */
  disposition: v.optional(v.literal("attachment")),
  identity: encodedFile,
  br: v.optional(encodedFile),
  gzip: v.optional(encodedFile),
  /** How many builds ago the file was last part of the site; it is kept for tabs that are still open. */
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const headerValue = v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/, "printable characters on one line"));

/**
 * The headers of every answer, errors included: the generator fills this list in, the server and the rules for other
 * hosts send it. A build that lacks a required one is not served.
 */
const answerHeadersSchema = v.strictObject({
  "Content-Security-Policy": headerValue,
  /** Only where nothing of another host is ever shown: such files would have to agree, and few do. */
  "Cross-Origin-Embedder-Policy": v.exactOptional(headerValue),
  "Cross-Origin-Opener-Policy": headerValue,
  "Cross-Origin-Resource-Policy": headerValue,
  "Permissions-Policy": headerValue,
  "Referrer-Policy": headerValue,
  "Strict-Transport-Security": headerValue,
  "X-Content-Type-Options": headerValue,
  "X-Frame-Options": headerValue,
});

/** Headers of every answer, by name. */
export type AnswerHeaders = v.InferOutput<typeof answerHeadersSchema>;

export const manifestSchema = v.strictObject({
  version: v.literal(1),
  /** Hash of the client bundle. */
  hash: v.string(),
  /** Request path, such as "/fr/services/", to file. */
  files: v.record(v.pipe(v.string(), v.startsWith("/")), manifestFile),
  /** Request path to the canonical path, answered with 301. */
  redirects: v.record(v.pipe(v.string(), v.startsWith("/")), v.pipe(v.string(), v.startsWith("/"))),
  /** File that answers an unknown path, by the path's first segment; "" for all others. */
  notFound: v.record(v.string(), manifestFile),
  /**
   * Paths that are answered with 410, those of page data included. Page data of an old address is gone too: a tab then
   * asks for the document, which redirects.
   */
  gone: v.optional(v.array(v.pipe(v.string(), v.startsWith("/"))), []),
  /** File that answers them, as `notFound`. */
  gonePages: v.optional(v.record(v.string(), manifestFile), {}),
  headers: answerHeadersSchema,
});

export type ManifestFile = v.InferOutput<typeof manifestFile>;
export type Manifest = v.InferOutput<typeof manifestSchema>;
