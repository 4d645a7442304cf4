import type { Page, Request } from "playwright-core";
import { pageDataUrl } from "#engine/pages/data/page-data.ts";

/** What a page asked the network for, since it was opened or since `clear`. Addresses are without their origin. */
export interface RequestLog {
  /** Documents of the page itself. */
  documents(): string[];
  /** Page data, as the paths of the pages. */
  data(): string[];
  /** Everything. */
  all(): readonly Request[];
  /** How many have neither been answered nor failed. */
  pending(): number;
  clear(): void;
}

/** Starts a log. */
export function recordRequests(page: Page): RequestLog {
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
    documents: () => requests.filter((request) => isDocument(request, page)).map(addressOf),
    data: () => requests.map(addressOf).filter(isData).map(pathOfData),
    all: () => requests,
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
