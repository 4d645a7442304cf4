import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { cdnHeaders, parseCdnRules } from "./cdn-rules.ts";

/** A host that knows files and the rules that lie beside them, and nothing else, as a CDN does. */
export interface StaticHost {
  /** By name, not by number: for browsers another site than a server at 127.0.0.1. */
  readonly origin: string;
  /** Requests that a host of files cannot answer: whatever is no GET. */
  readonly misdirected: string[];
  /** Serves a build from now on. */
  serve(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** What such a host knows of itself. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Starts a static host on a free port; until it has a build, everything is unknown to it. */
export async function startStaticHost(): Promise<StaticHost> {
  let folder = "";
  let rules = parseCdnRules("", "");
  const misdirected: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const headers = cdnHeaders(rules, path);
    if (request.method !== "GET") misdirected.push(`${request.method} ${path}`);
    const rule = rules.redirects.find(({ pattern }) => pattern.test(path));
    const isHidden = rule?.isForced === true && rule.status === 404;
    const found = request.method === "GET" && !isHidden ? fileAt(folder, path) : undefined;
    const isMoved = rule?.status === 301 && (rule.isForced || found === undefined || found === "folder");
    if (isMoved) return response.writeHead(301, { ...headers, Location: rule.to }).end();
    if (found === "folder") return response.writeHead(301, { ...headers, Location: `${path}/` }).end();
    const file = found ?? (rule?.status === 404 || rule?.status === 410 ? rule.to : undefined);
    if (file === undefined) return response.writeHead(404, headers).end();
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const bytes = await readFile(join(folder, file));
    return response
      .writeHead(found === undefined ? (rule?.status ?? 404) : 200, { ...headers, "Content-Type": type })
      .end(bytes);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    misdirected,
    async serve(root) {
      const texts = ["_headers", "_redirects"].map((name) => readFile(join(root, name), "utf8"));
      const [headers = "", redirects = ""] = await Promise.all(texts);
      rules = parseCdnRules(headers, redirects);
      folder = root;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The file of an address; "folder" where the address lacks its slash. The two files of rules are no files of the site. */
function fileAt(root: string, path: string): string | undefined {
  if (root === "" || path === "/_headers" || path === "/_redirects") return undefined;
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const status = statSync(join(root, file), { throwIfNoEntry: false });
  if (status?.isFile()) return file;
  return existsSync(join(root, file, "index.html")) ? "folder" : undefined;
}
