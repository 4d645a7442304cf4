import { expect, test } from "vitest";
import type { Manifest, ManifestFile } from "../../contract/manifest.ts";
import { total, weigh } from "./weigh.ts";

const file = (type: string, bytes: number, br?: number): ManifestFile => ({
  type,
  cache: "revalidate",
  identity: { file: "f", bytes, etag: '"e"' },
  ...(br !== undefined && { br: { file: "f.br", bytes: br, etag: '"b"' } }),
});
const manifest = {
  files: {
    "/fr/": file("text/html; charset=utf-8", 1000, 100),
    "/assets/a.js": file("text/javascript; charset=utf-8", 2000, 200),
    "/assets/b.js": file("text/javascript; charset=utf-8", 50),
    "/assets/f.css": file("text/css; charset=utf-8", 300, 30),
    "/assets/n.woff2": file("font/woff2", 17),
    "/assets/p.avif": file("image/avif", 9),
    "/assets/data/fr/index.json": file("application/json; charset=utf-8", 400, 40),
  },
} as unknown as Manifest;

test("each file counts for its kind, in the form in which visitors get it", () => {
  const weight = weigh(Object.keys(manifest.files), manifest);
  expect(weight).toEqual({ html: 100, javascript: 250, css: 30, fonts: 17, pictures: 9, data: 40 });
  expect(total(weight)).toBe(446);
});

test("what another host would send is not passed over", () => {
  expect(() => weigh(["/other.js"], manifest)).toThrow("/other.js, which is not of this site");
});
