import { cleanup, configure, render, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import type { Collections, Targets, TextVersion } from "../../contract/collections.ts";
import type { ServerEvent } from "../../contract/events.ts";
import type { OpenFile } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";
import type { Forms } from "../../contract/forms.ts";
import type { Typed } from "../../contract/requests.ts";
import type { Publishing } from "../../contract/runs.ts";
import type { Refusal } from "../../contract/values.ts";

/** What a pretend server answers at a place, "GET inbox": a value, or what it makes of a request's body and query. */
type Answer = object | string | null | ((body: never, query: URLSearchParams) => unknown);
type Answers = Readonly<Record<string, Answer>>;

/** What a publication would do of a site that was never online, with nothing in its way. */
export const firstPublication: Publishing = {
  publishedAt: null,
  hasWay: true,
  changes: null,
  publications: [],
  planned: {},
  stopping: [],
  concerns: [],
  samples: [],
};

/** An answer that is no good one. */
class Refused {
  readonly status: number;
  readonly answer: Refusal;
  constructor(status: number, answer: Refusal) {
    this.status = status;
    this.answer = answer;
  }
}

/** What the server says where it refuses. */
export function refused(status: number, answer: Refusal): Refused {
  return new Refused(status, answer);
}

/** Milliseconds after which a stream is asked for again; browsers take some seconds. */
const RETRY = 20;

/** A request other than `GET`: "PUT file", and its body. */
export type Asked = readonly [place: string, body: unknown];

export interface EditorPage {
  /** Finds what is shown, as a person would name it: `page.getByRole("button", { name: "…" })`. */
  readonly page: ReturnType<typeof within>;
  /** Presses and types. */
  readonly user: UserEvent;
  /** What was asked of the server beside `GET`, the first first. */
  readonly asked: readonly Asked[];
  /** How often a place was asked for: "GET collections". */
  readonly count: (place: string) => number;
  /** The server sends an event. */
  readonly tell: (event: ServerEvent) => void;
  /** The server goes away: nothing is answered, and its stream of events breaks off. Until it is back. */
  readonly setAway: (isAway: boolean) => void;
  /** Other answers from now on. */
  readonly answer: (answers: Answers) => void;
  /** Goes to another view, as a link or the browser's buttons do. */
  readonly goTo: (hash: string) => void;
}

/**
 * Shows the editor's page in jsdom, with a pretend server. A test file begins with the line `// @vitest-environment jsdom`.
 *
 * @param hash the view: "#inbox", "#article/essai/fr"
 * @param answers what this server answers otherwise than the one of a site with two articles
 */
export async function openEditorPage(hash: string, answers: Answers = {}): Promise<EditorPage> {
  standIns();
  let all: Answers = { ...usual(), ...answers };
  let isAway = false;
  const asked: Asked[] = [];
  const places: string[] = [];
  const unknown: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const [path = "", query = ""] = address.replace(/^api\//, "").split("?");
    const place = `${method} ${path}`;
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : body;
    places.push(place);
    if (isAway) throw new TypeError("away");
    if (method !== "GET") asked.push([place, sent]);
    const found = all[place];
    const value = typeof found === "function" ? await found(sent as never, new URLSearchParams(query)) : found;
    if (value instanceof Refused) return Response.json(value.answer, { status: value.status });
    if (value === undefined) unknown.push(place);
    return Response.json(value ?? null);
  });
  const streams = new Set<EventTarget & { readyState: number }>();
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      streams.add(this);
      queueMicrotask(() => this.dispatchEvent(new Event(isAway ? "error" : "open")));
    }
    close() {
      streams.delete(this);
    }
  }
  vi.stubGlobal("EventSource", Stream);
  /** As browsers do, a stream that broke off is asked for again and again, and cannot be had. */
  let retrying: ReturnType<typeof setInterval> | undefined;
  const retry = () => {
    for (const stream of streams) stream.dispatchEvent(new Event("error"));
  };
  localStorage.clear();
  location.hash = hash;
  configure({ asyncUtilTimeout: 10_000 });
  // What a window has opened and asked for is remembered in its modules: each page is a new window.
  vi.resetModules();
  const { Editor } = await import("../editor.tsx");
  render(<Editor />);
  onTestFinished(() => {
    clearInterval(retrying);
    cleanup();
    vi.unstubAllGlobals();
    expect(unknown, "what the pretend server has no answer for: give one to openEditorPage").toEqual([]);
  });
  const tell = (event: ServerEvent) => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event) }));
  };
  return {
    page: within(document.body),
    user: userEvent.setup(),
    asked,
    count: (place) => places.filter((one) => one === place).length,
    tell,
    setAway(away) {
      isAway = away;
      clearInterval(retrying);
      for (const stream of streams) stream.dispatchEvent(new Event(away ? "error" : "open"));
      if (away) retrying = setInterval(retry, RETRY);
    },
    answer(others) {
      all = { ...all, ...others };
    },
    goTo(to) {
      location.hash = to;
    },
  };
}

/** What jsdom lacks and the page asks of a browser; it draws nothing, so that nothing is anywhere. */
function standIns(): void {
  const nowhere = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => "" };
  const dialog = {
    showModal(this: HTMLElement) {
      this.setAttribute("open", "");
    },
    close(this: HTMLElement) {
      this.removeAttribute("open");
    },
  };
  Object.assign(HTMLElement.prototype, dialog, {
    checkVisibility: () => true,
    scrollIntoView: () => {},
    scrollBy: () => {},
    scrollTo: () => {},
  });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
  class NeverSeen {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", NeverSeen);
  vi.stubGlobal("IntersectionObserver", NeverSeen);
  // A window that is open holds its own lock.
  const held = new Set<string>();
  const locks = {
    async request(name: string, ...rest: readonly unknown[]) {
      const use = rest.at(-1) as (lock: object | null) => unknown;
      if (held.has(name) && rest.length > 1) return use(null);
      held.add(name);
      await use({});
      return held.delete(name);
    },
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
}

/** An article in a language. */
function version(language: string, slug: string, title: string): TextVersion {
  const path = `posts/${language}/${slug}.md`;
  return { path, title, date: "2026-11-02", address: `/${language}/${slug}/`, state: "online" };
}

/** A site of two languages, with two articles. */
export const COLLECTIONS: Collections = {
  language: "fr",
  brand: "Atelier",
  me: null,
  folder: "/content",
  previewOrigin: "http://127.0.0.1:1",
  hasReport: false,
  languages: ["fr", "en"],
  pageLists: [{ key: "pages", adds: null }],
  texts: [
    {
      kind: "article",
      list: "articles",
      key: "essai",
      isFixed: false,
      versions: { fr: version("fr", "essai", "Un essai"), en: version("en", "essay", "An essay") },
    },
    {
      kind: "article",
      list: "articles",
      key: "visite",
      isFixed: false,
      versions: { fr: version("fr", "visite", "Une visite"), en: version("en", "visit", "A visit") },
    },
  ],
  others: [],
};

const TARGETS: Targets = { icon: null, links: [], embedServices: [], tags: [] };
const line = (name: string, title: string, widget: "line" | "markdown-line" | "text") =>
  ({
    name,
    shape: { kind: "text", title, widget },
    required: true,
    rare: false,
    isLanguage: false,
    place: undefined,
  }) as const;
const FORMS: Forms = {
  post: {
    kind: "group",
    properties: [line("title", "Titre", "markdown-line"), line("description", "Description", "text")],
  },
};
const FINDINGS: readonly Finding[] = [];

/** An article as its file is opened. */
export function article(title: string, body: string): OpenFile {
  const value = { title, description: "Une description." };
  const text = `---\ntitle: ${title}\ndescription: Une description.\n---\n${body}`;
  return {
    version: "1",
    kind: "markdown",
    schema: "post",
    value,
    body,
    text,
    writable: true,
    previewPath: "/fr/essai/",
  };
}

/** A server that keeps what is typed. */
function usual(): Answers {
  const files = new Map<string, OpenFile>();
  const file = (path: string) =>
    files.get(path) ?? article(path.includes("visit") ? "Une visite" : "Un essai", "Voyez ici.\n");
  return {
    "GET collections": COLLECTIONS,
    "GET targets": TARGETS,
    "GET forms": FORMS,
    "GET findings": FINDINGS,
    "GET held": null,
    "GET file": (_body: unknown, query: URLSearchParams) => file(query.get("path") ?? ""),
    "PUT file": ({ path, edited }: Typed) => {
      const [title = "", body = ""] =
        "text" in edited
          ? [/^title: (.*)$/m.exec(edited.text)?.[1], edited.text.replace(/^---\n.*?\n---\n/s, "")]
          : [file(path).text, edited.body];
      const now = article(title.replace(/^---\ntitle: (.*?)\n.*$/s, "$1"), body);
      files.set(path, now);
      return { version: now.version, text: now.text, mine: now.text };
    },
  };
}
