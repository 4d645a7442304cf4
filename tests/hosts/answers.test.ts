import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { contactApp } from "#contact/server/test-support/contact-app.ts";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { headersFile, redirectsFile } from "#engine/build/hosts/cdn-files.ts";
import { builtManifest, builtPages } from "../support/setup/built-site.ts";
import { type StaticHost, startStaticHost } from "../support/setup/static-host.ts";
import { differences, everywhere, fileDifferences, moved, ofServers, oldAddresses, ours } from "./questions.ts";

// nginx, Caddy and Apache are asked the same: answers.long.test.ts.
describe("our server", () => {
  test("[R2] [R10] [R11] [R14] answers as the manifest says", async () => {
    expect(await differences(ours(), [...everywhere, ...ofServers])).toEqual([]);
  });

  test("[R2] every page answers with its slash, and leads to it without, query kept", async () => {
    const pages = (await builtPages()).filter((path) => path !== "/");
    expect(pages.length).toBeGreaterThan(100);
    const asked = pages.flatMap((path) => [
      [`GET ${path}`, { status: 200 }] as const,
      [`GET ${path.slice(0, -1)}?a=1&b=%C3%A9`, moved(`${path}?a=1&b=%C3%A9`)] as const,
    ]);
    expect(await differences(ours(), asked)).toEqual([]);
  });

  test("[P1] [P5] sends every file with its bytes, its type and as long as its name allows", async () => {
    expect(await fileDifferences(ours())).toEqual([]);
  });

  test("[R21] knows addresses of the past in every spelling: redirected in one step, or gone for good in words", async () => {
    const { app, manifest } = contactApp();
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    expect(await differences({ origin }, oldAddresses, undefined, manifest.headers)).toEqual([]);
    await app.close();
  });
});

describe("a CDN", () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost();
  });
  afterAll(() => host.stop());
  /** It adds the query to where it leads, and knows no header by the status. */
  const asked = (questions: typeof everywhere) => questions.filter(([request]) => !request.includes("?"));
  const FACTS = ["status", "location", "text"] as const;

  test("answers as the manifest says", async () => {
    await host.serve(inject("siteFolder"));
    const redirects = Object.entries((await builtManifest()).redirects).flatMap(([from, to]) =>
      [from, from.replace(/\/$/, "")].map((path) => [`GET ${path}`, moved(to)] as const),
    );
    const questions = [...asked(everywhere), ["GET /blog/", { status: 200 }] as const, ...redirects];
    expect(await differences(host, questions, FACTS, {})).toEqual([]);
  });

  test("[R21] knows addresses of the past in every spelling", async () => {
    const { root, manifest } = fixtureBuild();
    const source = { ...manifest, contactAway: undefined };
    const files = {
      // The small page of an old address, for hosts without rules.
      "fr/Blog/index.html": "moved",
      _headers: headersFile(source),
      _redirects: redirectsFile(source),
    };
    await mkdir(join(root, "fr/Blog"), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
    await host.serve(root);
    // Its rules cannot say of pages alone that other sites may not have them.
    const { "Cross-Origin-Resource-Policy": _own, ...headers } = manifest.headers;
    expect(await differences(host, asked(oldAddresses), FACTS, headers)).toEqual([]);
  });
});
