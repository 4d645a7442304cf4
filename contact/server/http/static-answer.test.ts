import fc from "fast-check";
import { expect, test } from "vitest";
import type { ManifestFile } from "#engine/manifest/manifest.ts";
import { fixtureBuild } from "../test-support/fixture-build.ts";
import { pathTable } from "./lookup.ts";
import { conditionalStatus, negotiateEncoding, staticAnswer } from "./static-answer.ts";

const { manifest } = fixtureBuild();
const build = { manifest, table: pathTable(manifest) };

function answer(target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  return staticAnswer(build, { method, target, headers });
}

test("a document that is not for browsers to show is sent to be saved", () => {
  const file = { ...manifest.files["/robots.txt"], type: "text/csv", disposition: "attachment" } as ManifestFile;
  const path = "/documents/plan.csv";
  const files = { ...manifest.files, [path]: file };
  const { headers } = staticAnswer(
    { manifest, table: pathTable({ ...manifest, files }) },
    { method: "GET", target: path, headers: {} },
  );
  expect(headers).toMatchObject({
    "content-type": "text/csv",
    "content-disposition": "attachment",
    "cache-control": "no-cache",
  });
});

test("dates of conditional requests do not count: the entity tag says it better", () => {
  const etag = String(answer("/fr/").headers.etag);
  const future = "Tue, 19 Jan 2038 03:14:07 GMT";
  expect(answer("/fr/", { "if-modified-since": future }).status).toBe(200);
  expect(answer("/fr/", { "if-modified-since": future, "if-none-match": '"other"' }).status).toBe(200);
  expect(answer("/fr/", { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT", "if-match": etag }).status).toBe(200);
});

test("what is no page is missed in a few words of its own type", () => {
  const missing = ["/assets/nothing.js", "/assets/data/nothing/index.json"].map((target) => answer(target));
  expect(missing).toMatchObject([
    { body: "Not found\n", headers: { "content-type": "text/plain; charset=utf-8" } },
    { body: '{"error":"notFound"}', headers: { "content-type": "application/json; charset=utf-8" } },
  ]);
});

test("says of every answer what the log may hold: never what the visitor wrote", () => {
  const targets = ["/fr/?q", "/fr", "/marie@example.com/", "/assets/marie.js", "/assets/data/marie", "/en/Left/?marie"];
  const routes = ["/fr/", "an alias", "unknown page", "unknown asset", "unknown data", "gone page"];
  expect(targets.map((target) => answer(target).route)).toEqual(routes);
  expect(answer("/marie", {}, "DELETE").route).toBe("any address");
});

const etag = '"a1_b-2"';

test.each([
  [undefined, undefined, 200],
  [undefined, '"a1_b-2"', 304],
  [undefined, 'W/"a1_b-2"', 304],
  [undefined, '"other", W/"x,y", "a1_b-2"', 304],
  [undefined, "*", 304],
  [undefined, " * ", 304],
  [undefined, '"other"', 200],
  [undefined, "a1_b-2", 200],
  [undefined, '"a1_b-2', 200],
  [undefined, "", 200],
  [undefined, `${'"x",'.repeat(2000)}"a1_b-2"`, 304],
  ['"a1_b-2"', undefined, 200],
  ["*", undefined, 200],
  ['"other"', undefined, 412],
  ['W/"a1_b-2"', undefined, 412],
  ['"other"', '"a1_b-2"', 412],
  ['"a1_b-2"', '"a1_b-2"', 304],
])("If-Match %j, If-None-Match %j: %i", (ifMatch, ifNoneMatch, status) => {
  expect(conditionalStatus({ "if-match": ifMatch, "if-none-match": ifNoneMatch }, etag)).toBe(status);
});

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
