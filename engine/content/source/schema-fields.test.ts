import * as v from "valibot";
import { expect, test } from "vitest";
import { hostPattern, httpUrl } from "./schema-fields.ts";
import { isWebAddress } from "./web-address.ts";

test.each([
  "https://example.com",
  "http://localhost:8080/a?b=c#d",
  "https://a-b.example.com:8443/x;y,z'",
  "https://bücher.example/",
  "https://192.0.2.1/",
])("%s is a web address", (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  ...["https://a;script-src.example/", "https://a,b.example/", "https://'self'/", 'https://a"b.example/'],
  ...["https://a%3Bb.example/", "https://*.example/", "https://a_b.example/", "https://(a).example/", "https://a..b/"],
  ...["https://user:secret@a.example/", "https://user@a.example/", "https://[::1]/", "https://a.example./"],
  ...["https://a\n.example/", "https://a.example/b c", " https://a.example", "https://a.example\t", "https://"],
  ...["//a.example/", "ftp://a.example/", "javascript:alert(1)", "https:a.example", "a.example", ""],
])("%j is refused: a header could not name its host", (address) => {
  expect(isWebAddress(address)).toBe(false);
  expect(v.is(httpUrl, address)).toBe(false);
});

test.each([
  ["https://*.example.com", true],
  ["https://eu.example.com", true],
  ["https://*.com", false],
  ["https://*", false],
  ["https://a.*.example.com", false],
  ["https://*.a;b.example", false],
])("of the hosts that a tracker sends to, %s is accepted: %s", (pattern, accepted) => {
  expect(v.is(hostPattern, pattern)).toBe(accepted);
});
