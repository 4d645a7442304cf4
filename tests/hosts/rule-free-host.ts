import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { plainCopy } from "#publish/plain-copy.ts";

/** A host that reads no rules, as GitHub Pages answers. */
export interface RuleFreeHost {
  readonly origin: string;
  /** The folder that it serves. */
  readonly root: string;
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/**
 * Serves the published copy of a build: a folder without its slash is redirected, everything may be kept for ten
 * minutes, what is missing is answered with the one `404.html`, and other methods than GET and HEAD with 405.
 */
export async function startRuleFreeHost(build: string): Promise<RuleFreeHost> {
  const root = await mkdtemp(join(tmpdir(), "rule-free-"));
  await plainCopy(build, root);
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405).end();
    const path = decodeURI(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!path.endsWith("/") && existsSync(join(root, path, "index.html")))
      return response.writeHead(301, { Location: encodeURI(`${path}/`) }).end();
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const isThere = statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true;
    const type = isThere ? (TYPES[extname(file)] ?? "application/octet-stream") : TYPES[".html"];
    const bytes = await readFile(join(root, isThere ? file : "404.html"));
    return response.writeHead(isThere ? 200 : 404, { "Content-Type": type, "Cache-Control": "max-age=600" }).end(bytes);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await rm(root, { recursive: true, force: true });
    },
  };
}
