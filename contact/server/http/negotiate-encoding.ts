/** An encoding in which a file can be sent (RFC 9110 §8.4.1). */
export type Encoding = "br" | "gzip" | "identity";

/** Best first, for clients that prefer none. */
const PREFERENCE = ["br", "gzip", "identity"] as const satisfies readonly Encoding[];
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Chooses the encoding that the client prefers (RFC 9110 §12.5.3). An encoding it did not name is never sent, except
 * identity, which is also sent where the client refuses every encoding there is: better a readable answer than none.
 *
 * @param header value of Accept-Encoding
 * @param available encodings that the file has
 */
export function negotiateEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (header === undefined) return "identity";
  const weights = parseWeights(header);
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of PREFERENCE) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (available.has(encoding) && weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Weight of each coding named. A malformed member is ignored; of two equal ones, the first counts. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = member.split(";").map((part) => part.trim());
    const weight = weightOf(parameters);
    const name = coding === "x-gzip" ? "gzip" : coding;
    if (name !== "" && weight !== undefined && !weights.has(name)) weights.set(name, weight);
  }
  return weights;
}

function weightOf(parameters: readonly string[]): number | undefined {
  const [parameter, ...more] = parameters;
  if (parameter === undefined) return 1;
  const value = parameter.startsWith("q=") ? parameter.slice(2) : "";
  return more.length === 0 && WEIGHT.test(value) ? Number(value) : undefined;
}
