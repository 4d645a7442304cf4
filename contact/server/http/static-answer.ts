import type { IncomingHttpHeaders } from "node:http";
import { cacheRules, type Manifest, type ManifestFile } from "#engine/manifest/manifest.ts";
import type { Build, EncodedFile } from "./load-build.ts";
import { type Lookup, lookup } from "./lookup.ts";
import { allowedMethods, pathOf } from "./paths.ts";

export interface StaticRequest {
  readonly method: string;
  /** As it stands in the request line, query included. */
  readonly target: string;
  readonly headers: Pick<IncomingHttpHeaders, "accept-encoding" | "if-match" | "if-none-match">;
}

/** The answer, without the headers that every answer has. */
export interface StaticAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A file of the build, or a text. */
  readonly body: EncodedFile | string;
  /** What answered, for the log: a path of the build, or a kind of unknown paths. Never what the visitor wrote. */
  readonly route: string;
}

/**
 * Decides what a build answers: a file, negotiated and conditional, a redirect to the canonical path, a 404 or a 410. Ranges
 * are ignored, as RFC 9110 §14.2 allows: only documents are large, and those are asked for whole.
 */
export function staticAnswer(build: Pick<Build, "manifest" | "table">, request: StaticRequest): StaticAnswer {
  const allowed = allowedMethods(pathOf(request.target));
  if (!allowed.includes(request.method))
    return textAnswer(405, "any address", "Method not allowed\n", { allow: allowed.join(", ") });
  const found = lookup(build.table, request.target);
  switch (found.kind) {
    case "file":
      return fileAnswer(found.path, found.file, request);
    case "redirect":
      return {
        status: 301,
        headers: { location: found.location, "cache-control": cacheRules.revalidate, "content-length": "0" },
        body: "",
        route: "an alias",
      };
    case "notFound":
      return missingAnswer(404, build.manifest.notFound, found, request);
    case "gone":
      return missingAnswer(410, build.manifest.gonePages, found, request);
  }
}

/** An answer of plain text that must not be cached. */
export function textAnswer(
  status: number,
  route: string,
  body: string,
  more: StaticAnswer["headers"] = {},
  type = "text/plain; charset=utf-8",
): StaticAnswer {
  const length = String(Buffer.byteLength(body));
  const headers = { "content-type": type, "content-length": length, "cache-control": cacheRules.never, ...more };
  return { status, headers, body, route };
}

function fileAnswer(route: string, file: ManifestFile, { headers: asked }: StaticRequest): StaticAnswer {
  const { encoded, encoding, vary } = chooseEncoding(file, asked["accept-encoding"]);
  const kept = { "cache-control": cacheRules[file.cache], etag: encoded.etag, ...vary };
  const status = conditionalStatus(asked, encoded.etag);
  if (status === 304) return { status, headers: kept, body: "", route };
  if (status === 412) return { status, headers: { ...kept, "content-length": "0" }, body: "", route };
  return { status, headers: { ...contentHeaders(file, encoded, encoding), ...kept }, body: encoded, route };
}

/** What is not HTML is not answered with HTML, which would fail in a way that is hard to understand. */
function missingAnswer(
  status: 404 | 410,
  pages: Manifest["notFound"],
  { area, segment }: Extract<Lookup, { kind: "notFound" | "gone" }>,
  { headers: asked }: StaticRequest,
): StaticAnswer {
  const route = `${status === 404 ? "unknown" : "gone"} ${area}`;
  const hidden = { "x-robots-tag": "noindex" };
  const page = Object.hasOwn(pages, segment) ? pages[segment] : pages[""];
  if (area === "page" && page) {
    const { encoded, encoding, vary } = chooseEncoding(page, asked["accept-encoding"]);
    const content = contentHeaders(page, encoded, encoding);
    const headers = { ...content, "cache-control": cacheRules.never, ...vary, ...hidden };
    return { status, headers, body: encoded, route };
  }
  const { text, data } = MISSING[status];
  return area === "data"
    ? textAnswer(status, route, data, hidden, "application/json; charset=utf-8")
    : textAnswer(status, route, text, hidden);
}

/** Answers that are no page, as the rules of other hosts give them too. */
const MISSING = {
  404: { text: "Not found\n", data: '{"error":"notFound"}' },
  410: { text: "Gone\n", data: '{"error":"gone"}' },
} as const;

function contentHeaders(
  { type, disposition }: ManifestFile,
  { bytes }: EncodedFile,
  encoding: Encoding,
): StaticAnswer["headers"] {
  return {
    "content-type": type,
    "content-length": String(bytes),
    ...(disposition && { "content-disposition": disposition }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
}

/** An encoding in which a file can be sent (RFC 9110 §8.4.1). */
type Encoding = "br" | "gzip" | "identity";

/** Best first, for clients that prefer none. */
const PREFERENCE = ["br", "gzip", "identity"] as const satisfies readonly Encoding[];
const MEMBER = /^(?:x-(?=gzip\b))?([^\s;]+)[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/;

/**
 * Chooses the encoding that the client prefers (RFC 9110 §12.5.3). An encoding it did not name is never sent, except
 * identity, which is also sent where the client refuses every encoding there is: better a readable answer than none.
 *
 * @param accepted value of Accept-Encoding; a malformed member of it is ignored, and of two equal ones the first counts
 * @param file by encoding what there is
 */
export function negotiateEncoding(
  accepted: string | undefined,
  file: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding {
  const weights = new Map<string, number>();
  for (const member of accepted?.toLowerCase().split(",") ?? []) {
    const [, coding, weight = "1"] = MEMBER.exec(member.trim()) ?? [];
    if (coding !== undefined && !weights.has(coding)) weights.set(coding, Number(weight));
  }
  const weightOf = (one: Encoding) => (file[one] ? (weights.get(one) ?? weights.get("*") ?? 0) : 0);
  const [best] = PREFERENCE.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best !== undefined && weightOf(best) > 0 ? best : "identity";
}

/** Chooses the encoding, and the Vary header that goes with it. */
function chooseEncoding(file: ManifestFile, accepted: string | undefined) {
  const encoding = negotiateEncoding(accepted, file);
  return {
    encoding,
    encoded: file[encoding] ?? file.identity,
    vary: (file.br || file.gzip) && { vary: "Accept-Encoding" },
  };
}

const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * The status of a GET or HEAD that finds a file with a strong entity tag: 412, 304 or 200 (RFC 9110 §13.2.2).
 * Without Last-Modified the dated conditions do not apply.
 *
 * @param etag quoted
 */
export function conditionalStatus(
  { "if-match": ifMatch, "if-none-match": ifNoneMatch }: IncomingHttpHeaders,
  etag: string,
): 200 | 304 | 412 {
  if (ifMatch !== undefined && !matches(ifMatch, etag, "strong")) return 412;
  return ifNoneMatch !== undefined && matches(ifNoneMatch, etag, "weak") ? 304 : 200;
}

function matches(header: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (header.trim() === "*") return true;
  for (const [, weak, tag] of header.matchAll(ENTITY_TAG)) {
    if (tag === etag && (comparison === "weak" || weak === undefined)) return true;
  }
  return false;
}
