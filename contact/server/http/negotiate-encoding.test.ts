import fc from "fast-check";
import { expect, test } from "vitest";
import { negotiateEncoding } from "./static-answer.ts";

const all = { br: true, gzip: true, identity: true };

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["x-gzip", "gzip"],
  ["gzip;q=1, br;q=0.1", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["gzip;q=0, gzip", "identity"],
  ["br;q=2", "identity"],
  ["br;q=0.0001", "identity"],
  ["br;q", "identity"],
  ["br;level=5", "identity"],
  ["br ; Q=0.9 , gzip ;q=1.000", "gzip"],
  ["abracadabra", "identity"],
  ["brx, xgzip", "identity"],
  [",,,br,,,", "br"],
])("%j gives %s", (header, encoding) => {
  expect(negotiateEncoding(header, all)).toBe(encoding);
});

test("only what the file has", () => {
  expect(negotiateEncoding("br, gzip;q=0.1", { gzip: true, identity: true })).toBe("gzip");
  expect(negotiateEncoding("br, gzip", { identity: true })).toBe("identity");
});

test("any text is harmless", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (header) => negotiateEncoding(header, all) in all));
});
