import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { testSite } from "../support/setup/test-content.ts";
import { attributes } from "./queries.ts";

const manifest = await builtManifest();
const documents = await builtDocuments();
const lost = [...(await notFoundDocuments())].map(([segment, document]) => [`404 (${segment})`, document] as const);
/** Pages and not-found pages, by a name for messages. */
const everything = [...documents, ...lost];

function linksOf(document: Document): string[] {
  return attributes(document, "a[href^='/']", "href").map((href) => href.split("#")[0] ?? "");
}

test("[R3] whoever starts at / and follows links reaches every page, without scripts", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const document = documents.get(path);
    if (document) for (const link of linksOf(document)) reached.add(link);
  }
  const prefixed = [...documents.keys()].filter((path) => /^\/(fr|en|pt)\//.test(path));
  expect(prefixed.filter((path) => !reached.has(path))).toEqual([]);
});

test("nothing that stays invisible without a script holds text", () => {
  for (const path of ["/fr/", "/en/services/european-health-network/", "/pt/novo-website/"]) {
    const hidden = [...(documents.get(path)?.querySelectorAll("main :is([hidden], [aria-hidden=true])") ?? [])];
    expect(hidden.map(({ textContent }) => textContent?.trim()).filter(Boolean), path).toEqual([]);
  }
});

test("[L1] no link of the site is broken, and no part of a page that a link names is missing", () => {
  const broken = everything.flatMap(([path, document]) =>
    attributes(document, "a[href^='/'], a[href^='#']", "href")
      .filter((href) => !leadsSomewhere(href, document))
      .map((href) => `${path} links to ${href}`),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(href: string, from: Document): boolean {
  const [path = "", fragment] = href.split("#");
  // The not-found pages offer each other, at the address the specification gives them (R14).
  if (/^\/(fr|en|pt)\/404\/$/.test(path)) return true;
  if (path !== "" && !(path in manifest.files)) return false;
  const target = path === "" ? from : documents.get(path);
  return fragment === undefined || (target?.getElementById(decodeURIComponent(fragment)) ?? null) !== null;
}

test("[P5] every file that a page asks for is there", async () => {
  const { url } = await testSite();
  const asked = new Set(everything.flatMap(([, document]) => filesAskedBy(document)));
  const own = [...asked].map((address) => (address.startsWith(`${url}/`) ? address.slice(url.length) : address));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((address) => !(address in manifest.files))).toEqual([]);
});

function filesAskedBy(document: Document): string[] {
  const links =
    "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=modulepreload], link[type*=xml]";
  const lists = [
    ...attributes(document, "[srcset]:not([data-srcset])", "srcset"),
    ...attributes(document, "[data-srcset]", "data-srcset"),
    ...attributes(document, "[imagesrcset]", "imagesrcset"),
  ];
  const sets = lists.flatMap((set) => set.split(",").map((part) => part.trim().split(" ")[0] ?? ""));
  return [
    ...attributes(document, `${links}, link[rel=stylesheet][href], link[rel=preload][href]`, "href"),
    ...attributes(document, "img[data-src]", "data-src"),
    ...attributes(document, "img[src]:not([data-src]), script[src], source[src], video[src]", "src"),
    ...attributes(document, "meta[property='og:image']", "content"),
    ...sets,
  ].map((address) => address.replace(/#.*/, ""));
}

test("[P10] every picture that waits for its turn has a fallback for browsers without scripts, and its size", () => {
  for (const [path, document] of everything) {
    for (const picture of document.querySelectorAll("img[data-lazy]")) {
      const fallback = picture.closest("picture")?.parentElement?.querySelector("noscript img");
      for (const name of ["width", "height", "alt"]) {
        expect(fallback?.getAttribute(name), path).toBe(picture.getAttribute(name));
        expect(picture.hasAttribute(name), path).toBe(true);
      }
      expect(fallback?.getAttribute("src"), path).toBe(picture.getAttribute("data-src"));
    }
  }
});

test("[P5] every chunk that a script loads is there", async () => {
  // Those kept for open tabs may name files that are gone.
  const scripts = Object.entries(manifest.files).filter(([path, { age }]) => path.endsWith(".js") && age === undefined);
  const texts = await Promise.all(scripts.map(([path]) => builtText(path)));
  const names = texts.flatMap((text) => [...text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+-[\w-]{8}\.js)["'`]/g)]);
  const chunks = new Set(names.map(([, name]) => `/assets/${name}`));
  expect(chunks.size).toBeGreaterThan(10);
  expect([...chunks].filter((path) => !(path in manifest.files))).toEqual([]);
});

test("[L9] every drawing finds its parts in its own page, and no id stands twice", () => {
  for (const [path, document] of everything) {
    const ids = attributes(document, "[id]", "id");
    expect(new Set(ids).size, path).toBe(ids.length);
    const used = attributes(document, "use", "href").map((href) => href.slice(1));
    const painted = ["fill", "clip-path", "mask"].flatMap((name) => attributes(document, `[${name}^='url(#']`, name));
    const parts = [...used, ...painted.map((value) => value.slice("url(#".length, -1))];
    expect([...new Set(parts).difference(new Set(ids))], path).toEqual([]);
  }
});

test("the manifest tells the truth about every file, and no file lies beside it", async () => {
  const folder = inject("siteFolder");
  const known = new Set<string>();
  for (const [path, { identity, br, gzip }] of [
    ...Object.entries(manifest.files),
    ...Object.entries(manifest.notFound),
    ...Object.entries(manifest.gonePages),
  ]) {
    const bytes = await readFile(join(folder, identity.file));
    expect(bytes.length, path).toBe(identity.bytes);
    if (br)
      expect(brotliDecompressSync(await readFile(join(folder, br.file))).equals(bytes), `${path} (br)`).toBe(true);
    if (gzip) expect(gunzipSync(await readFile(join(folder, gzip.file))).equals(bytes), `${path} (gzip)`).toBe(true);
    for (const form of [identity, br, gzip]) if (form) known.add(form.file);
  }
  // Where the host has no rules for redirects, a page leads on.
  for (const path of Object.keys(manifest.redirects)) known.add(`${path.slice(1)}index.html`);
  const onDisk = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const below = onDisk.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll("\\", "/"),
  );
  expect(below).toContain(MANIFEST_FILE);
  // Where CDNs and Apache read their rules, which no visitor is given.
  const beside = below.filter((file) => !known.has(file) && !file.startsWith(".build/"));
  expect(beside.sort()).toEqual([".htaccess", "_headers", "_redirects"]);
});
