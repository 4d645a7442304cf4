import { afterEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  const request = vi.fn(async (_url: string, _options: RequestInit) => new Response(body, { status, headers }));
  vi.stubGlobal("fetch", request);
  return request;
}

const send = () => sendMessage("/api/contact", { name: "Zoé", idempotencyKey: "k" }, fetch);

test("only the server's own answer counts as sent", async () => {
  answering(201, '{"id":"1"}');
  expect(await send()).toEqual({ kind: "sent" });
  answering(200, "<h1>Hotel network</h1>");
  expect(await send()).toEqual({ kind: "failed" });
});

test("it is sent as a form, and asks for JSON", async () => {
  const request = answering(201, "{}");
  await send();
  const [url, { method, body, headers }] = request.mock.calls[0] ?? ["", {} as RequestInit];
  expect([url, method, String(body), headers]).toEqual([
    "/api/contact",
    "POST",
    "name=Zo%C3%A9&idempotencyKey=k",
    { accept: "application/json" },
  ]);
});

test("the server's error codes are used where they are known", async () => {
  answering(422, '{"errors":{"email":"invalid","message":"strange","other":"required"}}');
  expect(await send()).toEqual({ kind: "invalid", errors: { email: "invalid" } });
  for (const body of ["{}", '{"errors":null}', "null", "not JSON"]) {
    answering(422, body);
    expect(await send()).toEqual({ kind: "failed" });
  }
});

test("the time to wait comes from the server; by default it is an hour", async () => {
  answering(429, "{}", { "retry-after": "90" });
  expect(await send()).toEqual({ kind: "tooMany", seconds: 90 });
  answering(429, "{}");
  expect(await send()).toEqual({ kind: "tooMany", seconds: 3600 });
});

test("a server error and a lost network are results, never exceptions", async () => {
  answering(503, "{}");
  expect(await send()).toEqual({ kind: "failed" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await send()).toEqual({ kind: "unreachable" });
});
