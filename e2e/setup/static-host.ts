import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";

/** A host that knows files and headers and nothing else, as a CDN does. */
export interface StaticHost {
  /** By name, not by number: for browsers another site than a server at 127.0.0.1. */
  readonly origin: string;
  /** Requests that a host of files cannot answer: whatever is no GET. */
  readonly misdirected: string[];
  /** Serves a build from now on. */
  serve(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a static host on a free port; until it has a build, everything is unknown to it. */
export async function startStaticHost(): Promise<StaticHost> {
  let folder = "";
  let manifest: { readonly files: Manifest["files"]; readonly headers?: Manifest["headers"] } = { files: {} };
  const misdirected: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (request.method !== "GET") misdirected.push(`${request.method} ${path}`);
    const file = request.method === "GET" ? manifest.files[path] : undefined;
    if (file === undefined) return response.writeHead(404).end();
    const bytes = await readFile(join(folder, file.identity.file));
    return response.writeHead(200, { ...manifest.headers, "Content-Type": file.type }).end(bytes);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    misdirected,
    async serve(root) {
      folder = root;
      manifest = JSON.parse(await readFile(join(root, MANIFEST_FILE), "utf8")) as Manifest;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
