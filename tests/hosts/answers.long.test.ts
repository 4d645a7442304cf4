import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { caddyFile } from "#engine/build/hosts/caddy-file.ts";
import { nginxHttp, nginxServer } from "#engine/build/hosts/nginx-files.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { visitors } from "../support/setup/browser.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { changedBuild } from "../support/setup/changed-build.ts";
import { startApache } from "./apache.ts";
import { askHost, type HostAnswer } from "./host-answers.ts";
import { differences, everywhere, fileDifferences, moved, ofServers, oldAddresses, SCRIPT } from "./questions.ts";
import { ways } from "./ways.ts";

const manifest = await builtManifest();
const visit = visitors();
const PAGE = "/en/services/";

/** The bytes of an answer, whichever encoding they came in. */
function decoded({ headers, bytes }: HostAnswer): Buffer {
  const encoding = headers["content-encoding"];
  return encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

describe.each(Object.entries(ways))("%s", (name, { isInstalled, handsOut, start }) => {
  describe.skipIf(!isInstalled)("answers as the manifest says:", () => {
    let host: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      host = await start(inject("siteFolder"), new URL(inject("origin")).host);
    });
    afterAll(() => host?.stop());
    const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      askHost(host.origin, path, { headers });

    test("every question of the table", async () => {
      expect(await differences(host, [...everywhere, ...ofServers])).toEqual([]);
    });

    test("every file, and HEAD tells what GET would", async () => {
      expect(await fileDifferences(host)).toEqual([]);
    });

    test("texts come compressed by the build, in an encoding that the browser takes", async () => {
      for (const path of [PAGE, SCRIPT, "/assets/data/en/services/index.json", "/en/nothing/"]) {
        const plain = await ask(path);
        for (const [accepted, encoding] of [
          // nginx has brotli where its module is installed.
          ["gzip, deflate, br", name === "nginx with the files" ? "gzip" : "br"],
          ["gzip", "gzip"],
          ["br;q=0, gzip;q=0", undefined],
        ] as const) {
          const answer = await ask(path, { "accept-encoding": accepted });
          const { "content-encoding": sent, vary } = answer.headers;
          expect([path, accepted, sent, vary]).toEqual([path, accepted, encoding, "Accept-Encoding"]);
          expect(decoded(answer).equals(plain.bytes)).toBe(true);
        }
      }
    });

    test("what a browser has is not sent again, in no encoding, and another tag is answered whole", async () => {
      for (const encoding of ["identity", "gzip"]) {
        const { headers } = await ask(PAGE, { "accept-encoding": encoding });
        const again = (tag = "") => ask(PAGE, { "accept-encoding": encoding, "if-none-match": tag });
        const unchanged = await again(headers.etag);
        expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
        expect([unchanged.headers.etag, unchanged.headers["cache-control"]]).toEqual([headers.etag, "no-cache"]);
        expect(unchanged.headers["content-security-policy"]).toBe(manifest.headers["Content-Security-Policy"]);
        expect((await again('"another"')).status).toBe(200);
      }
      expect((await ask("/en/nothing/", { "if-none-match": "*" })).status).toBe(404);
    });

    test.runIf(handsOut)("without the contact server pages stay, and the visitor is told whom to call", async () => {
      const alone = await start(inject("siteFolder"), "127.0.0.1:9");
      const page = await askHost(alone.origin, PAGE);
      const { status, headers, bytes } = await askHost(alone.origin, "/api/contact", { method: "POST" });
      await alone.stop();
      expect([page.status, status, headers["cache-control"]]).toEqual([200, 503, "no-store"]);
      expect(headers["content-security-policy"]).toBe(manifest.headers["Content-Security-Policy"]);
      expect(String(bytes)).toMatch(/\+33|\+351/);
    });

    test.runIf(handsOut)(
      "[R21] addresses of the past in every spelling, and what a rule quotes as it is written",
      async () => {
        const { root, manifest: small } = fixtureBuild();
        const redirects = { ...small.redirects, '/fr/${x}"\\/': "/fr/" };
        const source = { ...small, redirects, contactAway: 'Call "us", it costs 0 $ {now}' };
        const written = {
          "nginx-http.conf": nginxHttp(source),
          "nginx-server.conf": [...nginxServer(source)].join(""),
          "site.caddy": [...caddyFile(source)].join(""),
        };
        await mkdir(join(root, ".build/hosts"));
        for (const [file, text] of Object.entries(written)) await writeFile(join(root, ".build/hosts", file), text);
        const past = await start(root, "127.0.0.1:9");
        const asked = [...oldAddresses, ["GET /fr/$%7Bx%7D%22%5C/", moved("/fr/")] as const];
        const otherwise = await differences(past, asked, undefined, {});
        const { status, bytes } = await askHost(past.origin, "/api/contact", { method: "POST" });
        await past.stop();
        expect(otherwise).toEqual([]);
        expect([status, String(bytes)]).toEqual([503, 'Call "us", it costs 0 $ {now}']);
      },
    );
  });
});

describe.skipIf(onPath("apache2") === undefined)("Apache on shared hosting, by the .htaccess of the build,", () => {
  let host: Awaited<ReturnType<typeof startApache>>;
  beforeAll(async () => {
    host = await startApache(inject("siteFolder"));
  });
  afterAll(() => host?.stop());

  test("answers as the manifest says, with types of its own, and compresses on the way", async () => {
    const [leading, others] = [true, false].map((isMoved) =>
      everywhere.filter(([, { status }]) => (status === 301) === isMoved),
    );
    expect(await differences(host, leading ?? [], ["status", "location"])).toEqual([]);
    expect(await differences(host, others ?? [], ["status", "cache", "robots", "text"])).toEqual([]);
    expect(await fileDifferences(host, true)).toEqual([]);
    const answer = await askHost(host.origin, "/fr/", { headers: { "accept-encoding": "br, gzip" } });
    expect([answer.headers["content-encoding"], String(decoded(answer)).includes("</html>")]).toEqual(["br", true]);
  });

  test("shows a visitor the site without a complaint of the browser", async () => {
    const { page, errors } = await visit({ baseURL: host.origin });
    await page.goto("/fr/");
    await page.locator("header").getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.waitForURL("**/fr/contact/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });

  test("[R21] redirects addresses of the past, with accents too, and says of what is gone that it is", async () => {
    const site = await changedBuild({
      "published.txt": "/en/good-bye/\n/fr/adieu/\n",
      "pages/contact/fr.md": (text) => text.replace("title:", "aliases: [/fr/nous-écrire/, /old.page+1.html]\ntitle:"),
    });
    const past = await startApache(site.folder);
    const to = { status: 301, location: "/fr/contact/" };
    const gone = (language: string) => ({ status: 410, text: `<html lang="${language}">` });
    const asked = [
      ...["/fr/nous-%C3%A9crire/", "/fr/nous-%c3%a9crire", "/old.page+1.html"].map(
        (path) => [`GET ${path}`, to] as const,
      ),
      ["GET /fr/adieu/", gone("fr")] as const,
      ["GET /adieu", gone("fr")] as const,
      ["GET /en/good-bye/", gone("en")] as const,
    ];
    const otherwise = await differences(past, asked, undefined, {});
    await past.stop();
    expect(otherwise).toEqual([]);
  });
});
