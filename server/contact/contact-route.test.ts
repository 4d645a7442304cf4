import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "../../contract/contact-message.ts";
import { contactApp, GOOD_FIELDS } from "../test-support/contact-app.ts";

const { app, outbox, logged } = contactApp();
afterAll(() => app.close());
beforeEach(async () => {
  await outbox.remove((await outbox.list()).map(({ id }) => id));
});

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Body = Record<string, unknown> | string | Buffer;

function post(body: Body, headers: Record<string, string> = {}, to = app) {
  const type = typeof body === "string" || Buffer.isBuffer(body) ? FORM_TYPE : JSON_TYPE;
  const payload = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return to.inject({ method: "POST", url: "/api/contact", payload, headers: { "content-type": type, ...headers } });
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe("a message is kept", () => {
  test("from JSON: its id comes back, and it waits in the outbox", async () => {
    const answer = await post(GOOD_FIELDS);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(await outbox.get(id)).toMatchObject({ ...GOOD_FIELDS, state: "queued", isTest: false });
  });

  test.each(["fr", "en", "pt"])("from a browser's own form in %s: it is led to the thank-you state", async (locale) => {
    const answer = await post(form({ ...GOOD_FIELDS, locale }), HTML);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${locale}/contact/?sent=1#form`]);
    expect(await outbox.list()).toHaveLength(1);
  });

  test("trimmed and normalised, with the domain in ASCII", async () => {
    const { id } = (await post({ ...GOOD_FIELDS, name: "  Zoe\u0308 ", email: "z@Bücher.example" })).json();
    expect(await outbox.get(id)).toMatchObject({ name: "Zoë", email: "z@xn--bcher-kva.example" });
  });

  test("in the language of the page where the form names none", async () => {
    const { locale: _, ...fields } = GOOD_FIELDS;
    const { id } = (await post(fields, { referer: "https://example.com/pt/contact/" })).json();
    expect(await outbox.get(id)).toMatchObject({ locale: "pt" });
  });
});

describe("one submission is one message", () => {
  test("sent fifty times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ ...GOOD_FIELDS, idempotencyKey: "k" })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await outbox.list()).toHaveLength(1);
  });

  test("the key may come as a header", async () => {
    const first = await post(GOOD_FIELDS, { "idempotency-key": "k" });
    const again = await post({ ...GOOD_FIELDS, idempotencyKey: "k" });
    expect(again.json()).toEqual(first.json());
  });

  test("the same key with other content is another message", async () => {
    await post({ ...GOOD_FIELDS, idempotencyKey: "k" });
    await post({ ...GOOD_FIELDS, idempotencyKey: "k", message: "Une autre question, toute différente." });
    expect(await outbox.list()).toHaveLength(2);
  });

  test("without a key two visitors are two", async () => {
    await post(form(GOOD_FIELDS));
    await post(form({ ...GOOD_FIELDS, name: "Jean Martin" }));
    await post(form(GOOD_FIELDS));
    expect(await outbox.list()).toHaveLength(2);
  });
});

describe("fields that are wrong", () => {
  test.each([
    [{}, { name: "required", email: "required", message: "required" }],
    [
      { ...GOOD_FIELDS, email: "nobody", message: "court" },
      { email: "invalid", message: "tooShort" },
    ],
    [{ ...GOOD_FIELDS, name: "n".repeat(101) }, { name: "tooLong" }],
    [{ ...GOOD_FIELDS, name: "a\nBcc: x@example.com" }, { name: "invalid" }],
    [
      { ...GOOD_FIELDS, name: ["a"], email: 5 },
      { name: "invalid", email: "invalid" },
    ],
  ])("%j", async (fields, errors) => {
    const answer = await post(fields);
    expect([answer.statusCode, answer.json()]).toEqual([422, { errors }]);
    expect(await outbox.list()).toEqual([]);
  });

  test.each([
    ["fr", "Erreur : ", "Vérifiez votre adresse e-mail"],
    ["en", "Error: ", "Check your e-mail address"],
    ["pt", "Erro: ", "Verifique o seu endereço de e-mail"],
  ])(
    "a browser gets the form again in %s, with what was typed and each error tied to its field",
    async (locale, prefix, text) => {
      const typed = { ...GOOD_FIELDS, locale, name: `"><script>`, email: "nobody" };
      const { statusCode, body, headers } = await post(form(typed), HTML);
      expect([statusCode, headers["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(`<title>${prefix}`);
      expect(body).toMatch(new RegExp(`<a href="#contact-email">${text}`));
      expect(body).toMatch(
        /<input [^>]*id="contact-email" [^>]*aria-invalid="true" aria-describedby="contact-email-error"/,
      );
      expect(body).toContain(`id="contact-email-error">${text}`);
      expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
      expect(body).toContain(`${GOOD_FIELDS.message}</textarea>`);
    },
  );
});

describe("content types (reliability I1)", () => {
  test.each([
    "application/json",
    "Application/JSON",
    "application/json ; Charset=UTF-8",
    'application/json;charset="utf-8"',
    "application/json;",
    "\tapplication/json",
  ])("%j is read", async (type) => {
    expect((await post(GOOD_FIELDS, { "content-type": type })).statusCode).toBe(201);
    expect((await post({}, { "content-type": type })).statusCode).toBe(422);
  });

  test.each([
    "text/plain",
    "application/json, text/plain",
    "application/vnd.api+json",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded; charset=iso-8859-1",
    "multipart/form-data; boundary=x",
    "json",
    "",
  ])("%j is refused", async (type) => {
    const answer = await post(GOOD_FIELDS, { "content-type": type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toHaveProperty("error");
  });

  test("a compressed body is refused, and one too long is not even read", async () => {
    expect((await post(GOOD_FIELDS, { "content-encoding": "gzip" })).statusCode).toBe(415);
    const long = await post("x".repeat(BODY_LIMIT_BYTES * 20), { "content-type": "text/plain" });
    expect([long.statusCode, long.headers.connection]).toEqual([415, "close"]);
  });
});

describe("bodies that cannot be read", () => {
  test.each([
    [JSON_TYPE, "{"],
    [JSON_TYPE, ""],
    [JSON_TYPE, '{"__proto__":{"name":"x"}}'],
    [JSON_TYPE, Buffer.from([0x22, 0xff, 0x22])],
    [FORM_TYPE, "name=%FF"],
    [FORM_TYPE, "name=%"],
    [FORM_TYPE, Buffer.from([0x61, 0x3d, 0xc3])],
  ])("%s %j", async (type, body) => {
    const answer = await post(body, { "content-type": type });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty("error");
  });

  test("one byte over the limit is 413; a browser gets a page that says so", async () => {
    expect((await post("x".repeat(BODY_LIMIT_BYTES))).statusCode).toBe(422);
    const answer = await post("x".repeat(BODY_LIMIT_BYTES + 1), { ...HTML, referer: "http://x.example/en/contact/" });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain("The message is too long");
    expect(answer.body).toContain('<a href="/en/contact/">');
  });

  test("nothing that can be sent is answered with 5xx, nor kept unchecked", async () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("__proto__", "constructor", "%00", "\ud800"));
    const json = fc.json({ maxDepth: 8 });
    const fields = fc.dictionary(fc.oneof(fc.constantFrom("name", "email", "message", "locale"), text), fc.jsonValue());
    const body = fc.oneof(
      fc.tuple(
        fc.constant(JSON_TYPE),
        fc.oneof(
          json,
          fields.map((value) => JSON.stringify(value)),
        ),
      ),
      fc.tuple(
        fc.constantFrom(JSON_TYPE, FORM_TYPE),
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      ),
      fc.tuple(
        fc.constant(FORM_TYPE),
        fc.array(fc.tuple(text, text)).map((pairs) => pairs.join("&")),
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async ([type, payload], page) => {
        const answer = await post(payload, { "content-type": type, ...(page ? HTML : {}) });
        expect([400, 413, 415, 422]).toContain(answer.statusCode);
      }),
      { numRuns: 150 },
    );
    expect(await outbox.list()).toEqual([]);
  }, 30_000);

  test("8,000 levels of depth", async () => {
    const answer = await post(`${"[".repeat(8000)}${"]".repeat(8000)}`, { "content-type": JSON_TYPE });
    expect(answer.statusCode).toBe(422);
  });
});

test("another site's form is refused, ours and programs are not", async () => {
  const statuses = [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "same-origin" },
    { origin: "http://localhost:80", host: "localhost" },
    {},
  ].map(async (headers) => (await post(GOOD_FIELDS, headers as Record<string, string>)).statusCode);
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 201, 201, 201]);
});

test("a site on another host may send, read the answer, and gets its own page back", async () => {
  const elsewhere = contactApp({ SITE_URL: "https://www.site.example" });
  const origin = { origin: "https://www.site.example", "sec-fetch-site": "cross-site" };
  const answer = await post(GOOD_FIELDS, origin, elsewhere.app);
  expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([201, origin.origin]);
  const plain = await post(form(GOOD_FIELDS), { ...origin, ...HTML }, elsewhere.app);
  expect(plain.headers.location).toBe("https://www.site.example/fr/contact/?sent=1#form");
  const other = await elsewhere.app.inject({ url: "/api/contact/token", headers: { origin: "https://evil.example" } });
  expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  await elsewhere.app.close();
});

describe("many messages from one address (reliability I9)", () => {
  const different = (index: number) => ({ ...GOOD_FIELDS, message: `Question numéro ${index}, s'il vous plaît.` });
  const from = (to: typeof app, index: number, headers: Record<string, string>, remoteAddress = "10.0.0.1") =>
    to.inject({ method: "POST", url: "/api/contact", payload: different(index), headers, remoteAddress });

  test("the eleventh in an hour is 429; the same one again is not counted; pages are never limited", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "10" });
    const forged = (index: number) => ({ "x-forwarded-for": `203.0.113.${index}` });
    for (let index = 0; index < 10; index++)
      expect((await from(limited.app, index, forged(index))).statusCode).toBe(201);
    const refused = await from(limited.app, 10, forged(10));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
    expect((await from(limited.app, 3, forged(11))).statusCode).toBe(201);
    expect((await from(limited.app, 11, {}, "10.0.0.2")).statusCode).toBe(201);
    expect((await limited.app.inject("/fr/")).statusCode).toBe(200);
    await limited.app.close();
  });

  test("behind a trusted proxy the visitor counts, not the proxy, nor what the visitor claims", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1", TRUST_PROXY: "10.0.0.0/8" });
    const through = (index: number, chain: string) => from(limited.app, index, { "x-forwarded-for": chain });
    expect((await through(1, "1.1.1.1, 203.0.113.1")).statusCode).toBe(201);
    expect((await through(2, "2.2.2.2, 203.0.113.1")).statusCode).toBe(429);
    expect((await through(3, "203.0.113.2")).statusCode).toBe(201);
    await limited.app.close();
  });

  test("a /64 network is one address", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1" });
    expect((await from(limited.app, 1, {}, "2001:db8::1")).statusCode).toBe(201);
    expect((await from(limited.app, 2, {}, "2001:db8::ffff:2")).statusCode).toBe(429);
    expect((await from(limited.app, 3, {}, "2001:db8:0:1::1")).statusCode).toBe(201);
    await limited.app.close();
  });
});

test("a suspected message is kept for the owner, and the visitor sees no difference", async () => {
  const answer = await post({ ...GOOD_FIELDS, fax_ref: "http://x.example" });
  expect(answer.statusCode).toBe(201);
  expect(await outbox.get(answer.json().id)).toMatchObject({
    state: "quarantined",
    suspicions: ["decoy-filled", "no-time-token"],
  });
});

test("a time token of a moment ago marks a message as too fast, but does not keep it back", async () => {
  const { token } = (await app.inject("/api/contact/token")).json();
  const { id } = (await post({ ...GOOD_FIELDS, time_token: token })).json();
  expect(await outbox.get(id)).toMatchObject({ state: "queued", suspicions: ["too-fast"] });
});

describe("when messages cannot be kept", () => {
  test("the visitor gets the phone number, what was typed comes back, and it heals by itself", async () => {
    outbox.broken = true;
    const answer = await post({ ...GOOD_FIELDS, locale: "en" });
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: "Call 01 99 00 20 12" }]);
    expect(answer.headers["retry-after"]).toBe("60");
    const page = await post(form({ ...GOOD_FIELDS, locale: "pt" }), HTML);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(page.body).toContain("Ligue 01 99 00 20 12");
    expect(page.body).toContain(`${GOOD_FIELDS.message}</textarea>`);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    outbox.broken = false;
    expect((await post(GOOD_FIELDS)).statusCode).toBe(201);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });
});

test("log lines are JSON and hold nothing of a message, no query and no address (reliability I12)", async () => {
  logged.length = 0;
  const marked = { name: "marker-name", email: "marker@marker.example", message: "marker-text marker-text" };
  const headers = { referer: "http://marker.example/", "idempotency-key": "marker-key" };
  await post({ ...marked, locale: "fr" }, headers);
  await post({ ...marked, fax_ref: "marker-decoy" }, headers);
  await post({ ...marked, email: "marker" }, headers);
  await post(`{"marker":`, { ...headers, "content-type": JSON_TYPE });
  await post(form(marked), { ...headers, "content-type": "text/marker" });
  await post("x=marker".repeat(BODY_LIMIT_BYTES), headers);
  outbox.broken = true;
  await post(marked, headers);
  outbox.broken = false;
  await app.inject({ method: "POST", url: "/api/contact?marker", remoteAddress: "203.0.113.9" });
  expect(logged.length).toBeGreaterThan(6);
  for (const line of logged) expect(() => JSON.parse(line)).not.toThrow();
  expect(logged.join("")).not.toMatch(/marker|203\.0\.113|127\.0\.0\.1/);
});
