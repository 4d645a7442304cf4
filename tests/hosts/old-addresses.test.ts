import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactApp } from "#contact/server/test-support/contact-app.ts";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { headersFile, redirectsFile } from "#engine/build/hosts/cdn-files.ts";
import { startStaticHost } from "../support/setup/static-host.ts";
import { askHost } from "./host-answers.ts";

/** A small build with the rules of every host. */
const { root, manifest } = fixtureBuild();
const source = { ...manifest, contactAway: undefined };

beforeAll(async () => {
  const files = {
    // The small page of an old address, for hosts without rules.
    "fr/Blog/index.html": "moved",
    _headers: headersFile(source),
    _redirects: redirectsFile(source),
  };
  await mkdir(join(root, "fr/Blog"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
});

interface Host {
  readonly origin: string;
  stop(): Promise<void>;
}

const hosts: Readonly<Record<string, () => Promise<Host>>> = {
  "our server": async () => {
    const { app } = contactApp();
    return { origin: await app.listen({ port: 0, host: "127.0.0.1" }), stop: () => app.close() };
  },
  "a CDN": async () => {
    const host = await startStaticHost();
    await host.serve(root);
    return host;
  },
};

describe.each(Object.keys(hosts))("for addresses of the past, %s", (name) => {
  let host: Host;
  beforeAll(async () => {
    host = (await hosts[name]?.()) as Host;
  });
  afterAll(() => host.stop());

  test.each([
    ["/fr/%C3%A9t%C3%A9/", "/fr/blog/"],
    ["/fr/%c3%a9t%c3%a9/", "/fr/blog/"],
    ["/fr/%C3%A9t%C3%A9", "/fr/blog/"],
    ["/vieux%20%C3%A9t%C3%A9.html", "/fr/"],
    ["/index.php", "/fr/"],
    ["/fr/Blog/", "/fr/blog/"],
    ["/fr/Blog", "/fr/blog/"],
  ])("[R21] %s is redirected in one step", async (path, to) => {
    const { status, headers } = await askHost(host.origin, path);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await askHost(host.origin, to)).status).toBe(200);
  });

  // A CDN adds the query itself.
  test.skipIf(name === "a CDN")("a redirect keeps the query", async () => {
    const { headers } = await askHost(host.origin, "/index.php?p=12&x=%C3%A9");
    expect(headers.location).toBe("/fr/?p=12&x=%C3%A9");
  });

  test("an old address with capitals does not stand for the page without them", async () => {
    expect((await askHost(host.origin, "/fr/blog/")).status).toBe(200);
  });

  test.each([
    ["/fr/pass%C3%A9/", "Page retirée."],
    ["/fr/pass%c3%a9/", "Page retirée."],
    ["/fr/pass%C3%A9", "Page retirée."],
    ["/en/Left/", "Page withdrawn."],
    ["/old.html", "Page retirée."],
  ])("[R21] %s is gone for good, in words", async (path, text) => {
    const { status, headers, bytes } = await askHost(host.origin, path);
    expect([status, headers["content-type"]]).toEqual([410, "text/html; charset=utf-8"]);
    expect(String(bytes)).toContain(text);
    const { "Cross-Origin-Resource-Policy": own, ...always } = manifest.headers;
    for (const [header, value] of Object.entries(always)) expect(headers[header.toLowerCase()]).toBe(value);
    // A CDN's rules cannot say it of pages alone.
    if (name === "a CDN") return;
    expect(headers["cross-origin-resource-policy"]).toBe(own);
    expect([headers["cache-control"], headers["x-robots-tag"], headers.etag]).toEqual([
      "no-store",
      "noindex",
      undefined,
    ]);
    const zipped = await askHost(host.origin, path, { headers: { "accept-encoding": "br" } });
    expect([zipped.status, zipped.headers["content-encoding"], zipped.headers.vary]).toEqual([
      410,
      "br",
      "Accept-Encoding",
    ]);
    expect((await askHost(host.origin, path, { method: "POST" })).status).toBe(405);
  });

  test("page data of a gone page is gone, not unknown, where the host can say so", async () => {
    const { status, headers, bytes } = await askHost(host.origin, "/assets/data/fr/pass%C3%A9/index.json");
    if (name === "a CDN") return expect(status).toBe(404);
    expect([status, headers["content-type"]]).toEqual([410, "application/json; charset=utf-8"]);
    expect(JSON.parse(String(bytes))).toEqual({ error: "gone" });
  });

  test("what never was is unknown", async () => {
    for (const path of ["/fr/x/", "/en/left/x/", "/assets/data/fr/x/index.json"])
      expect([path, (await askHost(host.origin, path)).status]).toEqual([path, 404]);
  });
});
