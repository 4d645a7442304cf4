import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { anyText } from "../../message/test-support/any-text.ts";
import { FORM_TYPE, GOOD_FIELDS, HTML, JSON_TYPE, sharedContactApp } from "../test-support/contact-app.ts";

const { outbox, post } = sharedContactApp();

describe("content types", () => {
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
    "multipart/form-data; boundary=x",
    "json",
    "",
  ])("%j is refused", async (type) => {
    const answer = await post(GOOD_FIELDS, { "content-type": type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toHaveProperty("error");
  });

  test("one too long is not even read", async () => {
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
    [JSON_TYPE, gzipSync(JSON.stringify(GOOD_FIELDS))],
  ])("%s %j", async (type, body) => {
    const answer = await post(body, { "content-type": type });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty("error");
  });

  test("one byte over the limit is 413; a browser gets a page that says so, and no link to an empty form", async () => {
    expect((await post("x".repeat(BODY_LIMIT_BYTES))).statusCode).toBe(422);
    const answer = await post("x".repeat(BODY_LIMIT_BYTES + 1), { ...HTML, referer: "http://x.example/en/contact/" });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain("en too large");
    expect(answer.body).toContain("en text kept");
    expect(answer.body).not.toContain("href");
  });

  test("nothing that can be sent is answered with 5xx, nor kept unchecked", async () => {
    const text = fc.oneof(anyText(), fc.constantFrom("__proto__", "constructor", "%00", "\ud800"));
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
  });

  const wellFormed = JSON.stringify(GOOD_FIELDS);
  const withField = (field: string) => wellFormed.replace("{", `{${field},`);
  const form = new URLSearchParams(GOOD_FIELDS).toString();
  test.each([
    ["an array", JSON_TYPE, `[${wellFormed}]`, 422],
    ["null", JSON_TYPE, "null", 422],
    ["a byte order mark", JSON_TYPE, `\ufeff${wellFormed}`, 201],
    ["__proto__, escaped", JSON_TYPE, withField('"\\u005f_proto__":{"polluted":1}'), 400],
    ["__proto__, deeper", JSON_TYPE, withField('"x":{"__proto__":{"polluted":1}}'), 400],
    ["constructor.prototype", JSON_TYPE, withField('"constructor":{"prototype":{"polluted":1}}'), 201],
    ["a field twice: the last counts", JSON_TYPE, withField('"email":"nobody"'), 201],
    ["a name that is an object", JSON_TYPE, wellFormed.replace('"Marie Dupont"', '{"toString":"x"}'), 422],
    ["__proto__", FORM_TYPE, `${form}&__proto__=polluted&__proto__[polluted]=1`, 201],
    ["members of __proto__", FORM_TYPE, `${form}&a[__proto__]=1&a.__proto__.polluted=1`, 201],
    ["a field twice: the last counts", FORM_TYPE, `email=nobody&${form}`, 201],
    ["a field twice: the last is wrong", FORM_TYPE, `${form}&email=nobody`, 422],
    ["ten thousand pairs", FORM_TYPE, `${form}${"&a=1".repeat(10_000)}`, 201],
    ["ten thousand empty pairs", FORM_TYPE, `${form}${"&".repeat(10_000)}`, 201],
  ])("fields that are not as a form has them: %s", async (_, type, body, status) => {
    expect((await post(body, { "content-type": type })).statusCode).toBe(status);
    expect(Object.prototype).not.toHaveProperty("polluted");
    const kept = await outbox.list();
    expect(kept.map(({ name, email, message }) => ({ name, email, message, locale: "fr" }))).toEqual(
      status === 201 ? [GOOD_FIELDS] : [],
    );
  });

  test("8,000 levels of depth", async () => {
    const answer = await post(`${"[".repeat(8000)}${"]".repeat(8000)}`, { "content-type": JSON_TYPE });
    expect(answer.statusCode).toBe(422);
  });
});
