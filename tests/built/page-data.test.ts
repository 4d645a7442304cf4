import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { attributes, only } from "./queries.ts";

interface InlineData {
  readonly hash: string;
  readonly context: { readonly path: string; readonly locale: string; readonly localeDataUrl: string };
}

const manifest = await builtManifest();
const lost = [...(await notFoundDocuments())].map(
  ([segment, document]) => [`/${segment === "" ? "" : `${segment}/`}404/`, document] as const,
);
/** Documents by the path whose data they carry; not-found pages by the path that the client asks data for. */
const documents = [...(await builtDocuments()), ...lost];

function inlineData(document: Document): InlineData {
  return JSON.parse(only(document, "script#_page-data").textContent ?? "") as InlineData;
}

test("[P1] every page has its data at /assets/data{path}index.json, the same as the document carries", async () => {
  for (const [path, document] of documents) {
    const { hash, context } = inlineData(document);
    const data = JSON.parse(await builtText(`/assets/data${path}index.json`)) as unknown;
    expect(data, path).toEqual({ hash, context });
    expect(manifest.files[`/assets/data${path}index.json`]?.type, path).toBe("application/json; charset=utf-8");
  }
});

test("[P1] the data says which page it is, by its prefixed address", () => {
  for (const [path, document] of documents) {
    const { context } = inlineData(document);
    expect(context.path, path).toBe(/^\/(fr|en|pt)\//.test(path) ? path : `/fr${path}`);
    expect(context.locale, path).toBe(document.documentElement.lang.slice(0, 2));
  }
});

test("[P2] every document carries the hash of the one client bundle it was made for", () => {
  expect(manifest.hash).toMatch(/^[0-9a-f]{16,}$/);
  for (const [path, document] of documents) expect(inlineData(document).hash, path).toBe(manifest.hash);
});

test("[P1] what the pages of a language share is one file, for which the document asks beside its scripts", async () => {
  for (const [path, document] of documents) {
    const { locale, localeDataUrl } = inlineData(document).context;
    expect(JSON.parse(await builtText(localeDataUrl)), path).toMatchObject({ locale });
    expect(attributes(document, "link[rel=preload][as=fetch]", "href"), path).toEqual([localeDataUrl]);
  }
});

test("[P1] page data is asked for again each time, what carries its hash in its name never", () => {
  for (const [path, { cache }] of Object.entries(manifest.files)) {
    const hashed = path.startsWith("/assets/") && !path.startsWith("/assets/data/");
    expect(cache, path).toBe(hashed ? "immutable" : "revalidate");
    if (hashed) expect(path).toMatch(/-[\w-]{8,}\.\w+$|\/[\da-f]{12,}(-\d+)?\.\w+$|\/[\da-f]{10}\/[\w-]+\.\w+$/);
  }
});

test("[P1] no data is there for a page that is not", () => {
  const known = new Set(documents.map(([path]) => `/assets/data${path}index.json`));
  const data = Object.keys(manifest.files).filter((path) => path.startsWith("/assets/data/"));
  expect(data.filter((path) => !known.has(path))).toEqual([]);
});

test("[K4] the site is version 0.7.22", async () => {
  const { version } = JSON.parse(await readFile(resolve(import.meta.dirname, "../../package.json"), "utf8")) as {
    readonly version: string;
  };
  expect(version).toBe("0.7.22");
});
