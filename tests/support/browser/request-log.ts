import type { Page, Request } from "playwright-core";
import { pageDataUrl } from "#engine/pages/data/page-data.ts";

/** Starts a log of what a page asks the network for, from now on or from `clear` on. Addresses are without their origin. */
export function recordRequests(page: Page) {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  page.on("request", (request) => {
    requests.push(request);
    pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    /** Documents of the page itself. */
    documents: () => requests.filter((request) => isDocument(request, page)).map(addressOf),
    /** Page data, as the paths of the pages. */
    data: () => requests.map(addressOf).filter(isData).map(pathOfData),
    all: (): readonly Request[] => requests,
    /** How many have neither been answered nor failed. */
    pending: () => pending.size,
    clear() {
      requests.length = 0;
    },
  };
}

const [BEFORE = "", AFTER = ""] = pageDataUrl(" ").split(" ");

function isDocument(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.url().startsWith("http") && request.frame() === page.mainFrame();
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

function isData(address: string): boolean {
  return address.startsWith(BEFORE) && address.endsWith(AFTER);
}

function pathOfData(address: string): string {
  return address.slice(BEFORE.length, -AFTER.length);
}
