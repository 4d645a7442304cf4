import { hash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import type { Manifest } from "#engine/manifest/manifest.ts";
import { askHost } from "./host-answers.ts";

/** What a crawler met. */
export interface CrawlResult {
  /** Answers in all. */
  requests: number;
  /** Of those, documents. */
  documents: number;
  /** What must not be: a file that a document names and that is missing, bytes of no release, other bytes under the same tag. */
  readonly faults: string[];
}

/** A crawler that asks until it is told to stop. */
export interface Crawl {
  readonly result: CrawlResult;
  end(): Promise<CrawlResult>;
}

const CLIENTS = 16;
/** Files that a document names: scripts, styles, pictures, page data. */
const NAMED = /\/assets\/[\w./-]+\.\w+/g;

/**
 * Asks for pages, and for every file that each names, from several clients at a steady pace.
 *
 * @param releases the manifests that may be served, one at a time
 * @param perSecond requests per second
 */
export function crawl(origin: string, releases: readonly Manifest[], perSecond: number): Crawl {
  const pages = Object.keys(releases[0]?.files ?? {}).filter((path) => path.endsWith("/"));
  /** Digests of each file, as the manifests have them. */
  const known = new Map<string, Set<string>>();
  for (const { files } of releases) {
    for (const [path, { identity, br }] of Object.entries(files))
      known.set(path, new Set([...(known.get(path) ?? []), identity.etag, br?.etag ?? identity.etag]));
  }
  /** What came under a tag: web servers make their own. */
  const tagged = new Map<string, string>();
  const result: CrawlResult = { requests: 0, documents: 0, faults: [] };
  const started = performance.now();
  let ended = false;
  let begun = 0;

  /** The pace: the n-th request of all clients begins no earlier than n times its share of a second. */
  async function ownTurn(): Promise<void> {
    const early = started + (begun++ * 1_000) / perSecond - performance.now();
    if (early > 0) await new Promise((resume) => setTimeout(resume, early));
  }
  async function take(path: string): Promise<string> {
    await ownTurn();
    if (ended) return "";
    result.requests += 1;
    try {
      const { status, headers, bytes } = await askHost(origin, path, { headers: { "accept-encoding": "br" } });
      const digest = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
      if (status !== 200) result.faults.push(`${path}: ${status}`);
      else if (!known.get(path)?.has(digest)) result.faults.push(`${path}: bytes of neither release`);
      const tag = `${path} ${headers.etag}`;
      if ((tagged.get(tag) ?? digest) !== digest) result.faults.push(`${tag}: two bodies under one tag`);
      tagged.set(tag, digest);
      return String(headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes);
    } catch (error) {
      if (!ended) result.faults.push(`${path}: ${String(error)}`);
      return "";
    }
  }
  async function client(): Promise<void> {
    while (!ended) {
      const page = pages[Math.floor(Math.random() * pages.length)] ?? "/";
      const html = await take(page);
      result.documents += 1;
      for (const path of new Set(html.match(NAMED) ?? [])) if (!ended) await take(path);
    }
  }
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    result,
    async end() {
      ended = true;
      await Promise.all(clients);
      return result;
    },
  };
}
