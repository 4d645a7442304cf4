import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { readEnvironment } from "../common/environment.ts";
import { CANARY, fixtureBuild } from "../test-support/fixture-build.ts";
import { hostileRange, hostileTarget } from "../test-support/hostile-requests.ts";
import { listening, rawAnswer } from "../test-support/listening.ts";
import { memoryOutbox } from "../test-support/memory-outbox.ts";
import { loadBuild } from "./load-build.ts";

const CASES = 500;
const { root, manifest } = fixtureBuild();
const app = buildApp({
  environment: readEnvironment({ LOG_LEVEL: "silent" }),
  build: loadBuild(root),
  outbox: memoryOutbox(),
  tokenKey: randomBytes(32),
});
const ask = await listening(app);
const address = app.server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;

/** Where a redirect leads, as a browser resolves it; undefined where it would leave the site. */
function pathOnSite(location: string): string | undefined {
  const url = new URL(location, "https://site.example/here/");
  return url.origin === "https://site.example" ? decodeURIComponent(url.pathname) : undefined;
}

test(`${CASES} hostile paths are refused, or lead to the site's own pages`, async () => {
  const hosts = ["site.example", "evil.com", "evil.com:80", "127.0.0.1"];
  const paths = new Set(Object.keys(manifest.files));
  for (const [index, target] of fc.sample(hostileTarget, CASES).entries()) {
    const bytes = Buffer.from(target, "utf8").toString("latin1");
    const answer = await rawAnswer(
      port,
      `GET ${bytes} HTTP/1.1\r\nHost: ${hosts[index % hosts.length]}\r\nConnection: close\r\n\r\n`,
    );
    const [head = ""] = answer.split("\r\n\r\n", 1);
    const status = /^HTTP\/1\.1 (\d+) /.exec(head)?.[1];
    expect(["200", "301", "400", "404"], JSON.stringify(target)).toContain(status);
    expect(answer).not.toContain(CANARY);
    expect(head).not.toMatch(/^X:1/m);
    const location = /^location: (.*)$/im.exec(head)?.[1];
    expect(location !== undefined).toBe(status === "301");
    if (location !== undefined) expect(paths, location).toContain(pathOnSite(location));
  }
});

test(`${CASES} hostile ranges get the whole page`, async () => {
  const whole = await ask({ url: "/fr/" });
  for (const range of fc.sample(hostileRange, CASES)) {
    const sent = range.replace(/[^\x20-\x7e]/g, "?").slice(0, 8_000);
    const answer = await ask({ url: "/fr/", headers: { range: sent, "if-range": '"stale"' } });
    expect([answer.statusCode, answer.body === whole.body], sent).toEqual([200, true]);
  }
});
