import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { caddyFile } from "#engine/build/hosts/caddy-file.ts";
import { nginxHttp, nginxServer } from "#engine/build/hosts/nginx-files.ts";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { askHost, type HostAnswer } from "./host-answers.ts";
import { ways } from "./ways.ts";

const manifest = await builtManifest();
const files = Object.entries(manifest.files);
const first = (pattern: RegExp) => files.find(([path]) => pattern.test(path))?.[0] ?? "none";
const PAGE = "/en/services/";
const SCRIPT = first(/^\/assets\/[^/]+\.js$/);
const HTML = "text/html; charset=utf-8";
const OLD = "/en/services/reseau-de-sante-europeen";
const NEW = "/en/services/european-health-network/";

/** What is answered, as far as a visitor, a browser or a search engine would notice. */
interface Expected {
  readonly status: number;
  readonly location?: string;
  readonly type?: string;
  readonly cache?: string;
  readonly allow?: string;
  readonly robots?: string;
  readonly text?: string;
}
const page = (language: string): Expected => ({
  status: 200,
  type: HTML,
  cache: cacheRules.revalidate,
  text: `<html lang="${language}"`,
});
const missing = (language: string, status = 404): Expected => ({
  status,
  type: HTML,
  cache: cacheRules.never,
  robots: "noindex",
  text: `<html lang="${language}"`,
});
const moved = (location: string): Expected => ({ status: 301, location, cache: cacheRules.revalidate });
const hidden: Expected = { status: 404 };
const refused: Expected = { status: 405, allow: "GET, HEAD", cache: cacheRules.never };

const table: readonly (readonly [request: string, expected: Expected])[] = [
  ["GET /", page("fr")],
  ["GET /fr/", page("fr")],
  ["GET /en/services/", page("en")],
  ["GET /pt/contact/?sent=1", page("pt-PT")],
  ["GET /en/services?a=1&b=%C3%A9", moved("/en/services/?a=1&b=%C3%A9")],
  ["GET /fr/blog/1/?x", moved("/fr/blog/?x")],
  ["GET /fr/blog/1", moved("/fr/blog/")],
  [`GET ${OLD}/?a=1&b=%C3%A9`, moved(`${NEW}?a=1&b=%C3%A9`)],
  [`GET ${OLD}`, moved(NEW)],
  ["GET /fr/x/", missing("fr")],
  ["GET /en/x", missing("en")],
  ["GET /pt/x/y/", missing("pt-PT")],
  ["GET /x", missing("fr")],
  [`GET /en/${"x".repeat(256)}/`, missing("en")],
  ["GET /english/", missing("fr")],
  ["GET /fr/blog/0/", missing("fr")],
  ["GET /fr/blog/02/", missing("fr")],
  ["GET /fr/blog/99/", missing("fr")],
  ["GET /EN/", missing("fr")],
  ["GET /en/former-offer/", missing("en", 410)],
  ["GET /en/former-offer", missing("en", 410)],
  ["GET /assets/data/en/former-offer/index.json", { status: 410, cache: cacheRules.never }],
  ["GET /assets/data/en/x/index.json", { status: 404, cache: cacheRules.never }],
  ["GET /assets/main-00000000.js", { status: 404, cache: cacheRules.never }],
  ["GET /assets/", hidden],
  ["GET /.env", hidden],
  ["GET /.build/manifest.json", hidden],
  ["GET /.build/contact.json", hidden],
  ["GET /en/../.build/manifest.json", hidden],
  ["GET /.well-known/%2e%2e/.build/manifest.json", hidden],
  ["GET //.build/manifest.json", hidden],
  ["GET /%2ebuild/manifest.json", hidden],
  ["GET /.htaccess", hidden],
  ["GET /_headers", hidden],
  ["GET /_redirects", hidden],
  [`GET ${SCRIPT}.br`, hidden],
  [`GET ${SCRIPT}.gz`, hidden],
  ["GET /fr/index.html", hidden],
  ["GET /fr/404.html", hidden],
  ["GET /410.html", hidden],
  [`GET ${OLD}/index.html`, hidden],
  ["POST /fr/", refused],
  ["PUT /fr/", refused],
  ["DELETE /en/services/", refused],
  ["GET /api/contact", { status: 405, allow: "POST", cache: cacheRules.never }],
  ["GET /api/x", missing("fr")],
  ["POST /api/contact", { status: 422, cache: cacheRules.never }],
];

function facts({ status, headers, bytes }: HostAnswer, { text = "" }: Expected) {
  return {
    status,
    location: headers.location,
    type: headers["content-type"],
    cache: headers["cache-control"],
    allow: headers.allow,
    robots: headers["x-robots-tag"],
    text: String(bytes).includes(text) ? text : String(bytes).slice(0, 200),
  };
}

/** The bytes of an answer, whichever encoding they came in. */
function decoded({ headers, bytes }: HostAnswer): Buffer {
  const encoding = headers["content-encoding"];
  return encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

describe.each(Object.entries(ways))("%s", (name, { isInstalled, handsOut, start }) => {
  describe.skipIf(!isInstalled)("answers as the manifest says", () => {
    let host: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      host = await start(inject("siteFolder"), new URL(inject("origin")).host);
    });
    afterAll(() => host?.stop());
    const ask = (path: string, question: Parameters<typeof askHost>[2] = {}) => askHost(host.origin, path, question);

    test.each(table)("%s", async (request, expected) => {
      const [method = "", path = ""] = request.split(" ");
      const answer = await ask(path, { method });
      expect(facts(answer, expected)).toMatchObject(expected);
      for (const [header, value] of Object.entries(manifest.headers))
        expect([header, answer.headers[header.toLowerCase()]]).toEqual([header, value]);
    });

    test("every file: its bytes, its type, its cache rule, whether it is saved, and HEAD tells what GET would", async () => {
      for (const [path, { type, cache, disposition, identity }] of files) {
        const [whole, head] = [await ask(path), await ask(path, { method: "HEAD" })];
        const told = ({ status, headers }: HostAnswer) => [
          path,
          status,
          headers["content-type"],
          headers["cache-control"],
          headers["content-disposition"],
          headers["content-length"],
        ];
        const expected = [path, 200, type, cacheRules[cache], disposition, String(identity.bytes)];
        expect([told(whole), told(head)]).toEqual([expected, expected]);
        expect([whole.bytes.length, head.bytes.length]).toEqual([identity.bytes, 0]);
      }
    });

    test("texts come compressed by the build, in an encoding that the browser takes", async () => {
      for (const path of [PAGE, SCRIPT, "/assets/data/en/services/index.json", "/en/nothing/"]) {
        const plain = await ask(path);
        for (const [accepted, encodings] of [
          // nginx has brotli where its module is installed.
          ["gzip, deflate, br", name === "nginx with the files" ? ["gzip"] : ["br"]],
          ["gzip", ["gzip"]],
          ["br;q=0, gzip;q=0", [undefined]],
        ] as const) {
          const answer = await ask(path, { headers: { "accept-encoding": accepted } });
          expect([path, accepted, encodings]).toEqual([path, accepted, [answer.headers["content-encoding"]]]);
          expect(decoded(answer).equals(plain.bytes)).toBe(true);
          expect([path, accepted, answer.headers.vary]).toEqual([path, accepted, "Accept-Encoding"]);
        }
      }
    });

    test("what a browser has is not sent again, in no encoding, and another tag is answered whole", async () => {
      for (const encoding of ["identity", "gzip"]) {
        const { headers } = await ask(PAGE, { headers: { "accept-encoding": encoding } });
        const again = (tag = "") => ask(PAGE, { headers: { "accept-encoding": encoding, "if-none-match": tag } });
        const unchanged = await again(headers.etag);
        expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
        expect([unchanged.headers.etag, unchanged.headers["cache-control"]]).toEqual([headers.etag, "no-cache"]);
        expect(unchanged.headers["content-security-policy"]).toBe(manifest.headers["Content-Security-Policy"]);
        expect((await again('"another"')).status).toBe(200);
      }
      expect((await ask("/en/nothing/", { headers: { "if-none-match": "*" } })).status).toBe(404);
    });

    test.runIf(handsOut)("without the contact server pages stay, and the visitor is told whom to call", async () => {
      const alone = await start(inject("siteFolder"), "127.0.0.1:9");
      try {
        expect((await askHost(alone.origin, PAGE)).status).toBe(200);
        const { status, headers, bytes } = await askHost(alone.origin, "/api/contact", { method: "POST" });
        expect([status, headers["cache-control"]]).toEqual([503, "no-store"]);
        expect(headers["content-security-policy"]).toBe(manifest.headers["Content-Security-Policy"]);
        expect(String(bytes)).toMatch(/\+33|\+351/);
      } finally {
        await alone.stop();
      }
    });
  });
});

const spelled: readonly (readonly [path: string, expected: Expected])[] = [
  ["/fr/blog/", { status: 200 }],
  ["/fr/Blog/", moved("/fr/blog/")],
  ["/fr/Blog", moved("/fr/blog/")],
  ["/fr/%C3%A9t%C3%A9/", moved("/fr/blog/")],
  ["/fr/%c3%a9t%c3%a9", moved("/fr/blog/")],
  ["/vieux%20%C3%A9t%C3%A9.html", moved("/fr/")],
  ["/index.php?p=12&x=%C3%A9", moved("/fr/?p=12&x=%C3%A9")],
  ["/fr/pass%C3%A9/", { status: 410, text: "Page retirée." }],
  ["/fr/pass%c3%a9", { status: 410, text: "Page retirée." }],
  ["/en/Left/", { status: 410, text: "Page withdrawn." }],
  ["/en/left/", { status: 404, text: "Page not found!" }],
  ["/old.html", { status: 410, text: "Page retirée." }],
  ["/fr/$%7Bx%7D%22%5C/", moved("/fr/")],
];

describe.each(Object.entries(ways).filter(([, { handsOut }]) => handsOut))("%s", (_, { isInstalled, start }) => {
  describe.skipIf(!isInstalled)("knows old addresses in every spelling", () => {
    let host: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      const {
        root,
        manifest: { redirects, ...facts },
      } = fixtureBuild();
      const source = {
        ...facts,
        redirects: { ...redirects, '/fr/${x}"\\/': "/fr/" },
        contactAway: 'Call "us", it costs 0 $ {now}',
      };
      const written = {
        "nginx-http.conf": nginxHttp(source),
        "nginx-server.conf": [...nginxServer(source)].join(""),
        "site.caddy": [...caddyFile(source)].join(""),
      };
      await mkdir(join(root, ".build/hosts"));
      for (const [name, text] of Object.entries(written)) await writeFile(join(root, ".build/hosts", name), text);
      host = await start(root, "127.0.0.1:9");
    });
    afterAll(() => host?.stop());

    test.each(spelled)("%s", async (path, expected) => {
      expect(facts(await askHost(host.origin, path), expected)).toMatchObject(expected);
    });

    test("what a rule quotes is said as it is written", async () => {
      const { status, bytes } = await askHost(host.origin, "/api/contact", { method: "POST" });
      expect([status, String(bytes)]).toEqual([503, 'Call "us", it costs 0 $ {now}']);
    });
  });
});
