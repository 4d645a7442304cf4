import { BodyError, parseBody } from "../../server/contact/parse-body.ts";
import { lookup, pathTable } from "../../server/http/lookup.ts";
import { type Encoding, negotiateEncoding } from "../../server/http/negotiate-encoding.ts";
import { conditionalStatus } from "../../server/http/static-answer.ts";
import { fixtureBuild } from "../../server/test-support/fixture-build.ts";
import { decodeConsents } from "../../site/consent/core/stored-consents.ts";

/** Something that reads what strangers wrote. */
export interface FuzzTarget {
  readonly name: string;
  readonly seeds: readonly string[];
  readonly dictionary: readonly string[];
  /** Characters that it is ever given. */
  readonly longest: number;
  /**
   * Reads a text.
   *
   * @returns a word for what came of it: texts that give a new one are worth changing further
   * @throws where it must not
   */
  readonly read: (text: string) => string;
}

const ETAG = '"a1_b-2"';
const HEADER = 16 * 1024;

/** Every reader of strangers' texts that has a grammar of its own (reliability S21). */
export function fuzzTargets(): readonly FuzzTarget[] {
  const { manifest } = fixtureBuild();
  const table = pathTable(manifest);
  const all: ReadonlySet<Encoding> = new Set(["br", "gzip", "identity"]);
  const services = ["matomo", "google-tag", "__proto__", "constructor"].map((name) => ({
    name,
    title: name,
    purposes: [],
  }));
  return [
    {
      name: "lookup",
      seeds: [...Object.keys(manifest.files).map(encodeURI), "/fr", "/fr/blog/1?a=1", "/%66r/", "/en/nothing/"],
      dictionary: [
        "/",
        "//",
        "\\",
        "..",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "%00",
        "%",
        "?",
        "#",
        ";",
        "fr",
        "%c3%a9",
        "\u0000",
      ],
      longest: HEADER,
      read(text) {
        const found = lookup(table, text);
        if (found.kind !== "redirect") return found.kind === "file" ? found.path : `unknown ${found.area}`;
        const url = new URL(found.location, "https://site.example/here/");
        const path = decodeURIComponent(url.pathname);
        if (url.origin !== "https://site.example" || !Object.hasOwn(manifest.files, path))
          throw new Error(`It leads to ${found.location}.`);
        return `to ${path}`;
      },
    },
    {
      name: "Accept-Encoding",
      seeds: ["gzip, deflate, br, zstd", "br;q=0.5, gzip;q=1.0", "*;q=0", "identity;q=0, *", "x-gzip"],
      dictionary: ["br", "gzip", "identity", "*", ",", ";", "q=", "0.", "1", " ", "\t", "x-"],
      longest: HEADER,
      read: (text) => negotiateEncoding(text, all),
    },
    {
      name: "ETag list",
      seeds: [ETAG, `W/${ETAG}`, `"x", W/"y,z", ${ETAG}`, "*", '"'],
      dictionary: ['"', "W/", ",", " ", "*", ETAG, "\\"],
      longest: HEADER,
      read: (text) =>
        `${conditionalStatus({ ifMatch: text, ifNoneMatch: undefined }, ETAG)} ${conditionalStatus({ ifMatch: undefined, ifNoneMatch: text }, ETAG)}`,
    },
    {
      name: "form decoder",
      seeds: [
        "name=Marie+Dupont&email=marie%40example.com&message=Bonjour%0D%0A&locale=fr",
        "a=1&a=2",
        "=&&=",
        "a[__proto__]=1",
      ],
      dictionary: ["&", "=", "+", "%", "%00", "%C3%A9", "%FF", "__proto__", "constructor", "name", "\u00e9"],
      longest: 96 * 1024,
      read: (text) => readForm(text),
    },
    {
      name: "cookie parser",
      seeds: ["%7B%22matomo%22%3Atrue%7D", '{"matomo":false}', "null", "[true]", '{"__proto__":{"matomo":true}}'],
      dictionary: ["{", "}", '"', ":", "true", "false", "matomo", "__proto__", "%22", "%", ",", "[", "\\u0000"],
      longest: 8 * 1024,
      read(text) {
        const consents = decodeConsents({ services } as Parameters<typeof decodeConsents>[0], text);
        for (const given of Object.values(consents ?? {}))
          if (typeof given !== "boolean") throw new Error("It is no choice.");
        return consents === undefined ? "none" : JSON.stringify(consents);
      },
    },
  ];
}

function readForm(text: string): string {
  try {
    const fields = parseBody("form", Buffer.from(text, "utf8"));
    if (Object.getPrototypeOf(fields) !== Object.prototype || "polluted" in {})
      throw new Error("A prototype was reached.");
    return `${Math.min(20, Object.keys(fields).length)} fields`;
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return error.message;
  }
}
