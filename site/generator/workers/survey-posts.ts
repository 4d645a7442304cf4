import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkLinks } from "../content/check-links.ts";
import { repeatedKeys, sortedPosts, withBrokenLinks } from "../content/check-posts.ts";
import { knownPaths } from "../content/known-paths.ts";
import { ContentError, type Problem } from "../content/problem.ts";
import type { SiteReading } from "../content/read-site.ts";
import { SurveyCache } from "../content/survey-cache.ts";
import type { PostSurvey } from "../content/survey-post.ts";
import { inBatches } from "./in-batches.ts";
import type { ArticleOrder, SurveyOrder } from "./work.ts";
import type { WorkPool } from "./work-pool.ts";

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
 * @returns the posts by file, newest first
 * @throws {ContentError} with every mistake of the whole folder
 */
export async function surveyPosts(
  site: SiteReading,
  pool: WorkPool,
  { cache, sources, drafts }: SurveyOptions,
): Promise<ReadonlyMap<string, PostSurvey>> {
  const { values, tags, pictures } = site.settings;
  const key = hash("sha256", JSON.stringify([sources, values, tags])).slice(0, 32);
  const memory = new SurveyCache(cache, site.folder, key);
  const known = memory.read();
  await pool.tell("readTextsWith", { folder: site.folder, settings: site.settings });
  const orders = site.posts.map((file): SurveyOrder => {
    const before = known.get(file);
    return before?.pictures.every((name) => Object.hasOwn(pictures, name)) ? { file, known: before.hash } : { file };
  });
  const { surveys, problems } = await survey(orders, known, pool);
  const posts = sortedPosts(surveys.map(({ facts }) => facts));
  const paths = knownPaths(
    posts.filter((post) => drafts || !post.draft),
    tags,
  );
  problems.push(...repeatedKeys(posts), ...site.linkProblems(paths), ...(await brokenLinks(site, surveys, paths)));
  if (problems.length > 0 || site.problems.length > 0) {
    throw new ContentError([...site.problems, ...problems, ...(await articleProblems(site, surveys, pool))]);
  }
  if (surveys.length !== known.size || surveys.some((post) => known.get(post.file) !== post))
    await memory.write(surveys);
  const byFile = new Map(surveys.map((post) => [post.file, post]));
  return new Map(posts.flatMap(({ file }) => (byFile.has(file) ? [[file, byFile.get(file) as PostSurvey]] : [])));
}

async function survey(orders: readonly SurveyOrder[], known: ReadonlyMap<string, PostSurvey>, pool: WorkPool) {
  const found = new Map<string, PostSurvey>();
  const problems: Problem[] = [];
  await pool.runEach("survey", inBatches(orders, SURVEYED_AT_ONCE), (findings, batch) => {
    problems.push(...findings.problems);
    for (const [index, { file }] of batch.entries()) {
      const post = findings.posts[index];
      const survey = post === "same" ? known.get(file) : post;
      if (survey) found.set(file, survey);
    }
  });
  return { surveys: orders.flatMap(({ file }) => found.get(file) ?? []), problems };
}

async function brokenLinks(
  { folder }: SiteReading,
  surveys: readonly PostSurvey[],
  paths: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file } of withBrokenLinks(surveys, paths)) {
    const text = await readFile(join(folder, file), "utf8");
    problems.push(...checkLinks(file, text, (path) => paths.has(path)));
  }
  return problems;
}

/** The mistakes in the texts themselves, which a survey leaves to the page maker: all of them in one run. */
async function articleProblems(
  { settings }: SiteReading,
  surveys: readonly PostSurvey[],
  pool: WorkPool,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const orders = inBatches(
    surveys.map((post) => articleOrder(post, settings.pictures)),
    SURVEYED_AT_ONCE,
  );
  await pool.runEach("checkArticles", orders, (found) => problems.push(...found));
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
