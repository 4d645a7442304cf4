import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { contactApp, FORM_TYPE, formOf, GOOD_FIELDS, HTML, postContact } from "../test-support/contact-app.ts";
import { listening } from "../test-support/listening.ts";

afterEach(() => vi.useRealTimers());

describe("many messages from one address", () => {
  const different = (index: number) => ({ ...GOOD_FIELDS, message: `Question numéro ${index}, s'il vous plaît.` });
  const from = (to: FastifyInstance, index: number, headers: Record<string, string>, remoteAddress = "10.0.0.1") =>
    to.inject({ method: "POST", url: "/api/contact", payload: different(index), headers, remoteAddress });

  test("forged addresses of one peer, and all of one /64 network, are one address each", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "10" });
    const taken = async (send: (index: number) => ReturnType<typeof from>) => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)));
      return answers.filter(({ statusCode }) => statusCode === 201).length;
    };
    const forged = (index: number) => ({
      "x-forwarded-for": `203.0.${index >> 8}.${index & 255}`,
      forwarded: "for=1.2.3.4",
    });
    expect(await taken((index) => from(limited.app, index, forged(index)))).toBe(10);
    expect(await taken((index) => from(limited.app, 1000 + index, {}, `2001:db8::${index.toString(16)}`))).toBe(10);
    await limited.app.close();
  });

  test("behind a trusted proxy the visitor counts, not the proxy, nor what the visitor claims", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1", TRUST_PROXY: "10.0.0.0/8" });
    const through = (index: number, chain: string) => from(limited.app, index, { "x-forwarded-for": chain });
    expect((await through(1, "1.1.1.1, 203.0.113.1")).statusCode).toBe(201);
    expect((await through(2, "2.2.2.2, 203.0.113.1")).statusCode).toBe(429);
    expect((await through(3, "203.0.113.2")).statusCode).toBe(201);
    expect((await through(4, "203.0.113.2:50123")).statusCode).toBe(429);
    expect((await through(5, "anything")).statusCode).toBe(201);
    expect((await through(6, "anything else")).statusCode).toBe(429);
    await limited.app.close();
  });

  test("the same text is a new message, and counts, when the deduplication window has passed", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ["Date"] });
    const limited = contactApp({ CONTACT_RATE_LIMIT: "4" });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      vi.setSystemTime(Date.UTC(2026, 10, 20) + round * 601_000);
      for (const _ of ["first", "again"]) statuses.push((await postContact(limited.app, GOOD_FIELDS)).statusCode);
    }
    // Within ten minutes the second is the same message, and is not counted.
    expect(statuses).toEqual([...Array(8).fill(201), ...Array(4).fill(429)]);
    expect(await limited.outbox.list()).toHaveLength(4);
    vi.setSystemTime(Date.UTC(2026, 10, 20) + 6 * 601_000);
    expect((await postContact(limited.app, GOOD_FIELDS)).statusCode).toBe(201);
    await limited.app.close();
  });

  test("a message that the outbox had before a restart is not counted when it is sent again", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1" });
    const { message, name, email } = GOOD_FIELDS;
    await postContact(limited.app, GOOD_FIELDS);
    const restarted = contactApp({ CONTACT_RATE_LIMIT: "1" }, {}, limited.outbox);
    for (const _ of ["once", "twice"]) expect((await postContact(restarted.app, GOOD_FIELDS)).statusCode).toBe(201);
    expect((await postContact(restarted.app, { name, email, message: `${message} Merci.` })).statusCode).toBe(201);
    expect(await limited.outbox.list()).toHaveLength(2);
    await Promise.all([limited.app.close(), restarted.app.close()]);
  });

  test("who may not send for now is told the time that is left, in words and in the header, and loses nothing", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ["Date"] });
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1" });
    await postContact(limited.app, formOf({ ...GOOD_FIELDS }));
    vi.setSystemTime(Date.UTC(2026, 10, 20, 0, 48, 30));
    for (const [locale, words] of [
      ["fr", "fr too many dans 12\u00a0minutes"],
      ["en", "en too many in 12\u00a0minutes"],
      ["pt", "pt-PT too many dentro de 12\u00a0minutos"],
    ] as const) {
      const fields = { ...GOOD_FIELDS, locale, message: "Une autre question, s'il vous plaît." };
      const page = await postContact(limited.app, formOf(fields), HTML);
      expect([page.statusCode, page.headers["retry-after"]]).toEqual([429, "690"]);
      expect(page.body).toContain(`<p role="alert">${words}</p>`);
      expect(page.body).toContain("Une autre question, s&#39;il vous plaît.</textarea>");
      expect((await postContact(limited.app, fields)).json()).toEqual({ error: words });
    }
    await limited.app.close();
  });
});

describe("many refusals of one address", () => {
  const wrong = { ...GOOD_FIELDS, email: "nobody" };

  test("after twenty for each message that the limit allows, they are 429 after a wait, and what was typed comes back all the same", async () => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1" });
    for (let index = 0; index < 18; index++) expect((await postContact(limited.app, wrong)).statusCode).toBe(422);
    expect((await postContact(limited.app, "name=%FF")).statusCode).toBe(400);
    expect((await postContact(limited.app, "x".repeat(BODY_LIMIT_BYTES + 1))).statusCode).toBe(413);
    const asked = performance.now();
    const page = await postContact(limited.app, formOf(wrong), HTML);
    expect(performance.now() - asked).toBeGreaterThan(150);
    expect(page.statusCode).toBe(429);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(3500);
    expect(page.body).toContain('value="nobody"');
    expect((await postContact(limited.app, wrong)).json()).toEqual({ error: "fr too many dans 1\u00a0heure" });
    expect((await postContact(limited.app, GOOD_FIELDS)).statusCode).toBe(201);
    await limited.app.close();
  });

  test.each([
    ["what another site makes a browser send", { "sec-fetch-site": "cross-site" }, 403],
    ["what is not read, of another type", { "content-type": "text/plain" }, 415],
  ] as const)("%s is not counted", async (_, headers, status) => {
    const limited = contactApp({ CONTACT_RATE_LIMIT: "1" });
    for (let index = 0; index < 30; index++)
      expect((await postContact(limited.app, wrong, headers)).statusCode).toBe(status);
    expect((await postContact(limited.app, wrong)).statusCode).toBe(422);
    await limited.app.close();
  });
});

test("of one address 64 long submissions are taken at a time, 256 with short ones; one more is told whom to call, and the next has room again", async () => {
  // However slow the machine is, no submission is kept waiting too long.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, outbox } = contactApp({ TRUST_PROXY: "127.0.0.1" });
  const ask = await listening(app, onTestFinished);
  const held = Promise.withResolvers<void>();
  const accept = outbox.accept.bind(outbox);
  vi.spyOn(outbox, "accept").mockImplementation((...message) => held.promise.then(() => accept(...message)));
  const long = `${formOf(GOOD_FIELDS)}&x=${"x".repeat(20_000)}`;
  const send = (from: string, payload = formOf(GOOD_FIELDS)) =>
    ask({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": FORM_TYPE, ...HTML, "x-forwarded-for": from },
      payload,
    });
  const taken = (count: number) =>
    expect.poll(() => vi.mocked(outbox.accept).mock.calls.length, { timeout: 20_000 }).toBe(count);
  const expectBusy = async (payload?: string) => {
    const busy = await send("203.0.113.1", payload);
    expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "60"]);
    expect(busy.body).toContain("Appelez le 01 99 00 20 12");
    expect(busy.body).toContain("fr text kept");
    expect(busy.body).not.toContain("href");
  };
  const waiting = Array.from({ length: 64 }, () => send("203.0.113.1", long));
  await taken(64);
  await expectBusy(long);
  waiting.push(...Array.from({ length: 192 }, () => send("203.0.113.1")));
  await taken(256);
  await expectBusy();
  const other = send("203.0.113.2");
  held.resolve();
  expect((await Promise.all([...waiting, other])).map(({ statusCode }) => statusCode)).toEqual(Array(257).fill(303));
  expect((await send("203.0.113.1")).statusCode).toBe(303);
});
