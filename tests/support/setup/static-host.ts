import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type CdnRules, cdnHeaders, parseCdnRules } from "./cdn-rules.ts";
import { type Answer, startFaultProxy } from "./fault-proxy.ts";

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

/** What a host does that reads no rules: it has one page for all that is missing. */
export const GITHUB_PAGES = parseCdnRules("", "/* /404.html 404");

/** A host that knows files and the rules that lie beside them, and nothing else, as a CDN does. */
export type StaticHost = Awaited<ReturnType<typeof startStaticHost>>;

/** Starts one on a free port; until it has a build, everything is unknown to it. */
export async function startStaticHost() {
  let folder = "";
  let rules = parseCdnRules("", "");
  const misdirected: string[] = [];
  const answer = (path: string): Answer => {
    const headers = cdnHeaders(rules, path);
    const rule = rules.redirects.find(({ pattern }) => pattern.test(path));
    return async ({ method }, response) => {
      if (method !== "GET") misdirected.push(`${method} ${path}`);
      const isHidden = rule?.isForced === true && rule.status === 404;
      const found = method === "GET" && !isHidden ? fileAt(folder, path) : undefined;
      const isMoved = rule?.status === 301 && (rule.isForced || found === undefined || found === "folder");
      if (isMoved) return void response.writeHead(301, { ...headers, Location: rule.to }).end();
      if (found === "folder") return void response.writeHead(301, { ...headers, Location: `${path}/` }).end();
      const file = found ?? (rule?.status === 404 || rule?.status === 410 ? rule.to : undefined);
      if (file === undefined) return void response.writeHead(404, headers).end();
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response
        .writeHead(found === undefined ? (rule?.status ?? 404) : 200, { ...headers, "Content-Type": type })
        .end(await readFile(join(folder, file)));
    };
  };
  const { origin, stop } = await startFaultProxy(answer, "localhost");
  return {
    origin,
    /** Requests that a host of files cannot answer: whatever is no GET. */
    misdirected,
    /** Serves a build from now on, by the rules that lie in it or by others. */
    async serve(root: string, others?: CdnRules) {
      const texts = ["_headers", "_redirects"].map((name) => readFile(join(root, name), "utf8"));
      const [headers = "", redirects = ""] = await Promise.all(texts);
      rules = others ?? parseCdnRules(headers, redirects);
      folder = root;
    },
    stop,
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
