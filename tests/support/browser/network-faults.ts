import type { CDPSession, Page } from "playwright-core";
import { type PageData, pageDataUrl } from "#engine/pages/data/page-data.ts";

/** What the network does with a request that waits for its answer. A route of Playwright's is one, too. */
export type Answer = (request: {
  request(): { url(): string };
  fulfill(answer: {
    readonly status?: number;
    readonly contentType?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }): Promise<unknown>;
  /** The connection breaks. */
  abort(): Promise<unknown>;
  continue(): Promise<unknown>;
}) => Promise<unknown>;

/**
 * Puts an answer in the place of the network's, until the returned function is called. Unlike a route, which keeps the browser
 * from its cache and so takes as much as a page load, it leaves the browser all but what it has in memory.
 *
 * @param url of the requests, with `*` for anything
 */
export async function answerInstead(page: Page, url: string, answer: Answer): Promise<() => Promise<void>> {
  const tools = await emptyMemory(page);
  tools.on("Fetch.requestPaused", async ({ requestId, request }) => {
    const answered = answer({
      request: () => ({ url: () => request.url }),
      fulfill({ status = 200, contentType, headers = {}, body: text = "" }) {
        const said = Object.entries({ ...(contentType && { "Content-Type": contentType }), ...headers });
        return tools.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: status,
          responseHeaders: said.map(([name, value]) => ({ name, value })),
          body: Buffer.from(text).toString("base64"),
        });
      },
      abort: () => tools.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" }),
      continue: () => tools.send("Fetch.continueRequest", { requestId }),
    });
    // The page may have given the request up meanwhile.
    await answered.catch(() => {});
  });
  await tools.send("Fetch.enable", { patterns: [{ urlPattern: url }] });
  return async () => void (await tools.send("Fetch.disable"));
}

/** Has the browser forget the files that it has in memory, which it takes without asking, and lazy pictures at once. */
export async function emptyMemory(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  // Off and on again: that empties it.
  for (const cacheDisabled of [true, false]) await tools.send("Network.setCacheDisabled", { cacheDisabled });
  // Nobody listens: each request would be told of once more.
  await tools.send("Network.disable");
  return tools;
}

/** Addresses of a page's data. */
export function dataOf(path: string): string {
  return `**${pageDataUrl(path)}`;
}

/** Addresses of every page's data. */
export const anyData = dataOf("**");

/** Addresses of what the pages of a language share. */
export function sharedDataOf(locale: string): string {
  return `**/assets/locale/${locale}-*.json`;
}

/** Addresses of the chunk that shows a kind of page: "services", "post", … */
export function chunkOf(kind: string): string {
  return `**/assets/${kind}-page-*.js`;
}

/** The server answers with this status and no page. */
export function status(code: number): Answer {
  return (request) => request.fulfill({ status: code, contentType: "text/plain", body: "out of order" });
}

/** The server answers 200 with this body. */
export function body(contentType: string, text: string): Answer {
  return (request) => request.fulfill({ contentType, body: text });
}

/** The connection breaks. */
const cut: Answer = (request) => request.abort();

/** The server never answers. */
export const silence: Answer = () => new Promise(() => {});

/** What these headers say of a body is no longer so once it is changed. */
const OF_THE_BODY = /^(content-(encoding|length)|transfer-encoding)$/;

/** The server's answer with a text that is changed on the way. */
export function changedText(change: (text: string) => string): Answer {
  return async (request) => {
    const answer = await fetch(request.request().url());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_BODY.test(name)));
    await request.fulfill({ status: answer.status, headers, body: change(await answer.text()) });
  };
}

/** The server's page data, changed on the way. */
export function changed(change: (data: PageData) => unknown): Answer {
  return changedText((text) => JSON.stringify(change(JSON.parse(text) as PageData)));
}

/** What the pages of a language share, changed on the way. */
export function changedSharedData(change: (data: { readonly site: object }) => object): Answer {
  return changedText((text) => JSON.stringify(change(JSON.parse(text) as { readonly site: object })));
}

/** Answers that wait until they are let go. */
export interface Held {
  /** Settles when the first request has come. */
  readonly asked: Promise<void>;
  /** Lets the answers go, those to come as well. */
  release(): void;
}

/** Holds the answers to some requests back. */
export async function hold(page: Page, url: string): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await answerInstead(page, url, async (request) => {
    asked.resolve();
    await released.promise;
    await request.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Holds the scripts of pages back, as a slow network does. */
export function holdScripts(page: Page): Promise<Held> {
  return hold(page, "*/assets/*.js");
}

/**
 * Files never come, until the returned function is called.
 *
 * @param url of the files, with `*` for anything
 */
export function lose(page: Page, url: string): Promise<() => Promise<void>> {
  return answerInstead(page, url, cut);
}

/** The web fonts never come: a page keeps the size that it has without them. */
export async function withoutFonts(page: Page): Promise<void> {
  await lose(page, "*.woff2");
}
