import type { Page, Route } from "playwright-core";
import { type PageData, pageDataUrl } from "#engine/pages/data/page-data.ts";
import { intercept } from "./intercept.ts";

/** What the network does with a request. */
export type Answer = (route: Route) => Promise<void>;

/** Addresses of a page's data. */
export function dataOf(path: string): RegExp {
  return new RegExp(`^[^?]*${pageDataUrl(path)}$`);
}

/** Addresses of every page's data. */
export const anyData = dataOf(".*");

/** Addresses of what the pages of a language share. */
export function sharedDataOf(locale: string): RegExp {
  return new RegExp(`/assets/locale/${locale}-[^/]+[.]json$`);
}

/** Addresses of the chunk that shows a kind of page: "services", "post", … */
export function chunkOf(kind: string): RegExp {
  return new RegExp(`/assets/${kind}-page-[^/]+[.]js$`);
}

/** The server answers with this status and no page. */
export function status(code: number): Answer {
  return (route) => route.fulfill({ status: code, contentType: "text/plain", body: "out of order" });
}

/** The server answers 200 with this body. */
export function body(contentType: string, text: string): Answer {
  return (route) => route.fulfill({ status: 200, contentType, body: text });
}

/** The connection breaks. */
export const cut: Answer = (route) => route.abort("connectionreset");

/** The server never answers. */
export const silence: Answer = () => new Promise(() => {});

/** The server's page data, changed on the way. */
export function changed(change: (data: PageData) => unknown): Answer {
  return async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as PageData) });
    } catch (error) {
      // A test may end, and close its page, while a prefetch is on its way: nobody waits for that answer.
      if (!/already handled|closed|disposed/i.test(String(error))) throw error;
    }
  };
}

/** What the pages of a language share, changed on the way. */
export function changedSharedData(change: (data: { readonly site: object }) => object): Answer {
  return async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as { readonly site: object }) });
  };
}

/** Page data of another client bundle: that of a newer build, in a tab of the older one. */
export const ofAnotherBundle = changed((data) => ({ ...data, hash: "of-another-bundle" }));

/** Answers that wait until they are let go. */
export interface Held {
  /** Settles when the first request has come. */
  readonly asked: Promise<void>;
  /** Lets the answers go, those to come as well. */
  release(): void;
}

/** Holds the answers to some requests back. */
export async function hold(page: Page, url: RegExp): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    // The page may have given the request up meanwhile.
    await route.fallback().catch(() => {});
  });
  return { asked: asked.promise, release: released.resolve };
}

/**
 * Files never come, until the returned function is called. It takes less than a route that is cut.
 *
 * @param url of the files, with `*` for anything
 */
export function lose(page: Page, url: string): Promise<() => Promise<void>> {
  return intercept(page, url, (tools, requestId) =>
    tools.send("Fetch.failRequest", { requestId, errorReason: "Failed" }),
  );
}

/** The web fonts never come: a page keeps the size that it has without them. */
export async function withoutFonts(page: Page): Promise<void> {
  await lose(page, "*.woff2");
}
