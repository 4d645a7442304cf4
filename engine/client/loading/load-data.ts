import type { StoredLocaleData } from "../../pages/data/locale-data.ts";
import { INLINE_DATA_ID, type PageContext, type PageData, pageDataUrl } from "../../pages/data/page-data.ts";
import { LoadError } from "./errors.ts";

/**
 * Reads the data that the document carries. It comes from the same build as the document, so its shape
 * is taken on trust.
 *
 * @throws {Error} when the document carries none, or what it carries is damaged
 */
export function readInlineData(document: Document): PageData {
  const text = document.getElementById(INLINE_DATA_ID)?.textContent;
  if (!text) throw new Error(`This document has no page data: the element #${INLINE_DATA_ID} is missing or empty.`);
  return JSON.parse(text);
}

export interface DataRequest {
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
  /** "low" for what nobody waits for yet. */
  readonly priority?: RequestPriority;
}

/**
 * Loads the data of a page. A stored answer is always checked with the server first:
 * data older than its document is the classic failure of sites built like this one.
 *
 * @param path the page's path, with locale prefix and trailing slash
 * @param expected the hash of the running client bundle, and the pages that the path may be of, if they are known
 * @throws {LoadError} `PAGE_NOT_FOUND` when the server knows no such page, `PAGE_MOVED` when it knows that it has moved or is gone,
 * `INVALID_HASH` when the data is for another client bundle, or does not say for which, `PAGE_DATA` for any other failure
 */
export async function loadPageData(
  path: string,
  expected: { readonly hash: string; readonly pages: readonly string[] | undefined },
  request: DataRequest,
): Promise<PageContext> {
  const data = await loadJson(pageDataUrl(path), path, { ...request, cache: "no-cache", lostMeansNotFound: true });
  if (!isRecord(data) || data.hash !== expected.hash) throw new LoadError("INVALID_HASH", path);
  if (!isPageContext(data.context, expected.pages)) throw new LoadError("PAGE_DATA", path, "it is incomplete");
  return data.context;
}

/**
 * Loads what the pages of a locale share. The address changes with the content, so a stored answer is as good as a new one.
 *
 * @param path the path of the page that needs it, for the error's text
 * @throws {LoadError} `PAGE_DATA`
 */
export async function loadLocaleData(url: string, path: string, request: DataRequest): Promise<StoredLocaleData> {
  const data = await loadJson(url, path, request);
  if (!isLocaleData(data)) throw new LoadError("PAGE_DATA", path, `${url} is incomplete`);
  return data;
}

async function loadJson(
  url: string,
  path: string,
  request: DataRequest & { readonly cache?: RequestCache; readonly lostMeansNotFound?: boolean },
): Promise<unknown> {
  const { fetch, lostMeansNotFound = false, ...options } = request;
  try {
    const response = await fetch(url, { credentials: "include", ...options });
    if (response.status === 404 && lostMeansNotFound) throw new LoadError("PAGE_NOT_FOUND", path);
    if (response.status === 410) throw new LoadError("PAGE_MOVED", path);
    if (!response.ok) throw new LoadError("PAGE_DATA", path, `the server answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof LoadError || request.signal?.aborted) throw error;
    if (error instanceof SyntaxError) throw new LoadError("PAGE_DATA", path, "it is not valid JSON", error);
    throw LoadError.disconnected(path, error);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPageContext(value: unknown, pages: readonly string[] | undefined): value is PageContext {
  return (
    isRecord(value) &&
    typeof value.page === "string" &&
    (pages === undefined || pages.includes(value.page)) &&
    typeof value.path === "string" &&
    typeof value.locale === "string" &&
    isRecord(value.head) &&
    typeof value.head.title === "string" &&
    Array.isArray(value.head.alternates) &&
    Array.isArray(value.languages) &&
    isOwnAddress(value.localeDataUrl) &&
    isRecord(value.content)
  );
}

/** A path on this host; "//host/" and "/\host/" would be another. */
function isOwnAddress(value: unknown): boolean {
  return typeof value === "string" && /^\/[^/\\]/.test(value);
}

function isLocaleData(value: unknown): value is StoredLocaleData {
  return isRecord(value) && typeof value.locale === "string" && isRecord(value.messages) && isRecord(value.site);
}
