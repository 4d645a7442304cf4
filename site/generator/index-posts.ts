import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkLinks } from "./content/check-links.ts";
import { repeatedKeys, sortedPosts } from "./content/check-posts.ts";
import { knownPaths } from "./content/known-paths.ts";
import { ContentError, type Problem } from "./content/problem.ts";
import type { SiteReading } from "./content/read-site.ts";
import { SurveyCache } from "./content/index-cache.ts";
import type { PostSurvey } from "./content/index-post.ts";
import { entryMaker, readSurvey, SurveyedPosts, storedSurvey } from "./content/surveyed-posts.ts";
import type { PictureTable, TextSettings } from "./content/text-settings.ts";
import { RecordTable } from "./records/record-table.ts";
import { openScratchDatabase } from "./records/scratch-database.ts";
import { inBatches } from "./workers/in-batches.ts";
import type { ArticleOrder, SurveyOrder } from "./workers/jobs.ts";
import type { WorkPool } from "./workers/pool.ts";

const SURVEYED_AT_ONCE = 200;

/** What a survey of the posts needs beside the folder. */
interface SurveyOptions {
  /** Folder of earlier surveys. */
  readonly cache: string;
  /** Identifies the program: another one may understand texts otherwise. */
  readonly sources: string;
  readonly drafts: boolean;
}

/**
 * Surveys all posts of a content folder, those that did not change from memory, and checks what can only be checked
 * when all are known.
 *
 * @throws {ContentError} with every mistake of the whole folder
 */
export async function surveyPosts(
  site: SiteReading,
  pool: WorkPool,
  { cache, sources, drafts }: SurveyOptions,
): Promise<SurveyedPosts> {
  const { values, tags, pictures } = site.settings;
  const key = hash("sha256", JSON.stringify([sources, values, tags])).slice(0, 32);
  const memory = new SurveyCache(cache, site.folder, key);
  const surveys = new RecordTable(openScratchDatabase(), "surveys");
  memory.readInto(surveys);
  await pool.tell("readTextsWith", { folder: site.folder, settings: site.settings });
  const { problems, isChanged } = await survey(site, surveys, pool);
  const { posts, linked } = entriesOf(surveys);
  const surveyed = new SurveyedPosts(posts, surveys);
  const paths = knownPaths(
    posts.filter((post) => drafts || !post.draft),
    tags,
  );
  problems.push(...repeatedKeys(posts), ...site.linkProblems(paths));
  if (linked.some((path) => !paths.has(path))) problems.push(...(await brokenLinks(site, surveyed, paths)));
  if (problems.length > 0 || site.problems.length > 0) {
    throw new ContentError([...site.problems, ...problems, ...(await articleProblems(surveyed, pictures, pool))]);
  }
  if (isChanged) await memory.write(surveys);
  return surveyed;
}

/** Surveys every post into the table; those that did not change stay as they were remembered. */
async function survey({ posts, settings }: SiteReading, surveys: RecordTable, pool: WorkPool) {
  const problems: Problem[] = [];
  let isChanged = false;
  await pool.runEach("survey", inBatches(surveyOrders(posts, settings, surveys), SURVEYED_AT_ONCE), (found, batch) => {
    problems.push(...found.problems);
    for (const [index, { file }] of batch.entries()) {
      const post = found.posts[index];
      if (post === "same") surveys.keep(file);
      else if (post) surveys.set(file, JSON.stringify(post));
      isChanged ||= post !== "same";
    }
  });
  return { problems, isChanged: isChanged || surveys.differing().next().done !== true };
}

function* surveyOrders(files: readonly string[], { pictures }: TextSettings, surveys: RecordTable) {
  for (const file of files) {
    const known = storedSurvey(surveys.before(file));
    const stands = known?.pictures.every((name) => Object.hasOwn(pictures, name));
    yield (stands ? { file, known: known?.hash } : { file }) as SurveyOrder;
  }
}

/** What orders the posts, and the paths that any of them links to. */
function entriesOf(surveys: RecordTable) {
  const entry = entryMaker();
  const linked = new Set<string>();
  const entries = surveys.entries().map(([, text]) => {
    const post = readSurvey(text);
    for (const path of post.links) linked.add(path);
    return entry(post);
  });
  return { posts: sortedPosts(entries.toArray()), linked: [...linked] };
}

async function brokenLinks(
  { folder }: SiteReading,
  surveyed: SurveyedPosts,
  paths: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, links } of surveyed.surveys()) {
    if (links.every((path) => paths.has(path))) continue;
    const text = await readFile(join(folder, file), "utf8");
    problems.push(...checkLinks(file, text, (path) => paths.has(path)));
  }
  return problems;
}

/** The mistakes in the texts themselves, which a survey leaves to the page maker: all of them in one run. */
async function articleProblems(surveyed: SurveyedPosts, pictures: PictureTable, pool: WorkPool): Promise<Problem[]> {
  const problems: Problem[] = [];
  const orders = surveyed.surveys().map((post) => articleOrder(post, pictures));
  await pool.runEach("checkArticles", inBatches(orders, SURVEYED_AT_ONCE), (found) => problems.push(...found));
  return problems;
}

/** The order to read a post's text. */
export function articleOrder(
  { file, facts, hash, image, pictures }: PostSurvey,
  all: ArticleOrder["pictures"],
): ArticleOrder {
  const own = Object.entries(all).filter(([name]) => pictures.includes(name));
  return {
    file,
    locale: facts.locale,
    hash,
    pictures: pictures.length === 0 ? {} : Object.fromEntries(own),
    ...(image === undefined ? {} : { image }),
  };
}
