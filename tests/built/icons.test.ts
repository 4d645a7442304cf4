import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocument, builtDocuments } from "../support/setup/documents.ts";
import { testSite } from "../support/setup/test-content.ts";
import { attributes, only } from "./queries.ts";

/** Width and height that a PNG file says of itself (PNG specification, IHDR). */
async function pixelsOf(path: string): Promise<string> {
  const bytes = await readFile(join(inject("siteFolder"), path));
  expect(bytes.subarray(1, 4).toString("latin1"), path).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

async function expectSizes(rel: string, sizes: readonly number[]): Promise<void> {
  const links = [...(await builtDocument("/fr/")).querySelectorAll(`link[rel=${rel}][sizes]`)];
  expect(links.map((link) => link.getAttribute("sizes"))).toEqual(sizes.map((size) => `${size}x${size}`));
  for (const link of links) expect(await pixelsOf(link.getAttribute("href") ?? "")).toBe(link.getAttribute("sizes"));
}

test("[L8] the favicons are 16, 32 and 96 pixels wide and high", () => expectSizes("icon", [16, 32, 96]));

test("[L8] the touch icons are 76, 120, 152, 167 and 180 pixels wide and high", () =>
  expectSizes("apple-touch-icon", [76, 120, 152, 167, 180]));

test("[L8] /favicon.ico holds the icon in three sizes, for whoever asks for it without reading a page", async () => {
  const bytes = await readFile(join(inject("siteFolder"), "favicon.ico"));
  const entries = [0, 1, 2].map((index) => bytes.subarray(6 + 16 * index, 22 + 16 * index));
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  for (const entry of entries) {
    const image = bytes.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    const { width, height, format } = await sharp(image).metadata();
    expect([width, height, format]).toEqual([entry[0], entry[1], "png"]);
  }
  expect((await builtManifest()).files["/favicon.ico"]).toMatchObject({
    type: "image/vnd.microsoft.icon",
    cache: "revalidate",
  });
});

test("[L8] every page has the same icons", async () => {
  const icons = (document: Document) => attributes(document, "link[rel=icon], link[rel=apple-touch-icon]", "href");
  const expected = icons(await builtDocument("/fr/"));
  for (const [path, document] of await builtDocuments()) expect(icons(document), path).toEqual(expected);
});

test("[L8] the web app manifest names the site and icons of the sizes it says", async () => {
  const { brand } = await testSite();
  const address = only(await builtDocument("/fr/"), "link[rel=manifest]").getAttribute("href") ?? "";
  expect((await builtManifest()).files[address]?.type).toContain("application/manifest+json");
  const { name, start_url, icons } = JSON.parse(await builtText(address)) as {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect([name, start_url]).toEqual([brand, "/fr/"]);
  expect(icons.map(({ sizes, purpose = "any" }) => [sizes, purpose])).toEqual([
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of icons) expect(await pixelsOf(src)).toBe(sizes);
});

describe("the picture for where a page is shared", () => {
  const property = (document: Document, name: string) =>
    only(document, `meta[property='${name}']`).getAttribute("content") ?? "";

  test("[L4] is 1200 by 630 and light, and the page says its size and its words", async () => {
    const { url, brand } = await testSite();
    const { files } = await builtManifest();
    for (const [path, document] of await builtDocuments()) {
      const address = property(document, "og:image").slice(url.length);
      expect(await pixelsOf(address), path).toBe("1200x630");
      expect(files[address]?.identity.bytes, path).toBeLessThanOrEqual(150_000);
      expect(files[address]?.cache, path).toBe("immutable");
      const size = [property(document, "og:image:width"), property(document, "og:image:height")];
      expect(size, path).toEqual(["1200", "630"]);
      expect(property(document, "og:image:alt"), path).toContain(brand);
      expect(only(document, "meta[name='twitter:card']").getAttribute("content"), path).toBe("summary_large_image");
    }
  });

  test("[L4] is each page's own, in each language, and its unprefixed alias has the same", async () => {
    const pages = new Map(
      [...(await builtDocuments())].map(([path, document]) => [path, property(document, "og:image")]),
    );
    const own = [...pages].filter(([path]) => /^\/(fr|en|pt)\//.test(path) && !/\/\d+\/$/.test(path));
    expect(new Set(own.map(([, image]) => image)).size).toBe(own.length);
    for (const [path, image] of pages) {
      if (pages.has(`/fr${path}`)) expect(image, path).toBe(pages.get(`/fr${path}`));
    }
  });

  test("[L4] has the page's heading among its words", async () => {
    for (const path of ["/fr/tresorerie-deux-calendriers/", "/en/services/", "/pt/contact/"]) {
      const document = await builtDocument(path);
      expect(property(document, "og:image:alt"), path).toContain(only(document, "h1").textContent);
    }
  });
});
