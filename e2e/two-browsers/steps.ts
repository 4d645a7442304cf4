import { eventually } from "../../server/test-support/eventually.ts";
import { pageFacts } from "../pages/page-facts.ts";
import type { Tab } from "./tab.ts";

/** What a tab shows. */
export interface Seen {
  /** Path, query and hash. */
  readonly address: string;
  readonly title: string;
  readonly language: string;
  readonly heading: string;
  /** Whether the client has taken the document over. */
  readonly isLive: boolean;
  /** Whether the document's program is the one that the other build has. */
  readonly isOther: boolean;
}

/** What a tab shows now; undefined while documents change. */
async function seenIn(tab: Tab): Promise<Seen | undefined> {
  return tab.run(look, null).catch(() => undefined);
}

/**
 * Waits until a tab shows what is asked for.
 *
 * @throws {Error} when it does not, with what it shows instead
 */
export async function untilSeen(tab: Tab, wanted: Partial<Seen>): Promise<void> {
  let seen: Seen | undefined;
  const differing = () => Object.entries(wanted).filter(([name, value]) => seen?.[name as keyof Seen] !== value);
  const shows = async () => {
    seen = await seenIn(tab);
    return seen !== undefined && differing().length === 0;
  };
  await eventually("what is asked for", shows).catch(() => {
    throw new Error(`${JSON.stringify(Object.fromEntries(differing()))} was to be seen, but: ${JSON.stringify(seen)}`);
  });
}

/** Follows a link of the page, by the path it leads to; `further` is a query and a hash, put into the link before. */
export async function follow(tab: Tab, path: string, further = ""): Promise<void> {
  if (!(await tab.run(click, { path, further }))) throw new Error(`No link leads to ${path}.`);
}

/** Goes back in the history. */
export async function goBack(tab: Tab): Promise<void> {
  await tab.run(() => history.back(), null);
}

/** What a tab that shows a built page must show, whatever the address. */
export async function built(folder: string, path: string): Promise<Pick<Seen, "title" | "heading" | "language">> {
  const { title, heading, language } = await pageFacts(folder, path);
  return { title, heading, language };
}

/** Runs in the browser. */
function look(): Seen | undefined {
  if (document.readyState !== "complete") return undefined;
  const main = document.querySelector("main");
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    language: document.documentElement.lang,
    heading: document.querySelector("h1")?.textContent ?? "",
    isLive: main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$")),
    isOther: document.documentElement.dataset.program === "other",
  };
}

/** Runs in the browser. */
function click({ path, further }: { path: string; further: string }): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  if (further !== "") link?.setAttribute("href", path + further);
  // A navigation must not end the document before this call has answered.
  if (link !== null) setTimeout(() => link.click());
  return link !== null;
}
