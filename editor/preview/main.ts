/** The script of a previewed page: the site's own, and beside it what the editor says of it and each change of a text. */

import { client } from "virtual:site-client";
import { useEffect } from "react";
import { createHeadUpdater } from "#engine/client/display/head.ts";
import { createLazyPictures } from "#engine/client/display/lazy-pictures.ts";
import { startMenu } from "#engine/client/display/menu.ts";
import { hydratePage } from "#engine/client/display/react-root.tsx";
import { loadChunk, rememberChunks } from "#engine/client/loading/load-chunk.ts";
import { readInlineData } from "#engine/client/loading/load-data.ts";
import type { LoadedPage } from "#engine/client/loading/loaded-page.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { type StoredLocaleData, withProgram } from "#engine/pages/data/locale-data.ts";
import { APP_ROOT_ID, type PageContext, pageDataUrl } from "#engine/pages/data/page-data.ts";
import { type FromPreview, PREVIEW_EVENTS, type ToPreview } from "../contract/events.ts";
import { setScheme } from "./color-scheme.ts";
import { elementWith, follow } from "./follow.ts";

const { document, location } = window;
if (window.parent !== window) addOwnStyles();
void start();

/**
 * Beside a form there is little room: in the editor's frame the page is shown as to a visitor who has chosen. The
 * element that is being written has a mark.
 */
function addOwnStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "[data-consent=banner] { display: none } [data-written] { outline: 0.125rem dashed currentColor; outline-offset: 0.375rem }",
  );
  document.adoptedStyleSheets.push(sheet);
}

async function start(): Promise<void> {
  const container = document.getElementById(APP_ROOT_ID);
  if (container === null) return;
  const { context } = readInlineData(document);
  const stored = await json<StoredLocaleData>(context.localeDataUrl, context.path);
  if (stored === undefined) return;
  const localeData = withProgram(stored, client.program);
  const chunks = rememberChunks(client.chunks);
  const [{ pages }, Page] = await Promise.all([client.pages(), loadChunk(chunks, context.page, location.pathname)]);
  let shown: LoadedPage = { kind: "page", context, localeData, Page };
  // What breaks a view here breaks its document too, in whose place the server says so.
  const ErrorPage: typeof pages.components.ErrorPage = ({ onRetry }) => {
    useEffect(onRetry, [onRetry]);
    return null;
  };
  const components = { ...pages.components, ErrorPage };
  const root = await hydratePage(container, shown, components, () => location.replace(shown.context.path));
  const pictures = createLazyPictures(document);
  pictures.scan();
  const menu = startMenu(window);
  const head = createHeadUpdater(window);
  const visited = (page: LoadedPage) => ({ page, url: new URL(page.context.path, location.href), key: undefined });
  const whenShown = client.beside?.({ context, localeData }, console, Promise.resolve());

  /** Shows a page as it is now, or leaves what is there where it cannot be shown. */
  const show = async (path: string) => {
    const next = await loaded(path);
    if (next === undefined) return;
    const before = shown;
    shown = { kind: "page", ...next, Page: await loadChunk(chunks, next.context.page, path) };
    await root.show(shown);
    document.documentElement.lang = languageOf(shown.localeData.translation, shown.context.locale).tag;
    head.update(shown.context.head, shown.localeData);
    pictures.scan();
    menu.close();
    if (before.context.path !== shown.context.path) {
      window.history.replaceState(null, "", shown.context.path);
      window.scrollTo(0, 0);
    }
    whenShown?.(visited(shown), visited(before));
    sayShown();
  };

  followServer(() => void show(shown.context.path));
  window.addEventListener("message", ({ source, data: { path, scheme, words } }: MessageEvent<ToPreview>) => {
    // The server lets the editor alone frame this page.
    if (source !== window.parent) return;
    setScheme(document, scheme);
    if (path !== shown.context.path) void show(path);
    else follow(elementWith(words, document.querySelector("main") ?? document));
  });
  sayShown();
}

/**
 * Hears of each change while the page is seen: a browser opens six connections to a server, and each page that listens keeps one.
 *
 * @param onChange also called when the page is seen again
 */
function followServer(onChange: () => void): void {
  let events: EventSource | undefined;
  const listen = () => {
    events?.close();
    if (document.hidden) return;
    events = new EventSource(PREVIEW_EVENTS);
    // What changed before was told to nobody here.
    events.onopen = onChange;
    events.onmessage = ({ data }) => (data === "changed" ? onChange() : location.reload());
  };
  document.addEventListener("visibilitychange", listen);
  listen();
}

async function loaded(path: string): Promise<Pick<LoadedPage, "context" | "localeData"> | undefined> {
  const data = await json<{ readonly context: PageContext }>(pageDataUrl(path), path);
  const localeData = data && (await json<StoredLocaleData>(data.context.localeDataUrl, path));
  return data && localeData && { context: data.context, localeData: withProgram(localeData, client.program) };
}

/** Data of a page; where the program has failed, the page itself says so. */
async function json<Data>(url: string, page: string): Promise<Data | undefined> {
  const response = await fetch(url, { credentials: "include" });
  if (response.status === 500) location.replace(page);
  return response.ok ? ((await response.json()) as Data) : undefined;
}

function sayShown(): void {
  window.parent.postMessage({ preview: "shown" } satisfies FromPreview, "*");
}
