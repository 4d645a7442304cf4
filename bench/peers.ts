/** Our build beside other frameworks' builds of a site of the same size, measured in turns. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { browserPath } from "../e2e/setup/launch-browser.ts";
import { makeContent } from "../e2e/setup/made-up-content.ts";
import { programCopy } from "./builds.ts";
import { type BenchContext, formatValue, medianOf, type Unit } from "./figure.ts";
import { markdownTable } from "./report.ts";

/** What a run compares. */
export interface PeersOptions {
  /** Folder with the peers' sources and the scripts that build and measure them; nothing is written into it. */
  readonly from: string;
  /** Names of peers, as in its `peers.json`. */
  readonly names: readonly string[];
  /** Posts of each language. */
  readonly sizes: readonly number[];
}

/** A site to visit: its built folder, and the pages by which it is measured. */
interface Site {
  readonly name: string;
  readonly dist: string;
  /** Options of the measuring script. */
  readonly visit: readonly string[];
}

/** One line of what the scripts record; times are milliseconds, `wall` seconds, sizes bytes. */
type Row = Readonly<Record<string, number | string | undefined>>;

interface Column {
  readonly title: string;
  readonly unit: Unit;
  /** The value of a row, where it has one. */
  readonly value: (row: Row) => number | undefined;
}

const OURS = "ours";
/** The same pages in every peer; ours has its own, of the same kind: a page with links to others, and a post. */
const PEER_PAGES = {
  page: "/fr/presentation/",
  post: "/fr/blog/bilan-00010/",
  target: "/fr/services/",
  heading: "Nos services",
};
const number = (key: string, what?: RegExp, factor = 1) => {
  return (row: Row) => {
    const value = row[key];
    return typeof value === "number" && (what === undefined || what.test(String(row.what)))
      ? value * factor
      : undefined;
  };
};

const columns: readonly Column[] = [
  { title: "LCP, ms", unit: "ms", value: number("lcp", /^page$/) },
  { title: "banner, ms", unit: "ms", value: number("ready", /^page$/) },
  { title: "blocking, ms", unit: "ms", value: number("tbt", /^page$/) },
  { title: "document, kB", unit: "kB", value: number("html", /^page$/) },
  { title: "JavaScript, kB", unit: "kB", value: number("js", /^page$/) },
  { title: "article LCP, ms", unit: "ms", value: number("lcp", /^post$/) },
  { title: "click, ms", unit: "ms", value: number("nav", /^nav$/) },
  { title: "click of a resting finger, ms", unit: "ms", value: number("nav", /^nav-hover/) },
];

/**
 * Builds and visits our site and the peers in turns.
 *
 * @returns a table in Markdown: medians, and in brackets ours divided by theirs; only those ratios mean something
 * @throws {Error} naming the peer whose build or visit failed
 */
export async function comparePeers(options: PeersOptions, context: BenchContext): Promise<string> {
  const { root, runs, log } = context;
  const folder = join(root, ".cache/bench/peers");
  const scripts = join(folder, "scripts");
  const results = join(folder, "results");
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  await cp(options.from, scripts, { recursive: true });
  const env = { PEERS_WORK: folder, CHROMIUM: await browserPath() };
  const run = (program: string, args: readonly string[], cwd = scripts) => runOrThrow(program, args, { cwd, env });
  log("peers: installing what measures them");
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);

  const builds = new Map<string, Row[]>([OURS, ...options.names].map((name) => [name, []]));
  // The size that is visited is built last: its folders are what is left.
  for (const size of options.sizes.toSorted((a, b) => b - a)) {
    const content = join(folder, `content-${size}`);
    await makeContent(content, size);
    for (const name of [OURS, ...options.names]) {
      log(`peers: ${name}, ${size} posts per language`);
      if (name === OURS) builds.get(name)?.push(await buildOurs(content, size, folder, context));
      else {
        await run(process.execPath, ["build.mjs", "run", name, String(size), "1"]);
        builds.get(name)?.push((await recorded(join(results, "build.jsonl"))).at(-1) ?? {});
      }
    }
  }

  const sites = [
    await ourSite(folder),
    ...(await Promise.all(options.names.map((name) => peerSite(folder, scripts, name)))),
  ];
  const pages = join(results, "pages.jsonl");
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, dist, visit } of sites) {
      log(`peers: ${name}, visit ${round} of ${runs}`);
      const common = ["measure.mjs", "--name", name, "--dist", dist, ...visit, "--runs", "1", "--out", pages];
      await run(process.execPath, common);
      await run(process.execPath, [...common, "--hover", "200", "--post", ""]);
    }
  }
  return table(options, builds, await recorded(pages));
}

/** Builds ours with nothing made before, as peers build theirs (`plain`), and with each file compressed too (`wall`). */
async function buildOurs(content: string, size: number, folder: string, context: BenchContext): Promise<Row> {
  const secondsOf = async (group: string, out: string, ...options: string[]) => {
    await rm(out, { recursive: true, force: true });
    const build = await programCopy(group, context);
    const figures = await build({ name: String(size), folder: content, out }, "first build", options);
    return (figures.find(({ measure }) => measure === "wall")?.value ?? Number.NaN) / 1000;
  };
  const plain = await secondsOf(`peers-plain-${size}`, join(folder, "ours-plain"), "--no-compress");
  return { n: size, plain, wall: await secondsOf(`peers-${size}`, join(folder, "ours")) };
}

async function ourSite(folder: string): Promise<Site> {
  const dist = join(folder, "ours");
  const target = "/fr/services/gestion-financiere-audit-europeen/";
  const html = await readFile(join(dist, target, "index.html"), "utf8");
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
  const pages = visitOf({ page: "/fr/services/", post: "/fr/article-00010/", target, heading: heading.trim() });
  return { name: OURS, dist, visit: [...pages, "--ready", "[data-consent=banner]"] };
}

async function peerSite(folder: string, scripts: string, name: string): Promise<Site> {
  const peers = JSON.parse(await readFile(join(scripts, "peers.json"), "utf8")) as Record<string, { dist: string }>;
  const { dist } = peers[name] ?? { dist: "" };
  return { name, dist: join(folder, "work", name, dist), visit: visitOf(PEER_PAGES) };
}

function visitOf({ page, post, target, heading }: Record<"page" | "post" | "target" | "heading", string>): string[] {
  return ["--page", page, "--post", post, "--to", target, "--h1", heading];
}

function table(
  { names, sizes }: PeersOptions,
  builds: ReadonlyMap<string, readonly Row[]>,
  pages: readonly Row[],
): string {
  const all: readonly (Column & { readonly rows: (name: string) => readonly Row[] })[] = [
    ...columns.map((column) => ({ ...column, rows: (name: string) => pages.filter((row) => row.name === name) })),
    ...sizes.flatMap((size) => {
      const rows = (name: string) => (builds.get(name) ?? []).filter(({ n }) => n === size);
      const wall = number("wall", undefined, 1000);
      const plain = number("plain", undefined, 1000);
      return [
        { title: `build of ${size}, s`, unit: "s" as const, value: (row: Row) => plain(row) ?? wall(row), rows },
        { title: `build of ${size}, ours compressed, s`, unit: "s" as const, value: wall, rows },
      ];
    }),
  ];
  const median = ({ value, rows }: (typeof all)[number], name: string): number | undefined => {
    const values = rows(name)
      .map(value)
      .filter((one) => one !== undefined);
    return values.length > 0 ? medianOf(values, (one) => one) : undefined;
  };
  const cell = (column: (typeof all)[number], name: string): string => {
    const [own, theirs] = [median(column, OURS), median(column, name)];
    if (theirs === undefined) return "–";
    const ratio = name === OURS || own === undefined || theirs === 0 ? "" : ` (${(own / theirs).toFixed(2)})`;
    return formatValue(theirs, column.unit) + ratio;
  };
  const rows = all.map((column) => [column.title, ...[OURS, ...names].map((name) => cell(column, name))]);
  return markdownTable([["", OURS, ...names], ...rows]);
}

async function recorded(file: string): Promise<readonly Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as Row);
}

async function runOrThrow(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<void> {
  const { NODE_ENV: _, ...shell } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...shell, ...env },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const stop = (signal: NodeJS.Signals) => {
    endGroup(child);
    process.kill(process.pid, signal);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const [code] = (await once(child, "close")) as [number | null];
  process.off("SIGINT", stop).off("SIGTERM", stop);
  endGroup(child);
  if (code !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${code} in ${cwd}; its words are above.`);
}

/**
 * Ends what a script has left running: it ends its browser by a signal, and where the browser's command is a shell script
 * only the shell hears it. Sixty such browsers take all that the system has for watching files.
 */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
