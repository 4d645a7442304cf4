import { describe, expect, test, vi } from "vitest";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import {
  contactApp,
  formOf,
  GOOD_FIELDS,
  HTML,
  JSON_TYPE,
  postContact,
  sharedContactApp,
} from "../test-support/contact-app.ts";

const { app, outbox, logged, post } = sharedContactApp();

describe("when messages cannot be kept", () => {
  test("the visitor gets the phone number, what was typed comes back, and it works again without a restart", async () => {
    outbox.broken = true;
    const answer = await post({ ...GOOD_FIELDS, locale: "en" });
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: "Call 01 99 00 20 12" }]);
    expect(answer.headers["retry-after"]).toBe("60");
    const page = await post(formOf({ ...GOOD_FIELDS, locale: "pt" }), HTML);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(page.body).toContain("Ligue 01 99 00 20 12");
    expect(page.body).toContain(`${GOOD_FIELDS.message}</textarea>`);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    outbox.broken = false;
    expect((await post(GOOD_FIELDS)).statusCode).toBe(201);
    await expect.poll(async () => (await app.inject("/readyz")).statusCode, { timeout: 5_000 }).toBe(200);
  });
});

describe("an error of ours", () => {
  test("in the handler is answered as unavailable, with the phone number and what was typed; the next message is kept", async () => {
    logged.length = 0;
    const planted = vi.spyOn(outbox, "accept").mockRejectedValueOnce(new Error("planted"));
    const page = await post(formOf({ ...GOOD_FIELDS, locale: "en" }), HTML);
    expect(planted).toHaveBeenCalledOnce();
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("Call 01 99 00 20 12");
    expect(page.body).toContain(`${GOOD_FIELDS.message}</textarea>`);
    expect(logged.join("")).toContain("planted");
    expect((await post(GOOD_FIELDS)).statusCode).toBe(201);
  });

  test("in the page that is shown again: the fallback page is shown instead", async () => {
    const render = vi.fn(() => {
      throw new Error("planted");
    });
    const broken = contactApp({}, { renderContactPage: render });
    const page = await postContact(broken.app, formOf({ ...GOOD_FIELDS, email: "nobody" }), HTML);
    expect(render).toHaveBeenCalledOnce();
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="nobody"');
    await broken.app.close();
  });

  test("in what follows once a message is kept: the visitor may send it again, and it stays one", async () => {
    const wake = vi.fn().mockImplementationOnce(() => {
      throw new Error("planted");
    });
    const broken = contactApp({}, { onKept: wake });
    expect((await postContact(broken.app, GOOD_FIELDS)).statusCode).toBe(503);
    expect((await postContact(broken.app, GOOD_FIELDS)).statusCode).toBe(201);
    expect(await broken.outbox.list()).toHaveLength(1);
    await broken.app.close();
  });
});

test("log lines are JSON and hold nothing of a message, no query and no address", async () => {
  logged.length = 0;
  const marked = { name: "marker-name", email: "marker@marker.example", message: "marker-text marker-text" };
  const headers = { referer: "http://marker.example/", "idempotency-key": "marker-key" };
  for (let round = 0; round < 3; round++) {
    await post({ ...marked, locale: "fr", message: `marker-text ${round} marker-text` }, headers);
    await post({ ...marked, fax_ref: "marker-honeypot" }, headers);
    await post({ ...marked, email: "marker" }, headers);
    await post(`{"marker":`, { ...headers, "content-type": JSON_TYPE });
    await post(formOf(marked), { ...headers, "content-type": "text/marker" });
    await post("x=marker".repeat(BODY_LIMIT_BYTES), headers);
    outbox.broken = true;
    await post(marked, headers);
    outbox.broken = false;
    await post(marked, { ...headers, origin: "http://marker.example" });
  }
  await app.inject({ method: "POST", url: "/api/contact?marker", remoteAddress: "203.0.113.9" });
  expect(logged.length).toBeGreaterThan(20);
  for (const line of logged) expect(() => JSON.parse(line)).not.toThrow();
  expect(logged.join("")).not.toMatch(/marker|203\.0\.113|127\.0\.0\.1/);
});
