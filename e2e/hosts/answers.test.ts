import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cacheRules } from "../../contract/manifest.ts";
import { onPath } from "../../scripts/on-path.mjs";
import { visitors } from "../setup/browser.ts";
import { builtManifest } from "../setup/built-site.ts";
import type { ChildHost } from "../setup/child-host.ts";
import { servesRelease, startCaddy } from "./caddy.ts";
import { askHost } from "./host-answers.ts";
import { startNginx } from "./nginx.ts";

const manifest = await builtManifest();
const files = Object.entries(manifest.files);
const visit = visitors();
const first = (pattern: RegExp) => files.find(([path]) => pattern.test(path))?.[0] ?? "";
const PAGE = "/en/services/";
const SCRIPT = first(/^\/assets\/[^/]+\.js$/);

const hosts = {
  nginx: (release: string, contact: string) => startNginx({ release, contact }),
  caddy: (release: string, contact: string) => startCaddy(servesRelease(release), { CONTACT_SERVICE: contact }),
} as const;

describe.each(Object.entries(hosts))("by the rules of the build, %s", (program, start) => {
  // Where a machine has no such program and set-up could not install it, there is nothing to try.
  describe.skipIf(onPath(program) === undefined)("answers as the server does", () => {
    let host: ChildHost;
    let chunkless: ChildHost;
    const ask = (...question: Parameters<typeof askHost> extends [string, ...infer Rest] ? Rest : never) =>
      askHost(host.origin, ...question);
    beforeAll(async () => {
      const release = await mkdtemp(join(tmpdir(), "release-"));
      await cp(inject("siteFolder"), release, { recursive: true });
      // Those that an earlier build left, too.
      const gone = files.filter(([path]) => /^\/assets\/contact-page-.*\.js$/.test(path));
      for (const [path] of gone) for (const suffix of ["", ".br", ".gz"]) await rm(join(release, path + suffix));
      host = await start(inject("siteFolder"), new URL(inject("origin")).host);
      chunkless = await start(release, new URL(inject("origin")).host);
    });
    afterAll(async () => {
      await Promise.all([host.stop(), chunkless.stop()]);
    });

    test("what is not part of the site is unknown", async () => {
      for (const path of [
        "/.env",
        "/.git/config",
        "/.build/manifest.json",
        "/.build/contact.json",
        "/_headers",
        "/_redirects",
        `${SCRIPT}.map`,
        `${SCRIPT}.br`,
        "/fr/index.html",
        "/fr/404.html",
        "/var/outbox.sqlite",
        "/en/../.build/manifest.json",
        "/%2e%2e/x",
        "/..%2fx",
      ]) {
        const { status, bytes } = await ask(path);
        expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code === 400 || code === 404)]);
        expect(String(bytes)).not.toContain('"version":1');
      }
      expect((await ask("/.well-known/security.txt")).status).toBe(200);
    });

    test.each([
      ["/fr/x/", '<html lang="fr">', "text/html; charset=utf-8"],
      ["/en/x", '<html lang="en">', "text/html; charset=utf-8"],
      ["/pt/x/y/", '<html lang="pt-PT">', "text/html; charset=utf-8"],
      ["/x", '<html lang="fr">', "text/html; charset=utf-8"],
      ["/assets/a.js", "Not found", "text/plain; charset=utf-8"],
      ["/assets/data/x/index.json", '{"error":"notFound"}', "application/json; charset=utf-8"],
    ])("%s is answered 404 in its language and kind, and kept by nobody", async (path, text, type) => {
      const { status, headers, bytes } = await ask(path);
      expect([status, headers["content-type"], headers["cache-control"]]).toEqual([404, type, "no-store"]);
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(headers.etag).toBeUndefined();
      expect(String(bytes)).toContain(text);
      const zipped = await ask(path, { headers: { "accept-encoding": "br" } });
      const coded = zipped.headers["content-encoding"] === "br";
      expect(String(coded ? brotliDecompressSync(zipped.bytes) : zipped.bytes)).toContain(text);
    });

    test("every file: its cache rule, its type, its tag, whether it is saved, and HEAD tells what GET would", async () => {
      for (const [path, { cache, type, disposition, identity }] of files) {
        const [whole, head] = [await ask(path), await ask(path, { method: "HEAD" })];
        const facts = ({ status, headers }: typeof whole) => ({
          status,
          type: headers["content-type"],
          cache: headers["cache-control"],
          etag: headers.etag,
          disposition: headers["content-disposition"],
          length: headers["content-length"],
        });
        const expected = {
          status: 200,
          type,
          cache: cacheRules[cache],
          etag: identity.etag,
          disposition,
          length: String(identity.bytes),
        };
        expect([path, facts(whole)]).toEqual([path, expected]);
        expect([path, facts(head)]).toEqual([path, expected]);
        expect([path, head.bytes.length, whole.bytes.length]).toEqual([path, 0, identity.bytes]);
        expect(whole.headers["last-modified"]).toBeUndefined();
      }
    });

    test.each([
      ["br", "br"],
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["gzip;q=0.5", "gzip"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip;q=1.0", "gzip"],
      ["br;q=0, gzip;q=0", undefined],
      ["abracadabra", undefined],
      ["identity", undefined],
    ])("Accept-Encoding %j gets %s, each with its own tag", async (accepted, coding) => {
      for (const path of [PAGE, SCRIPT, "/assets/data/en/services/index.json"]) {
        const file = manifest.files[path];
        const { status, headers, bytes } = await ask(path, { headers: { "accept-encoding": accepted } });
        expect([status, headers["content-encoding"], headers.vary]).toEqual([200, coding, "Accept-Encoding"]);
        const form = coding === "br" ? file?.br : coding === "gzip" ? file?.gzip : file?.identity;
        expect([headers.etag, bytes.length]).toEqual([form?.etag, form?.bytes]);
        const plain = coding === "br" ? brotliDecompressSync(bytes) : coding === "gzip" ? gunzipSync(bytes) : bytes;
        expect(plain.length).toBe(file?.identity.bytes);
      }
    });

    test("what has not changed is not sent again, and nothing but the tag tells", async () => {
      const etag = manifest.files[PAGE]?.identity.etag ?? "";
      const status = async (headers: Record<string, string>, path = PAGE) => (await ask(path, { headers })).status;
      for (const tags of [etag, `W/${etag}`, `"a", ${etag}, "b"`, "*"]) {
        const answer = await ask(PAGE, { headers: { "if-none-match": tags } });
        expect([tags, answer.status, answer.bytes.length]).toEqual([tags, 304, 0]);
        expect(answer.headers).toMatchObject({ etag, "cache-control": "no-cache", vary: "Accept-Encoding" });
        expect(answer.headers["content-security-policy"]).toBe(manifest.headers["Content-Security-Policy"]);
      }
      for (const tags of ['"another"', "garbage", '""', manifest.files[PAGE]?.gzip?.etag ?? ""])
        expect([tags, await status({ "if-none-match": tags })]).toEqual([tags, 200]);
      // nginx refuses so long a head before any rule.
      expect(await status({ "if-none-match": `"${"a".repeat(64_000)}"` })).toBe(program === "nginx" ? 400 : 200);
      expect(await status({ "if-modified-since": new Date().toUTCString() })).toBe(200);
      expect(await status({ "if-none-match": '"another"', "if-modified-since": new Date().toUTCString() })).toBe(200);
      expect(await status({ "if-match": '"another"' })).toBe(412);
      expect(await status({ "if-none-match": "*" }, "/en/nothing/")).toBe(404);
      expect(await status({ range: "bytes=5-2" })).toBe(200);
      expect(await status({ range: "bytes=0-9" })).toBe(200);
    });

    test("another spelling leads to the page in one step, or is unknown", async () => {
      for (const [path, location] of [
        ["/en/services?a=1&b=%C3%A9", "/en/services/?a=1&b=%C3%A9"],
        ["/fr/blog/1", "/fr/blog/"],
        ["/fr/blog/1/?x", "/fr/blog/?x"],
      ] as const) {
        const { status, headers } = await ask(path);
        expect([path, status, headers.location, headers["cache-control"]]).toEqual([path, 301, location, "no-cache"]);
      }
      for (const path of ["//en/", "/./en/", "/EN/", "/%65n/", "/en/.", "/en/;a=1/", "//evil.com/", "/%5cevil.com/"]) {
        const { status, headers } = await ask(path);
        expect([path, status, headers.location]).toEqual([path, 404, undefined]);
      }
    });

    test("pages are read, the form is posted", async () => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, headers } = await ask(PAGE, { method });
        expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
      }
      const { status, headers } = await ask("/api/contact");
      expect([status, headers.allow]).toEqual([405, "POST"]);
    });

    test.each([
      [200, PAGE, {}],
      [301, "/en/services", {}],
      [404, "/en/nothing/", {}],
      [404, "/assets/nothing.js", {}],
      [405, PAGE, { method: "POST" }],
      [412, PAGE, { headers: { "if-match": '"another"' } }],
      [405, "/api/contact", {}],
      [415, "/api/contact", { method: "POST" }],
    ])("%i of %s has the headers of every answer, each once", async (expected, path, question) => {
      const { status, headers } = await ask(path, question);
      expect(status).toBe(expected);
      for (const [name, value] of Object.entries(manifest.headers)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers["x-powered-by"]).toBeUndefined();
    });

    test("a message reaches the contact server, and is answered", async () => {
      const response = await fetch(`${host.origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          locale: "en",
          name: "Ana",
          email: "ana@example.com",
          message: `A message by way of ${program}`,
        }),
      });
      expect([response.status, await response.json()]).toEqual([201, { id: expect.any(String) }]);
    });

    test("where the contact server is away, pages stay, and the visitor is told whom to call", async () => {
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
    }, 30_000);

    test("a visitor walks through the site without a complaint of the browser", async () => {
      const { page, errors } = await visit({ baseURL: host.origin });
      await page.goto("/fr/");
      await page.locator("header").getByRole("link", { name: "Contact", exact: true }).first().click();
      await page.waitForURL("**/fr/contact/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(errors).toEqual([]);
    });

    test("a tab that asks for a file of an older release is led to the page all the same", async () => {
      const { page } = await visit({ baseURL: chunkless.origin });
      await page.goto("/fr/");
      const documents: string[] = [];
      page.on("request", (sent) => {
        if (sent.isNavigationRequest()) documents.push(new URL(sent.url()).pathname);
      });
      await page.locator("header").getByRole("link", { name: "Contact", exact: true }).first().click();
      await page.waitForURL("**/fr/contact/");
      await page.getByRole("textbox").first().waitFor();
      expect(documents).toEqual(["/fr/contact/"]);
    });
  });
});
