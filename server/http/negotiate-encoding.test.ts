import fc from "fast-check";
import { expect, test } from "vitest";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";

const all: ReadonlySet<Encoding> = new Set(["br", "gzip", "identity"]);

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
  expect(negotiateEncoding("br, gzip;q=0.1", new Set<Encoding>(["gzip", "identity"]))).toBe("gzip");
  expect(negotiateEncoding("br, gzip", new Set<Encoding>(["identity"]))).toBe("identity");
});

/** A member of the header as it is written, and what it means: nothing where it is not well-formed. */
interface Member {
  readonly text: string;
  readonly means?: { readonly coding: string; readonly weight: number };
}

/** The rule once more, written apart: sorts the forms that have a weight above 0. */
function reference(members: readonly Member[]): Encoding {
  const meant = members.flatMap(({ means }) => means ?? []);
  const weightOf = (encoding: Encoding) =>
    meant.find(({ coding }) => coding === encoding)?.weight ?? meant.find(({ coding }) => coding === "*")?.weight ?? 0;
  const [best] = (["br", "gzip", "identity"] as const)
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best ?? "identity";
}

const coding = fc.constantFrom(
  ...["br", "gzip", "identity", "*", "deflate", "zstd", "abracadabra"].map((name) => [name, name] as const),
  ...([
    ["BR", "br"],
    ["GZip", "gzip"],
    ["x-gzip", "gzip"],
    ["X-GZIP", "gzip"],
    ["Identity", "identity"],
  ] as const),
);
const weight = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((thousandths) => [`;q=${thousandths / 1000}`, thousandths / 1000] as const),
  fc.constantFrom(
    ...([
      ["", 1],
      [";q=1.000", 1],
      [" ; Q=0.5", 0.5],
      [";q=0.", 0],
      [";q=0.000", 0],
    ] as const),
    ...[";q=2", ";q=-1", ";q=1.5", ";q=0.0001", ";q=x", ";q=", ";level=5", ";q=1;q=1"].map(
      (text) => [text, undefined] as const,
    ),
  ),
);
const member = fc.tuple(coding, weight).map(([[name, means], [text, value]]): Member => {
  const written = { text: name + text };
  return value === undefined ? written : { ...written, means: { coding: means, weight: value } };
});

test("agrees with a reference on 10,000 generated headers, up to 8 kB", () => {
  const members = fc.oneof(fc.array(member, { maxLength: 8 }), fc.array(member, { minLength: 600, maxLength: 800 }));
  const property = fc.property(
    fc.oneof({ weight: 99, arbitrary: fc.array(member, { maxLength: 8 }) }, { weight: 1, arbitrary: members }),
    fc.constantFrom(",", ", ", " ,\t"),
    (written, comma) => negotiateEncoding(written.map(({ text }) => text).join(comma), all) === reference(written),
  );
  fc.assert(property, { numRuns: 10_000 });
});

test("any text is harmless", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (header) => all.has(negotiateEncoding(header, all))));
});
