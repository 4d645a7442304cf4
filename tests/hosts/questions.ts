import { inject } from "vitest";
import { cacheRules, type Manifest } from "#engine/manifest/manifest.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { askHost, type HostAnswer } from "./host-answers.ts";

/** What is answered, as far as a visitor, a browser or a search engine would notice. */
interface Expected {
  readonly status: number;
  /** Within the site. */
  readonly location?: string;
  readonly type?: string;
  readonly cache?: string;
  readonly allow?: string;
  readonly robots?: string;
  /** Words of the page. */
  readonly text?: string;
}
type Fact = keyof Expected;
type Question = readonly [request: string, expected: Expected];
interface Host {
  readonly origin: string;
}

const manifest = await builtManifest();
const files = Object.entries(manifest.files);
const HTML = "text/html; charset=utf-8";
const OLD = "/en/services/reseau-de-sante-europeen";
const NEW = "/en/services/european-health-network/";
export const SCRIPT = files.find(([path]) => /^\/assets\/[^/]+\.js$/.test(path))?.[0] ?? "none";

const page = (language: string): Expected => ({
  status: 200,
  type: HTML,
  cache: cacheRules.revalidate,
  text: `<html lang="${language}"`,
});
const missing = (language: string, status = 404): Expected => ({
  status,
  type: HTML,
  cache: cacheRules.never,
  robots: "noindex",
  text: `<html lang="${language}"`,
});
export const moved = (location: string): Expected => ({ status: 301, location, cache: cacheRules.revalidate });
const hidden: Expected = { status: 404 };
const refused: Expected = { status: 405, allow: "GET, HEAD", cache: cacheRules.never };

/** Asked of every host that reads rules of the build, on the site made for tests. */
export const everywhere: readonly Question[] = [
  ["GET /", page("fr")],
  ["GET /en/services/", page("en")],
  ["GET /pt/contact/?sent=1", page("pt-PT")],
  ["GET /en/services?a=1&b=%C3%A9", moved("/en/services/?a=1&b=%C3%A9")],
  ["GET /fr/blog/1/?x", moved("/fr/blog/?x")],
  ["GET /fr/blog/1", moved("/fr/blog/")],
  ["GET /tag/finance/1/", moved("/tag/finance/")],
  [`GET ${OLD}/?a=1&b=%C3%A9`, moved(`${NEW}?a=1&b=%C3%A9`)],
  [`GET ${OLD}`, moved(NEW)],
  ["GET /fr/x/", missing("fr")],
  ["GET /en/x", missing("en")],
  ["GET /pt/x/y/", missing("pt-PT")],
  ["GET /x", missing("fr")],
  ["GET /english/", missing("fr")],
  ["GET /en/404/", missing("en")],
  ...["/fr/blog/0/", "/fr/blog/02/", "/fr/blog/99/", "/fr/blog/x/", "/tag/finance/0/", "/tag/nothing/"].map(
    (path): Question => [`GET ${path}`, missing("fr")],
  ),
  ["GET /en/former-offer/", missing("en", 410)],
  ["GET /en/former-offer", missing("en", 410)],
  ...["/.build/manifest.json", "/.build/published.txt", "/.htaccess", "/.git/config", "/_headers", "/_redirects"].map(
    (path): Question => [`GET ${path}`, hidden],
  ),
];

/** Asked beside these where more than files and a few rules is there. */
export const ofServers: readonly Question[] = [
  [`GET /en/${"x".repeat(256)}/`, missing("en")],
  ["GET /EN/", missing("fr")],
  ["GET /assets/data/en/former-offer/index.json", { status: 410, cache: cacheRules.never }],
  ["GET /assets/data/en/x/index.json", { status: 404, cache: cacheRules.never }],
  ["GET /assets/main-00000000.js", { status: 404, cache: cacheRules.never }],
  ...[
    "/assets/",
    "/.env",
    "/en/../.build/manifest.json",
    "/.well-known/%2e%2e/.build/manifest.json",
    "//.build/manifest.json",
    "/%2ebuild/manifest.json",
    `${SCRIPT}.br`,
    `${SCRIPT}.gz`,
    "/fr/index.html",
    "/fr/404.html",
    "/410.html",
    `${OLD}/index.html`,
  ].map((path): Question => [`GET ${path}`, hidden]),
  ["POST /fr/", refused],
  ["PUT /fr/", refused],
  ["DELETE /en/services/", refused],
  ["GET /api/contact", { status: 405, allow: "POST", cache: cacheRules.never }],
  ["GET /api/x", missing("fr")],
  ["POST /api/contact", { status: 422, cache: cacheRules.never }],
];

const gone = (text: string): Expected => ({
  status: 410,
  type: HTML,
  cache: cacheRules.never,
  robots: "noindex",
  text,
});

/** Addresses of the past in every spelling, of the small build that the contact server's tests are made on. */
export const oldAddresses: readonly Question[] = [
  ["GET /fr/blog/", { status: 200 }],
  ["GET /fr/Blog/", moved("/fr/blog/")],
  ["GET /fr/Blog", moved("/fr/blog/")],
  ["GET /fr/%C3%A9t%C3%A9/", moved("/fr/blog/")],
  ["GET /fr/%c3%a9t%c3%a9", moved("/fr/blog/")],
  ["GET /vieux%20%C3%A9t%C3%A9.html", moved("/fr/")],
  ["GET /index.php?p=12&x=%C3%A9", moved("/fr/?p=12&x=%C3%A9")],
  ["GET /fr/pass%C3%A9/", gone("Page retirée.")],
  ["GET /fr/pass%c3%a9", gone("Page retirée.")],
  ["GET /en/Left/", gone("Page withdrawn.")],
  ["GET /old.html", gone("Page retirée.")],
  ["GET /en/left/", { status: 404, text: "Page not found!" }],
  ["GET /fr/x/", { status: 404 }],
];

/**
 * Asks a host one question after the other.
 *
 * @param facts what its rules can say; default: all
 * @param headers what every answer carries
 * @returns what it answered otherwise, a line each
 */
export async function differences(
  { origin }: Host,
  questions: readonly Question[],
  facts: readonly Fact[] = ["status", "location", "type", "cache", "allow", "robots", "text"],
  headers: Partial<Manifest["headers"]> = manifest.headers,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [request, expected] of questions) {
    const [method = "", path = ""] = request.split(" ");
    const answer = await askHost(origin, path, { method });
    const said = factsOf(answer, expected, origin);
    for (const fact of facts)
      if (expected[fact] !== undefined && said[fact] !== expected[fact])
        found.push(`${request}: ${fact} is ${said[fact]}, not ${expected[fact]}`);
    for (const [name, value] of Object.entries(headers))
      if (answer.headers[name.toLowerCase()] !== value)
        found.push(`${request}: ${name} is ${answer.headers[name.toLowerCase()]}`);
  }
  return found;
}

function factsOf({ status, headers, bytes }: HostAnswer, { text = "" }: Expected, origin: string) {
  return {
    status,
    location: headers.location?.replace(origin, ""),
    type: headers["content-type"],
    cache: headers["cache-control"],
    allow: headers.allow,
    robots: headers["x-robots-tag"],
    text: String(bytes).includes(text) ? text : String(bytes).slice(0, 200),
  };
}

/**
 * Asks for every file.
 *
 * @param isPlain whether the host has types of its own, and documents that carry their policy
 * @returns what differs from what the manifest says, a line each
 */
export async function fileDifferences({ origin }: Host, isPlain = false): Promise<readonly string[]> {
  const found: string[] = [];
  const type = (text = "") => (isPlain ? text.replace("; charset=utf-8", "") : text);
  for (const [path, { type: own, cache, disposition, identity }] of files) {
    const isChanged = isPlain && own.startsWith("text/html");
    const expected = [200, type(own), cacheRules[cache], disposition, isChanged ? undefined : String(identity.bytes)];
    for (const method of isPlain ? ["GET"] : ["GET", "HEAD"]) {
      const { status, headers, bytes } = await askHost(origin, path, { method });
      const length = isPlain ? bytes.length : headers["content-length"];
      const told = [
        status,
        type(headers["content-type"]),
        headers["cache-control"],
        headers["content-disposition"],
        isChanged ? undefined : String(length),
      ];
      if (told.join() !== expected.join()) found.push(`${method} ${path}: ${told.join()}, not ${expected.join()}`);
      if (!isChanged && bytes.length !== (method === "HEAD" ? 0 : identity.bytes))
        found.push(`${method} ${path}: ${bytes.length} bytes`);
    }
  }
  return found;
}

/** Our own server on the site made for tests. */
export const ours = (): Host => ({ origin: inject("origin") });
