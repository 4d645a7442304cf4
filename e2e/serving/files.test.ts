import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { builtManifest } from "../setup/built-site.ts";
import { ask } from "./ask.ts";

const paths = Object.keys((await builtManifest()).files);
const first = (pattern: RegExp) => {
  const path = paths.find((one) => pattern.test(one));
  if (path === undefined) throw new Error(`The build has no file like ${pattern}.`);
  return path;
};

/** A file of each kind. */
const kinds = {
  page: "/fr/services/",
  "page data": first(/^\/assets\/data\/.*\/index\.json$/),
  feed: "/en/feed.xml",
  sitemap: "/sitemap.xml",
  "robots.txt": "/robots.txt",
  "web manifest": "/site.webmanifest",
  "security.txt": "/.well-known/security.txt",
  script: first(/^\/assets\/[^/]+\.js$/),
  font: first(/\.woff2$/),
} as const;
const hashed = ["script", "font"];
const all = Object.entries(kinds);

/** Asks without the decoding that `fetch` does of itself. */
async function encoded(path: string, encoding: string): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(inject("origin") + path, { headers: { "accept-encoding": encoding } }, resolve).on("error", reject);
  const answer = await promise;
  return { answer, bytes: await buffer(answer) };
}

test.each(all)("[P1] [P5] a %s is kept exactly as long as it may be", async (kind, path) => {
  const answer = await ask(path);
  const expected = hashed.includes(kind) ? "public, max-age=31536000, immutable" : "no-cache";
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expected]);
});

test.each(all)("a %s is the same in every encoding", async (kind, path) => {
  const plain = await encoded(path, "identity");
  expect(plain.answer.headers["content-encoding"]).toBeUndefined();
  if (kind === "font") return;
  const br = await encoded(path, "gzip, deflate, br");
  const gzip = await encoded(path, "gzip");
  expect([br, gzip].map(({ answer }) => answer.headers["content-encoding"])).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  for (const { answer, bytes } of [plain, br, gzip]) {
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["content-length"]).toBe(String(bytes.length));
  }
  const etags = [plain, br, gzip].map(({ answer }) => answer.headers.etag);
  expect(new Set(etags).size).toBe(3);
});

test.each(all)("a %s that has not changed is not sent again", async (_kind, path) => {
  const etag = (await ask(path)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await ask(path, { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  const other = await ask(path, { headers: { "if-none-match": '"another"' } });
  expect(other.status).toBe(200);
});

test.each(all)("HEAD of a %s tells what GET would", async (_kind, path) => {
  const [head, whole] = await Promise.all([ask(path, { method: "HEAD" }), ask(path)]);
  const facts = ({ status, headers }: Response) => [
    status,
    ...["content-type", "etag", "cache-control", "vary", "content-encoding"].map((name) => headers.get(name)),
  ];
  expect(facts(head)).toEqual(facts(whole));
  expect(await head.text()).toBe("");
});

describe("methods", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s on a page is refused, and told what is allowed",
    async (method) => {
      for (const path of ["/fr/", "/nothing/", "/assets/nothing.js"]) {
        const answer = await ask(path, { method });
        expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
      }
    },
  );

  test.each(["GET", "HEAD", "PUT"])("%s on the form's address is refused", async (method) => {
    const answer = await ask("/api/contact", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("headers of every answer", () => {
  const etagOf = async (path: string) => (await ask(path)).headers.get("etag") ?? "";
  test.each([
    ["200", async () => ask("/fr/")],
    ["301", async () => ask("/fr")],
    ["304", async () => ask("/fr/", { headers: { "if-none-match": await etagOf("/fr/") } })],
    ["404", async () => ask("/en/nothing/")],
    ["404", async () => ask("/assets/nothing.js")],
    ["405", async () => ask("/fr/", { method: "DELETE" })],
    ["422", async () => ask("/api/contact", { method: "POST", body: new URLSearchParams({ locale: "pt" }) })],
    ["415", async () => ask("/api/contact", { method: "POST", body: "text" })],
    ["200", async () => ask("/healthz")],
  ])("%s keeps other sites and foreign scripts out", async (status, request) => {
    const { headers, status: answered } = await request();
    expect(String(answered)).toBe(status);
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8,}/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBe(null);
  });
});
