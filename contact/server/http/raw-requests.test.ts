import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { contactApp } from "../test-support/contact-app.ts";
import { rawAnswer } from "../test-support/listening.ts";

const {
  app,
  manifest: { headers },
} = contactApp();
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

const answerTo = (bytes: string, end?: "open") => rawAnswer(port, bytes, end);
const request = (target: string, headers = "Host: a\r\n") =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

test.each([
  ["what is not HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["an HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["no Host", request("/fr/", ""), 400],
  ["two Hosts", request("/fr/", "Host: a\r\nHost: b\r\n"), 400],
  ["a header of 17 kB", request("/fr/", `Host: a\r\nX: ${"x".repeat(17_000)}\r\n`), 431],
  ["2,500 headers", request("/fr/", `Host: a\r\n${"X: yyyy\r\n".repeat(2_500)}`), 431],
  ["a target of 20 kB", request(`/${"x".repeat(20_000)}`), 431],
  ["a bare line feed between headers", "GET /fr/ HTTP/1.1\nHost: a\n\n", 400],
  ["a header over two lines", request("/fr/", "Host: a\r\nX: 1\r\n 2\r\n"), 400],
  ["a space before the colon", request("/fr/", "Host: a\r\nTransfer-Encoding : chunked\r\n"), 400],
  [
    "a chunk extension of 20 kB",
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ["an expectation that nobody knows", request("/fr/", "Host: a\r\nExpect: tea\r\n"), 200],
  ["an upgrade", request("/fr/", "Host: a\r\nUpgrade: websocket\r\n"), 200],
  ["a raw line break in the target", request("/fr/?a\rX: 1"), 400],
  ["two lengths", request("/fr/", "Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n"), 400],
  ["length and chunks", request("/fr/", "Host: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400],
  ["NUL in a header", request("/fr/", "Host: a\r\nX: \x00\r\n"), 400],
  ["dot segments", request("/en/../fr/"), 404],
  ["a backslash", request("/\\evil.com/"), 404],
  ["an absolute target", request("http://evil.com/fr/"), 200],
  ["an absolute target in capitals, with a query", request("HTTPS://a:8080/fr/?a=http://b/"), 200],
  ["an absolute target without a path", request("http://a"), 200],
  ["an absolute target without a path, with a query", request("http://a?b"), 200],
  ["an absolute target without a host", request("http:///fr/"), 404],
  ["an absolute target with a user", request("http://b@a/fr/"), 404],
  ["an absolute target beside no Host", request("http://a/fr/", ""), 400],
  ["an absolute target of a route", request("http://a/healthz"), 200],
  ["another scheme", request("ftp://a/fr/"), 404],
  ["another host's path", request("//evil.com/%2e%2e"), 404],
  ["bytes that are no UTF-8", request("/\xff\xfe/"), 400],
  ["a header named __proto__", request("/fr/", "Host: a\r\n__proto__: 1\r\n"), 200],
])("%s", async (_name, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(headers))
    expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  expect(answer.toLowerCase()).not.toContain("location:");
  expect(await answerTo(request("/fr/"))).toMatch(/^HTTP\/1\.1 200 /);
});

test("who sends a head or a body too slowly is told so, and cut off", async () => {
  const head = answerTo("GET /fr/ HTTP/1.1\r\nHost: a\r\nX: ", "open");
  const body = answerTo(
    "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    "open",
  );
  expect(await head).toMatch(/^HTTP\/1\.1 408 /);
  expect(await body).toMatch(/^HTTP\/1\.1 408 /);
}, 30_000);

test("methods that Node knows and we do not are refused, and the connection stays usable", async () => {
  const answer = await answerTo(
    `TRACE /fr/ HTTP/1.1\r\nHost: a\r\n\r\nQUERY /fr/ HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}${request("/fr/")}`,
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405", "HTTP/1.1 405", "HTTP/1.1 200"]);
});

const POSTED = JSON.stringify({ name: "A", email: "a@b.example", message: "Ten letters." });
const POST = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${POSTED.length}\r\n\r\n${POSTED}`;
const MORE = "GET /fr/ HTTP/1.1\r\nHost: a\r\n\r\n";

test("600 requests that are sent at once are answered in order, and the next ones too", async () => {
  const three = MORE + MORE.replace("/fr/", "/api/contact/token") + POST;
  for (let round = 0; round < 8; round++) {
    const answer = await answerTo(three.repeat(200) + request("/fr/"), "open");
    const answers = answer.match(/HTTP\/1\.1 \d+|"(?:token|id)"/g)?.join(" ");
    expect(answers).toBe(`${'HTTP/1.1 200 HTTP/1.1 200 "token" HTTP/1.1 201 "id" '.repeat(200)}HTTP/1.1 200`);
  }
});

test("of what comes behind a request that is not answered nothing is done, and a flood of it is cut off; others are answered, and may send many at once", async () => {
  const { app: own, outbox } = contactApp();
  const accept = vi.spyOn(outbox, "accept").mockReturnValue(new Promise(() => {}));
  const ownPort = Number(new URL(await own.listen({ port: 0, host: "127.0.0.1" })).port);
  expect(await rawAnswer(ownPort, POST.repeat(3) + MORE.repeat(20_000), "open").catch(() => "")).toBe("");
  expect(accept).toHaveBeenCalledTimes(1);
  const answer = await rawAnswer(ownPort, MORE.repeat(20) + request("/fr/"));
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(21);
  await own.close();
});

test("a request behind an Upgrade header, which Node drops, is not waited for in vain: the connection is closed", async () => {
  const pipelined =
    "GET /fr/ HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\nGET /en/ HTTP/1.1\r\nHost: a\r\n\r\n";
  const answer = await answerTo(pipelined, "open");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test.each([
  [2, "100 Continue"],
  [BODY_LIMIT_BYTES + 1, "413 Payload Too Large"],
])("a client that asks before it sends a body of %i bytes is told %s", async (length, answer) => {
  const socket = connect(port, "127.0.0.1");
  const headers = `Host: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n`;
  socket.write(`POST /api/contact HTTP/1.1\r\n${headers}\r\n`);
  const [chunk] = await once(socket, "data");
  socket.destroy();
  expect(String(chunk).split("\r\n", 1)).toEqual([`HTTP/1.1 ${answer}`]);
});

const LONG = 4 * BODY_LIMIT_BYTES;

test.each([
  ["chunked", {}],
  ["of a known length", { "content-length": String(LONG) }],
])(
  "a body that is too long, %s, is read before it is refused, so that a proxy passes the answer on",
  async (_, length) => {
    const body = Readable.from(
      (async function* () {
        for (let sent = 0; sent < LONG; sent += 16_384) {
          yield Buffer.alloc(Math.min(16_384, LONG - sent), "a");
          // As a proxy does: it passes on what it receives, a piece at a time.
          await new Promise((resume) => setImmediate(resume));
        }
      })(),
    );
    const asked = httpRequest({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/contact",
      headers: { "content-type": "application/json", ...length },
    });
    const [[response]] = await Promise.all([once(asked, "response"), pipeline(body, asked)]);
    expect(response.statusCode).toBe(413);
  },
);

test.each([
  ["of no known length", {}],
  ["of a hundred megabytes", { "content-length": "104857600" }],
])("a body without end, %s, is cut off before much of it is sent", async (_, length) => {
  let sent = 0;
  const body = Readable.from(
    (function* () {
      for (; sent < 104_857_600; sent += 65_536) yield Buffer.alloc(65_536);
    })(),
  );
  const headers = { "content-type": "application/json", ...length };
  const asked = httpRequest({ port, host: "127.0.0.1", method: "POST", path: "/api/contact", headers });
  await pipeline(body, asked).catch(() => undefined);
  expect(sent).toBeLessThan(16_777_216);
});
