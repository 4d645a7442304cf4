import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isForDevelopment, isFromHere } from "./own-requests.ts";

const ORIGIN = "http://127.0.0.1:5170";
const PREVIEW = "http://127.0.0.1:6000";

const request = (method: string, headers: Readonly<Record<string, string>>) =>
  ({ method, headers: { host: "127.0.0.1:5170", ...headers } }) as unknown as IncomingMessage;

test.each<[string, string, Readonly<Record<string, string>>, boolean]>([
  ["the page reads", "GET", { "sec-fetch-site": "same-origin" }, true],
  ["a person types the address", "GET", { "sec-fetch-site": "none" }, true],
  ["the page writes", "PUT", { origin: ORIGIN, "sec-fetch-site": "same-origin" }, true],
  ["a write that names no origin", "PUT", {}, false],
  ["a page of another site writes", "POST", { origin: "https://evil.example" }, false],
  ["a page of a sandbox writes", "POST", { origin: "null" }, false],
  [
    "a page of another port of this machine writes",
    "POST",
    { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" },
    false,
  ],
  [
    "a page of another port has a picture loaded",
    "GET",
    { "sec-fetch-site": "same-site", "sec-fetch-dest": "image" },
    false,
  ],
  ["a page of another site has a picture loaded", "GET", { "sec-fetch-site": "cross-site" }, false],
  ["a host name that was made to lead here", "GET", { host: "evil.example:5170" }, false],
  ["another name of this machine", "GET", { host: "localhost:5170" }, false],
  ["another port", "GET", { host: "127.0.0.1:80" }, false],
])("%s", (_name, method, headers, isAllowed) => {
  expect(isFromHere(request(method, headers), ORIGIN)).toBe(isAllowed);
});

test("[O1] the preview may be framed by the editor, and by nobody else be asked", () => {
  const asked = (headers: Readonly<Record<string, string>>) =>
    isFromHere(request("GET", { host: "127.0.0.1:6000", ...headers }), PREVIEW, [PREVIEW, ORIGIN]);
  expect(asked({ "sec-fetch-site": "same-site", "sec-fetch-dest": "iframe" })).toBe(true);
  expect(asked({ "sec-fetch-site": "same-site", "sec-fetch-dest": "script" })).toBe(false);
  expect(asked({ "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" })).toBe(false);
  expect(asked({ origin: "http://127.0.0.1:3000" })).toBe(false);
});

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ["its own page", { "sec-fetch-site": "same-origin" }, true],
  ["its own page under another name", { host: "localhost:5170", origin: "http://localhost:5170" }, true],
  ["a program", {}, true],
  [
    "a link on another page",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    true,
  ],
  [
    "a frame of another page",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    false,
  ],
  ["a page of another port", { origin: "http://127.0.0.1:9999", "sec-fetch-site": "same-site" }, false],
  ["a script of another page", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" }, false],
  ["an old browser on another page", { origin: "https://evil.example" }, false],
  ["a host name that was made to lead here", { host: "evil.example:5170" }, false],
  ["a host name that begins like ours", { host: "localhost.evil.example:5170" }, false],
])("the development server is asked by %s", (_name, headers, isAllowed) => {
  expect(isForDevelopment(request("GET", headers))).toBe(isAllowed);
});
