import { JSDOM } from "jsdom";
import { builtManifest, builtPages, builtText } from "./built-site.ts";

const { window } = new JSDOM("");
const parser = new window.DOMParser();
/** A page that is found at several addresses is parsed once. */
const documentsByText = new Map<string, Document>();
let pages: Promise<ReadonlyMap<string, Document>> | undefined;

/** Every page of the build, parsed, by its address; read once for each test file. */
export function builtDocuments(): Promise<ReadonlyMap<string, Document>> {
  pages ??= readAll();
  return pages;
}

async function readAll(): Promise<ReadonlyMap<string, Document>> {
  const paths = await builtPages();
  return new Map(await Promise.all(paths.map(async (path) => [path, await builtDocument(path)] as const)));
}

/** A page or another HTML file of the build, parsed without running its scripts: "/fr/", "/en/404.html". */
export async function builtDocument(path: string): Promise<Document> {
  const text = await builtText(path);
  const document = documentsByText.get(text) ?? parseHtml(text);
  documentsByText.set(text, document);
  return document;
}

/** The not-found pages, by the first segment of the paths they answer; "" answers all others. */
export async function notFoundDocuments(): Promise<ReadonlyMap<string, Document>> {
  const entries = Object.entries((await builtManifest()).notFound);
  return new Map(
    await Promise.all(
      entries.map(async ([segment, { identity }]) => [segment, await builtDocument(`/${identity.file}`)] as const),
    ),
  );
}

/** Every page in a language, not-found pages included, by its address. */
export async function documentsIn(language: string): Promise<readonly (readonly [path: string, Document])[]> {
  const all = [...(await builtDocuments()), ...(await notFoundDocuments())];
  const pages = all.filter(([, document]) => document.documentElement.lang.startsWith(language));
  // Fewer mean that the build is not that of the whole site: checks of every page would pass without looking at much.
  if (pages.length < 25) throw new Error(`Expected at least 25 pages in "${language}", found ${pages.length}.`);
  return pages;
}

/** Parses HTML as a browser does, without running its scripts. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html, "text/html");
}

/**
 * Parses XML.
 *
 * @throws {Error} when it is not well-formed
 */
export function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, "application/xml");
  const fault = document.querySelector("parsererror");
  if (fault) throw new Error(`This is not well-formed XML: ${fault.textContent}`);
  return document;
}
