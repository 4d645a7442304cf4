import { expect, test } from "vitest";
import { isOwnOrigin } from "./origins.ts";

const HOST = "www.example.com";
const OURS = `https://${HOST}`;

/** Go's table: `Sec-Fetch-Site` × `Origin`, asked at our host. */
test.each([
  ["same-origin", [OURS, "https://evil.example", "null", undefined], true],
  ["none", [OURS, "https://evil.example", "null", undefined], true],
  ["same-site", [OURS, "https://evil.example", "null", undefined], false],
  ["cross-site", [OURS, "https://evil.example", "null", undefined], false],
  [undefined, [OURS, undefined], true],
  [undefined, ["https://evil.example", "null", `${OURS}.evil.example`, "https://example.com", "", "x"], false],
] as const)("Sec-Fetch-Site: %s, Origin: %j: %s", (fetchSite, origins, expected) => {
  for (const origin of origins)
    expect(isOwnOrigin(undefined, { "sec-fetch-site": fetchSite, origin, host: HOST })).toBe(expected);
});

test("the name of our host may come in capital letters", () => {
  expect(isOwnOrigin(undefined, { origin: OURS, host: HOST.toUpperCase() })).toBe(true);
});
