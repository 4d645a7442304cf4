import type { Answers, Reply } from "./front.ts";
import { changed, cut, from, fromEither, pageInstead, status, truncated } from "./replies.ts";
import type { SkewSites } from "./skew-sites.ts";

/** What goes wrong between a tab on the first build and what answers it. */
export interface WireCase {
  readonly name: string;
  readonly answers: Answers;
  /** The links that are followed, one after the other. */
  readonly way: readonly string[];
  /** Documents that a click may load. */
  readonly loads: readonly number[];
  /** What a click leads to, by the rule of `site/client/loading/errors.ts`: its page, or one that offers to try again. */
  readonly leadsTo: "its page" | "an error page";
}

/** Builds that are mixed could differ from one click to the next; a file that is lost leads to the same each time. */
const [SEVERAL, ONE] = [["/en/services/", "/en/contact/", "/en/blog/"], ["/en/services/"]];
const DATA = /^\/assets\/data\//;
const SCRIPT = /^\/assets\/[^/]+\.js$/;
const PAGE_SCRIPT = /^\/assets\/[a-z-]+-page-[^/]+\.js$/;

type Servers = Pick<SkewSites, "old" | "other">;

/** The other build answers, in part, or something that belongs to none. */
export function mixedBuilds({ old, other }: Servers): readonly WireCase[] {
  let answered = 0;
  const inTurn: Answers = (path) => {
    if (SCRIPT.test(path)) return fromEither(other, old);
    answered += 1;
    return from(answered % 2 === 0 ? old : other);
  };
  const withoutHash = changed(old, (text) => JSON.stringify({ context: JSON.parse(text).context }));
  return [
    {
      name: "data of the other build",
      answers: where(old, DATA, from(other)),
      way: SEVERAL,
      loads: [1],
      leadsTo: "its page",
    },
    {
      name: "data without a hash",
      answers: where(old, DATA, withoutHash),
      way: SEVERAL,
      loads: [1],
      leadsTo: "its page",
    },
    {
      name: "documents of the first build for ever, and all else of the other",
      answers: where(old, /^\/assets\//, from(other)),
      way: SEVERAL,
      loads: [1],
      leadsTo: "its page",
    },
    {
      name: "builds that alternate from answer to answer",
      answers: inTurn,
      way: SEVERAL,
      loads: [0, 1],
      leadsTo: "its page",
    },
  ];
}

/** Scripts and data of pages are lost on the way, or spoilt. */
export function brokenFiles({ old }: Servers): readonly WireCase[] {
  const faults: readonly (readonly [string, Reply])[] = [
    ["missing (404)", status(404)],
    ["refused (500)", status(500)],
    ["cut off", cut],
    ["broken off in the middle", truncated(old)],
    ["a page instead", pageInstead],
  ];
  const ofScripts = faults.map(
    ([what, reply]): WireCase => ({
      name: `scripts ${what}`,
      answers: where(old, PAGE_SCRIPT, reply),
      way: ONE,
      loads: [1],
      leadsTo: "its page",
    }),
  );
  // Data that is missing stands for a page that is: e2e/page-data-failures.test.ts.
  const ofData = faults.slice(1).map(
    ([what, reply]): WireCase => ({
      name: `data ${what}`,
      answers: where(old, DATA, reply),
      way: ONE,
      loads: [0],
      leadsTo: "an error page",
    }),
  );
  return [...ofScripts, ...ofData];
}

/** A server's answers, but for the paths of a pattern. */
function where(origin: string, pattern: RegExp, reply: Reply): Answers {
  return (path) => (pattern.test(path) ? reply : from(origin));
}
