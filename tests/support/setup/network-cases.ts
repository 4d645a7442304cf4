import {
  type Answer,
  type Answers,
  changed,
  cut,
  from,
  fromEither,
  pageInstead,
  status,
  truncated,
} from "./fault-proxy.ts";
import type { TwoBuilds } from "./two-builds.ts";

/** What goes wrong between a tab on the first build and what answers it. */
export interface NetworkCase {
  readonly name: string;
  readonly answers: (servers: Pick<TwoBuilds, "old" | "other">) => Answers;
  /** The links that are followed, one after the other. */
  readonly links: readonly string[];
  /** How many documents a click may load. */
  readonly loads: readonly number[];
  /** What a click leads to, by the rule of the client's recovery: its page, or one that offers to try again. */
  readonly leadsTo: "its page" | "an error page";
}

/** Builds that are mixed could differ from one click to the next; a file that is lost leads to the same each time. */
const [SEVERAL, ONE] = [["/en/services/", "/en/contact/", "/en/blog/"], ["/en/services/"]];
const DATA = /^\/assets\/data\//;
const SCRIPT = /^\/assets\/[^/]+\.js$/;
const PAGE_SCRIPT = /^\/assets\/[a-z-]+-page-[^/]+\.js$/;
const ONE_LOAD = { links: SEVERAL, loads: [1], leadsTo: "its page" } as const;

/** The other build answers, in part, or something that belongs to none. */
export const mixedBuilds: readonly NetworkCase[] = [
  { ...ONE_LOAD, name: "data of the other build", answers: ({ old, other }) => where(old, DATA, from(other)) },
  {
    ...ONE_LOAD,
    name: "data without a hash",
    answers: ({ old }) =>
      where(
        old,
        DATA,
        changed(old, (text) => JSON.stringify({ context: JSON.parse(text).context })),
      ),
  },
  {
    ...ONE_LOAD,
    name: "documents of the first build for ever, and all else of the other",
    answers: ({ old, other }) => where(old, /^\/assets\//, from(other)),
  },
  {
    ...ONE_LOAD,
    name: "builds that alternate from answer to answer",
    loads: [0, 1],
    answers({ old, other }) {
      let answered = 0;
      return (path) => {
        if (SCRIPT.test(path)) return fromEither(other, old);
        answered += 1;
        return from(answered % 2 === 0 ? old : other);
      };
    },
  },
];

const faults: readonly (readonly [name: string, answer: (origin: string) => Answer])[] = [
  ["missing (404)", () => status(404)],
  ["refused (500)", () => status(500)],
  ["cut off", () => cut],
  ["broken off in the middle", truncated],
  ["a page instead", () => pageInstead],
];

/** Scripts and data of pages are lost on the way, or damaged. */
export const brokenFiles: readonly NetworkCase[] = [
  ...faults.map(
    ([what, answer]): NetworkCase => ({
      name: `scripts ${what}`,
      answers: ({ old }) => where(old, PAGE_SCRIPT, answer(old)),
      links: ONE,
      loads: [1],
      leadsTo: "its page",
    }),
  ),
  // Data that is missing stands for a page that is: tests/page-data-failures.test.ts.
  ...faults.slice(1).map(
    ([what, answer]): NetworkCase => ({
      name: `data ${what}`,
      answers: ({ old }) => where(old, DATA, answer(old)),
      links: ONE,
      loads: [0],
      leadsTo: "an error page",
    }),
  ),
];

/** A server's answers, but for the paths of a pattern. */
function where(origin: string, pattern: RegExp, answer: Answer): Answers {
  return (path) => (pattern.test(path) ? answer : from(origin));
}
