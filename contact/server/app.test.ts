import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "./app.ts";
import { readEnvironment } from "./common/environment.ts";
import { loadBuild } from "./http/load-build.ts";
import { fixtureBuild, fixtureTexts } from "./test-support/fixture-build.ts";
import { listening } from "./test-support/listening.ts";
import { memoryOutbox } from "./test-support/memory-outbox.ts";

const fixture = fixtureBuild();
/** The headers of every answer, as they are received. */
const always = Object.fromEntries(
  Object.entries(fixture.manifest.headers).map(([name, value]) => [name.toLowerCase(), value]),
);
const contact = { texts: fixtureTexts, outbox: memoryOutbox(), tokenKey: randomBytes(32) };
const logged: string[] = [];
const ask = await listening(appOf(fixture.root));

function appOf(root: string) {
  return buildApp({
    environment: readEnvironment({ LOG_LEVEL: "debug" }),
    build: loadBuild(root),
    contact,
    log: { write: (line) => logged.push(line) },
  });
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => ask({ url, headers });
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("files", () => {
  test.each([...fixture.texts])("%s in every encoding", async (path, text) => {
    const plain = await get(encodeURI(path));
    const br = await get(encodeURI(path), { "accept-encoding": "br" });
    const gzip = await get(encodeURI(path), { "accept-encoding": "gzip" });
    expect(plain.body).toBe(text);
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(text);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(text);
    const answers = [plain, br, gzip];
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill("Accept-Encoding"));
    expect(answers.map(({ headers }) => Number(headers["content-length"]))).toEqual(
      answers.map((a) => a.rawPayload.length),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test("a range is ignored", async () => {
    for (const range of ["bytes=5-2", "bytes=-10", "bytes=0-0,2-3", "items=0-1", "bytes=0-18446744073709551615"]) {
      expect(await get("/fr/", { range })).toMatchObject({ statusCode: 200, body: fixture.texts.get("/fr/") });
    }
  });
});

describe("conditional requests", () => {
  test("the visitor's own copy is confirmed, with the headers that matter and no body", async () => {
    const { headers } = await get("/fr/", { "accept-encoding": "br" });
    const again = await get("/fr/", { "accept-encoding": "br", "if-none-match": `"x", W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
      expect(again.headers[name]).toBe(headers[name]);
    }
    expect(again.headers["content-length"]).toBeUndefined();
  });

  test("one character changed at the same length is another page", async () => {
    const { headers } = await get("/fr/");
    const askChanged = await listening(appOf(fixtureBuild("Accuail ".repeat(50)).root), onTestFinished);
    const answer = await askChanged({ url: "/fr/", headers: { "if-none-match": String(headers.etag) } });
    expect(answer.statusCode).toBe(200);
  });

  test("conditions do not count on an unknown page", async () => {
    expect((await get("/nothing/", { "if-match": '"x"', "if-none-match": "*" })).statusCode).toBe(404);
  });
});

test("an unusual spelling of a route is not that route", async () => {
  expect((await get("/%68ealthz")).statusCode).toBe(404);
  expect((await get("/healthz/")).statusCode).toBe(404);
});

describe("a file that cannot be read", () => {
  const read = () => Promise.reject(new Error("disk on fire"));
  const askBroken = async () =>
    listening(
      buildApp({
        environment: readEnvironment({}),
        build: { ...loadBuild(fixture.root), read },
        contact,
        log: { write: (line) => logged.push(line) },
      }),
      onTestFinished,
    );

  test("is one line to programs, explained in the log only", async () => {
    const ask = await askBroken();
    const answer = await ask({ url: "/fr/", headers: { "accept-encoding": "br" } });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([500, "Internal Server Error\n", undefined]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", ...always });
    expect(logged.join("")).toContain("disk on fire");
  });

  test.each([
    ["/fr/", "pt,en", "fr"],
    ["/pt/nothing/", "fr", "pt-PT"],
    ["/", "en-GB,en;q=0.8", "en"],
    ["/", "de", "fr"],
  ])(
    "is a page to browsers, in the language of %s or of “%s”, with a number to call",
    async (url, accepted, language) => {
      const ask = await askBroken();
      const answer = await ask({ url, headers: { accept: "text/html,*/*", "accept-language": accepted } });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", ...always });
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toContain(`<h1>${language} &lt;failed&gt;</h1>`);
      expect(answer.body).toContain(`<a href="tel:+33199002012">${language} call</a>`);
    },
  );
});

test("log lines are JSON and hold nothing of the visitor, and nothing that the visitor wrote", async () => {
  const lines: string[] = [];
  const told = buildApp({
    environment: readEnvironment({}),
    build: loadBuild(fixture.root),
    contact,
    log: { write: (line) => lines.push(line) },
  });
  const askTold = await listening(told, onTestFinished);
  const headers = { "user-agent": "marker-agent", referer: "http://a/marker-referer" };
  await askTold({ url: "/fr/?marker-query", headers });
  await askTold({ url: "/marker-path/marie@example.com?marker-query", headers });
  await askTold({ url: "/fr/marker-path", method: "PUT", headers });
  await askTold({ url: "/api/contact", method: "POST", payload: "marker-body=1", headers: { ...headers, ...FORM } });
  const json = { "content-type": "application/json" };
  await askTold({ url: "/api/contact", method: "POST", payload: "{marker-json", headers: json });
  const facts = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "answered");
  expect(facts.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    "GET unknown page 404",
    "PUT any address 405",
    "POST /api/contact 422",
    "POST /api/contact 400",
  ]);
  expect(lines.join("")).not.toMatch(/marker|marie/);
  for (const fact of facts) expect(JSON.stringify(fact)).not.toContain("127.0.0.1");
});
