import { describe, expect, onTestFinished, test, vi } from "vitest";
import { formOf, GOOD_FIELDS, HTML, sharedContactApp } from "../test-support/contact-app.ts";

const { app, outbox, post } = sharedContactApp();

describe("a message is kept", () => {
  test("from JSON: its id comes back, and it waits in the outbox", async () => {
    const answer = await post(GOOD_FIELDS);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(await outbox.get(id)).toMatchObject({ ...GOOD_FIELDS, state: "queued", isTest: false });
  });

  test.each(["fr", "en", "pt"])("from a browser's own form in %s: it is led to the thank-you state", async (locale) => {
    const answer = await post(formOf({ ...GOOD_FIELDS, locale }), HTML);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${locale}/contact/?sent=1#_form`]);
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
  test("the key may come as a header", async () => {
    const first = await post(GOOD_FIELDS, { "idempotency-key": "k" });
    const again = await post({ ...GOOD_FIELDS, idempotencyKey: "k" });
    expect(again.json()).toEqual(first.json());
  });

  test("with a key, also by a tab that was offline for a night", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 20), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const send = async () => (await post({ ...GOOD_FIELDS, idempotencyKey: "k" })).json();
    const first = await send();
    vi.setSystemTime(Date.UTC(2026, 10, 21, 8));
    expect(await send()).toEqual(first);
  });

  test("the same key with other content is another message", async () => {
    await post({ ...GOOD_FIELDS, idempotencyKey: "k" });
    await post({ ...GOOD_FIELDS, idempotencyKey: "k", message: "Une autre question, toute différente." });
    expect(await outbox.list()).toHaveLength(2);
  });

  test("without a key two visitors are two", async () => {
    await post(formOf(GOOD_FIELDS));
    await post(formOf({ ...GOOD_FIELDS, name: "Jean Martin" }));
    await post(formOf(GOOD_FIELDS));
    expect(await outbox.list()).toHaveLength(2);
  });
});

test("a suspected message is kept for the owner, and the visitor sees no difference", async () => {
  const answer = await post({ ...GOOD_FIELDS, fax_ref: "http://x.example" });
  expect(answer.statusCode).toBe(201);
  expect(await outbox.get(answer.json().id)).toMatchObject({
    state: "quarantined",
    suspicions: ["honeypot-filled", "no-time-token"],
  });
});

test("a text that three others sent is a sign of spam; that its own sender sends it again is none", async () => {
  const message = "Voulez-vous être les premiers partout ?";
  const suspicionsOf = async (who: Readonly<Record<string, string>>) => {
    const { id } = (await post({ ...GOOD_FIELDS, message, ...who })).json();
    return (await outbox.get(id))?.suspicions;
  };
  for (const name of ["M. Un", "M. Deux", "M. Trois", "M. Quatre"])
    expect(await suspicionsOf({ name })).toEqual(["no-time-token"]);
  for (const email of ["b@example.com", "c@example.com"])
    expect(await suspicionsOf({ email })).toEqual(["no-time-token"]);
  expect(await suspicionsOf({ email: "d@example.com" })).toEqual(["no-time-token", "repeated-text"]);
});

test("a time token of a moment ago marks a message as too fast, but does not keep it back", async () => {
  const { token } = (await app.inject("/api/contact/token")).json();
  const { id } = (await post({ ...GOOD_FIELDS, time_token: token })).json();
  expect(await outbox.get(id)).toMatchObject({ state: "queued", suspicions: ["too-fast"] });
});
