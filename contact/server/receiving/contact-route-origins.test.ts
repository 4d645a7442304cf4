import { afterAll, describe, expect, test } from "vitest";
import { contactApp, formOf, GOOD_FIELDS, HTML, postContact } from "../test-support/contact-app.ts";

const SITE = "https://www.site.example";
const { app } = contactApp();
const elsewhere = contactApp({ SITE_URL: SITE });
afterAll(() => Promise.all([app.close(), elsewhere.app.close()]));

test("another site's form is refused, ours and programs are not", async () => {
  const statuses = [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "same-origin" },
    { origin: "http://localhost:80", host: "localhost" },
    {},
  ].map(async (headers) => (await postContact(app, GOOD_FIELDS, headers as Record<string, string>)).statusCode);
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 201, 201, 201]);
});

describe("a site on another host than its receiver", () => {
  const ours = { origin: SITE, "sec-fetch-site": "cross-site" };
  const others = ["https://evil.example", "https://site.example", "http://www.site.example", `${SITE}:8443`, "null"];
  const ask = (origin: string, to = elsewhere.app) =>
    to.inject({
      method: "OPTIONS",
      url: "/api/contact",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,idempotency-key",
      },
    });

  test("may send, and read the answer, whatever it is", async () => {
    const answers = [
      await postContact(elsewhere.app, GOOD_FIELDS, ours),
      await postContact(elsewhere.app, {}, ours),
      await postContact(elsewhere.app, "<a/>", { ...ours, "content-type": "text/xml" }),
      await elsewhere.app.inject({ url: "/api/contact/token", headers: { origin: SITE } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 415, 200]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        "access-control-allow-origin": SITE,
        "access-control-expose-headers": "Retry-After",
      });
      expect(headers.vary).toContain("Origin");
    }
  });

  test("is told before it sends JSON or its own key that it may", async () => {
    const { statusCode, headers, body } = await ask(SITE);
    expect([statusCode, body]).toEqual([204, ""]);
    expect(headers).toMatchObject({
      "access-control-allow-origin": SITE,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type, Idempotency-Key",
    });
    expect(headers.vary).toContain("Origin");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test.each(others)("is not %s", async (origin) => {
    const asked = await ask(origin);
    expect([asked.statusCode, asked.headers.allow]).toEqual([405, "POST"]);
    const sent = await postContact(elsewhere.app, GOOD_FIELDS, { origin, "sec-fetch-site": "cross-site" });
    expect(sent.statusCode).toBe(403);
    const token = await elsewhere.app.inject({ url: "/api/contact/token", headers: { origin } });
    for (const { headers } of [asked, sent, token]) expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("is no other than SITE_URL names: without it no site elsewhere may send", async () => {
    expect((await ask(SITE, app)).statusCode).toBe(405);
    expect((await postContact(app, GOOD_FIELDS, ours)).statusCode).toBe(403);
  });

  test("an OPTIONS request that is no preflight is answered as any other method", async () => {
    const answer = await elsewhere.app.inject({ method: "OPTIONS", url: "/api/contact", headers: { origin: SITE } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  });

  test("gets its own page back where the browser sent the form itself", async () => {
    const plain = await postContact(elsewhere.app, formOf({ ...GOOD_FIELDS, locale: "pt" }), { ...ours, ...HTML });
    expect([plain.statusCode, plain.headers.location]).toEqual([303, `${SITE}/pt/contact/?sent=1#_form`]);
  });
});
