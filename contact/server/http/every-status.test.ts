import { afterAll, expect, test } from "vitest";
import { contactApp, GOOD_FIELDS } from "../test-support/contact-app.ts";
import { type HttpRequest, listening } from "../test-support/listening.ts";

const { app, outbox, manifest } = contactApp(
  { CONTACT_RATE_LIMIT: "2" },
  { read: () => Promise.reject(new Error("disk on fire")) },
);
const ask = await listening(app);
afterAll(() => {
  outbox.broken = false;
});

const form = "application/x-www-form-urlencoded";
const post = (payload: string, more: Readonly<Record<string, string>> = {}): HttpRequest => ({
  method: "POST",
  url: "/api/contact",
  payload,
  headers: { "content-type": form, ...more },
});
const withText = (message: string) => String(new URLSearchParams({ ...GOOD_FIELDS, message }));

test.each<readonly [number, HttpRequest]>([
  [200, { url: "/healthz" }],
  [200, { url: "/fr/", method: "HEAD" }],
  [301, { url: "/fr" }],
  [304, { url: "/fr/", headers: { "if-none-match": "*" } }],
  [400, post("{", { "content-type": "application/json" })],
  [403, post(withText("a"), { "sec-fetch-site": "cross-site" })],
  [404, { url: "/assets/nothing.js" }],
  [404, { url: "/assets/data/nothing/index.json" }],
  [405, { url: "/fr/", method: "PUT" }],
  [405, { url: "/api/contact" }],
  [405, { url: "/api/contact", method: "OPTIONS" }],
  [412, { url: "/fr/", headers: { "if-match": '"other"' } }],
  [413, post("a".repeat(200_000))],
  [415, post("<a/>", { "content-type": "text/xml" })],
  [422, post("a=1")],
  [500, { url: "/fr/" }],
])("a %i carries every header of the list, and no header that tells what runs", async (status, asked) => {
  const answer = await ask(asked);
  expect(answer.statusCode).toBe(status);
  expectHeaders(answer.headers);
});

test("so do a 429 and a 503", async () => {
  expect([
    (await ask(post(withText("One message, please")))).statusCode,
    (await ask(post(withText("Another message")))).statusCode,
  ]).toEqual([201, 201]);
  const limited = await ask(post(withText("One message too many")));
  outbox.broken = true;
  const unready = await ask({ url: "/readyz" });
  expect([limited.statusCode, unready.statusCode]).toEqual([429, 503]);
  expectHeaders(limited.headers);
  expectHeaders(unready.headers);
});

function expectHeaders(headers: object): void {
  for (const [name, value] of Object.entries(manifest.headers))
    expect(headers).toHaveProperty(name.toLowerCase(), value);
  expect(Object.keys(headers)).not.toContain("server");
  expect(Object.keys(headers)).not.toContain("x-powered-by");
}
