import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, inject, test } from "vitest";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { builtManifest } from "../../support/setup/built-site.ts";

const { files, headers: always } = await builtManifest();
const entries = Object.entries(files);
/** One file of each kind that is kept alike: that each of them is there in each encoding, and the same, crawl.test.ts proves. */
const samples = [
  ...new Map(entries.map((entry) => [`${/[^/.]*$/.exec(entry[0])?.[0]} ${entry[1].cache}`, entry])).values(),
];
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly bytes: Buffer;
}

/** Asks without the decoding that `fetch` does of itself. */
async function ask(path: string, headers: Readonly<Record<string, string>>, method = "GET"): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(inject("origin") + encodeURI(path), { agent, headers, method }, resolve)
    .on("error", reject)
    .end();
  const answer = await promise;
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

const decoders = { identity: (bytes: Buffer) => bytes, br: brotliDecompressSync, gzip: gunzipSync } as const;

test("a file of each kind is the same bytes in every encoding", async () => {
  expect(samples.length).toBeGreaterThan(8);
  for (const [path, file] of samples) {
    const plain = await ask(path, {});
    expect([path, plain.status, plain.bytes.length]).toEqual([path, 200, file.identity.bytes]);
    const etags = new Set<string>();
    for (const encoding of ["identity", "br", "gzip"] as const) {
      const form = file[encoding];
      if (form === undefined) continue;
      const answer = await ask(path, { "accept-encoding": encoding });
      expect(answer.headers["content-length"], path).toBe(String(answer.bytes.length));
      expect(answer.headers.etag, path).toBe(form.etag);
      expect(decoders[encoding](answer.bytes).equals(plain.bytes), path).toBe(true);
      etags.add(form.etag);
    }
    expect(etags.size, path).toBe(Object.values(decoders).length - (file.br ? 0 : 2));
  }
});

test("HEAD tells what GET would, of a file of each kind in each encoding", async () => {
  for (const [path] of samples) {
    for (const encoding of Object.keys(decoders)) {
      const [got, head] = [
        await ask(path, { "accept-encoding": encoding }),
        await ask(path, { "accept-encoding": encoding }, "HEAD"),
      ];
      const { date: _headDate, ...headHeaders } = head.headers;
      const { date: _getDate, ...getHeaders } = got.headers;
      expect([head.status, head.bytes.length, headHeaders], path).toEqual([200, 0, getHeaders]);
    }
  }
});

test("every file is to be kept exactly as long as its name allows", () => {
  for (const [path, file] of entries) {
    const isHashed = /^\/assets\/(?!data\/).*[-/][\w-]{8,}[^/]*\.\w+$/.test(path);
    expect([path, file.cache]).toEqual([path, isHashed ? "immutable" : "revalidate"]);
  }
});

test("a file of each kind is kept so, also when it is confirmed", async () => {
  for (const [path, file] of samples) {
    const { status, headers, bytes } = await ask(path, { "if-none-match": file.identity.etag });
    expect([path, status, bytes.length]).toEqual([path, 304, 0]);
    expect(headers["cache-control"], path).toBe(cacheRules[file.cache]);
    expect(headers.etag, path).toBe(file.identity.etag);
    expect(headers.vary, path).toBe(file.br ? "Accept-Encoding" : undefined);
    expect(headers["content-security-policy"], path).toBe(always["Content-Security-Policy"]);
  }
});
