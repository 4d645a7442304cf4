import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { HOUR, SECOND } from "../common/clock.ts";
import { contactApp, GOOD_FIELDS } from "../test-support/contact-app.ts";

const LINKS = "http://a.example http://b.example http://c.example";
const NOW = Date.UTC(2026, 10, 28, 9);

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

function freshApp(...parts: Parameters<typeof contactApp>) {
  const { app, outbox } = contactApp(...parts);
  onTestFinished(() => app.close());
  let sender = 0;
  return {
    outbox,
    /** A token that a form got a minute ago. */
    async token(): Promise<string> {
      vi.setSystemTime(Date.now() - 60 * SECOND);
      const { token } = (await app.inject("/api/contact/token")).json();
      vi.setSystemTime(Date.now() + 60 * SECOND);
      return token;
    },
    /** Sends from an address of its own. */
    async send(fields: Readonly<Record<string, string>>) {
      sender += 1;
      const remoteAddress = `10.0.${sender >> 8}.${sender & 255}`;
      const payload = { ...GOOD_FIELDS, ...fields };
      const answer = await app.inject({ method: "POST", url: "/api/contact", payload, remoteAddress });
      expect(answer.statusCode).toBe(201);
      return outbox.get(answer.json().id);
    },
  };
}

/** The same advertisement, a word of it changed. */
const advertisement = (index: number, more = {}) => ({ message: `Offre ${index} : ${LINKS}`, ...more });

test("a message that is sent again with its key and its token is itself; without the key a new one without a token", async () => {
  const { outbox, token, send } = freshApp();
  const fields = { time_token: await token(), idempotencyKey: "k" };
  const first = await send(fields);
  expect(first).toMatchObject({ state: "queued", suspicions: [] });
  expect(await send(fields)).toEqual(first);
  expect(await send({ ...fields, idempotencyKey: "" })).toMatchObject({
    state: "queued",
    suspicions: ["no-time-token"],
  });
  expect(await outbox.list()).toHaveLength(2);
});

test("while many come, what has a sign of spam is kept back, with a token or not, and nobody else is", async () => {
  const onKept = vi.fn();
  const { outbox, token, send } = freshApp({}, { onKept });
  const tokens: string[] = [];
  for (let index = 0; index < 60; index++) tokens.push(await token());
  await Promise.all(tokens.map((time_token, index) => send(advertisement(index, { time_token }))));
  expect((await outbox.counts()).byState).toMatchObject({ queued: 31, quarantined: 29 });
  expect(onKept.mock.calls.filter(([state]) => state === "quarantined")).toHaveLength(29);
  const [latest] = await outbox.list({ states: ["quarantined"] });
  expect(latest?.suspicions).toEqual(["many-links", "in-crowd"]);
  // A missing token alone is no sign.
  expect(await send({ name: "Sans script" })).toMatchObject({ state: "queued", suspicions: ["no-time-token"] });
  expect(await send({ name: "Avec", time_token: await token() })).toMatchObject({ state: "queued", suspicions: [] });
  expect(await send({ name: "Lien", message: "Voir http://a.example svp" })).toMatchObject({ state: "quarantined" });
  vi.setSystemTime(NOW + HOUR + SECOND);
  expect(await send({ name: "Lien", message: "Voir http://b.example svp" })).toMatchObject({ state: "queued" });
});
