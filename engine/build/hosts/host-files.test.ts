import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { SERVER_ROOT } from "../../manifest/server-paths.ts";
import { sampleHeaders } from "../../manifest/test-support/sample-headers.ts";
import { caddyFile } from "./caddy-file.ts";
import type { HostSource } from "./host-source.ts";
import { nginxHttp, nginxServer } from "./nginx-files.ts";

const empty: HostSource = {
  headers: sampleHeaders,
  redirects: {},
  files: {},
  notFound: {},
  gone: [],
  gonePages: {},
  contactAway: "Call us",
};
const written = (source: HostSource) => ({
  nginx: nginxHttp(source) + [...nginxServer(source)].join(""),
  caddy: [...caddyFile(source)].join(""),
});
const shipped = (name: string) => readFile(resolve(import.meta.dirname, "../../../hosts", name), "utf8");

test("what lies below the address of the server is forwarded by every host", async () => {
  const { nginx, caddy } = written(empty);
  expect(nginx).toContain(`location ${SERVER_ROOT} {`);
  expect(caddy).toContain(`handle ${SERVER_ROOT}* {`);
  expect(await shipped("balanced.caddy")).toContain(`handle ${SERVER_ROOT}* {`);
});

test("a site without a form forwards nothing", () => {
  for (const text of Object.values(written({ ...empty, contactAway: undefined })))
    expect(text).not.toMatch(/proxy_pass|reverse_proxy/);
});

test("a text that would end a rule is an error", () => {
  const hostile = { ...empty, redirects: { "/a\nb/": "/fr/" } };
  expect(() => written(hostile)).toThrow("line break");
});

test("files of one extension that differ in their type are told apart by name", () => {
  const file = (name: string, type: string) => ({
    type,
    cache: "revalidate" as const,
    identity: { file: name, bytes: 1, etag: '"a"' },
  });
  const files = { "/fr/feed.xml": file("fr/feed.xml", "a/feed"), "/sitemap.xml": file("sitemap.xml", "a/map") };
  const { nginx, caddy } = written({ ...empty, files });
  expect(nginx).toContain('"a/feed" xml;');
  expect(nginx).toMatch(/sitemap\\\.xml\$ \{\s+types \{ \}\s+default_type "a\/map";/);
  expect(caddy.indexOf('"a/map"')).toBeLessThan(caddy.indexOf('"a/feed"'));
});
