import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { postPath } from "../page-paths/paths.ts";
import { anchorsIn } from "./content/addresses/anchors.ts";
import type { AnchorsOf, LinkCheck, LinkingFile } from "./content/addresses/links-in-time.ts";
import { formsOf } from "./content/addresses/old-addresses.ts";
import { dayIn } from "./content/hours/days.ts";
import type { MediaTable } from "./content/media/media.ts";
import { nextChange } from "./content/model/visibility.ts";
import { IndexCache } from "./content/reading/index-cache.ts";
import type { ContentIndex, PostIndexEntry } from "./content/reading/index-post.ts";
import { judgePosts } from "./content/reading/judge-posts.ts";
import type { SiteReading } from "./content/reading/read-site.ts";
import { contentText } from "./content/source/content-files.ts";
import { nearest } from "./content/source/nearest.ts";
import { ContentError, type Problem } from "./content/source/problem.ts";
import { digest } from "./files/digest.ts";
import type { IndexJob, IndexResult, PostTextJob } from "./workers/jobs.ts";
import { inBatches, type WorkerPool } from "./workers/pool.ts";
import { PostReader } from "./workers/post-reader.ts";

const POSTS_PER_JOB = 200;
/** Up to so many posts are read here: the workers are still starting. */
const FEW_POSTS = 500;

interface IndexOptions {
  /** Folder of the indexes of earlier builds. */
  readonly cache: string;
  /** Hash of the project's sources: others may read texts differently. */
  readonly sourcesHash: string;
  /** When the build is made. */
  readonly now: Date;
  readonly drafts: boolean;
}

/**
 * Indexes all posts of a content folder, and checks what can only be checked when all are known. Posts whose files are
 * unchanged come from the index of the previous build.
 *
 * @throws {ContentError} with every error of the whole folder
 */
export async function indexPosts(
  reading: SiteReading,
  pool: WorkerPool,
  { cache, sourcesHash, now, drafts }: IndexOptions,
): Promise<ContentIndex> {
  const { site, tags, media, font } = reading.settings;
  const key = digest([sourcesHash, site, tags, font]);
  const indexCache = new IndexCache(cache, reading.folder, key);
  const previous = indexCache.read();
  const { entries, problems } = await readIndex(reading, previous, pool);
  const all = [...entries.values()].map(({ facts }) => facts);
  const today = dayIn(site?.timeZone ?? "UTC", now);
  const { shown, addresses, links, problems: found } = judgePosts(reading, all, { today, drafts });
  const { broken, notes } = await checkedLinks(reading, entries, links);
  const inTexts = [...entries.values()].flatMap((entry) => entry.media);
  problems.push(...reading.media.problems(new Set([...reading.pageMedia, ...inTexts])), ...found, ...broken);
  if (problems.length > 0 || reading.problems.length > 0) {
    throw new ContentError([...reading.problems, ...problems, ...(await postTextProblems(entries, media, pool))]);
  }
  if (!isSame(previous, entries)) await indexCache.write(entries);
  return { posts: shown, entries, addresses, notes, nextChange: nextChange(all, today) };
}

/** Indexes every post; the entries of unchanged ones are those of `previous`. */
async function readIndex(
  { folder, posts, settings }: SiteReading,
  previous: ReadonlyMap<string, PostIndexEntry>,
  pool: WorkerPool,
): Promise<{ entries: ReadonlyMap<string, PostIndexEntry>; problems: Problem[] }> {
  const problems: Problem[] = [];
  const found = new Map<string, PostIndexEntry>();
  const jobs = posts.map((file): IndexJob => {
    const known = previous.get(file);
    const hasMedia = known?.media.every((name) => isIn(settings.media, name));
    return known && hasMedia ? { file, knownHash: known.hash } : { file };
  });
  const take = (result: IndexResult, batch: readonly IndexJob[]) => {
    problems.push(...result.problems);
    for (const [index, { file }] of batch.entries()) {
      const post = result.posts[index];
      const entry = post === "same" ? previous.get(file) : post;
      if (entry) found.set(file, entry);
    }
  };
  if (jobs.length <= FEW_POSTS) take(new PostReader({ content: folder, settings }).index(jobs), jobs);
  else await pool.runEach("indexPosts", inBatches(jobs, POSTS_PER_JOB), take);
  // In the order of the files, whichever worker was faster.
  const entries = posts.flatMap((file) => {
    const entry = found.get(file);
    return entry ? [[file, entry] as const] : [];
  });
  return { entries: new Map(entries), problems };
}

function isSame(before: ReadonlyMap<string, PostIndexEntry>, now: ReadonlyMap<string, PostIndexEntry>): boolean {
  return before.size === now.size && [...now].every(([file, entry]) => before.get(file) === entry);
}

/** Judges the links of pages and posts; a post is read again only where its paths alone do not tell that all is well. */
async function checkedLinks(
  reading: SiteReading,
  entries: ReadonlyMap<string, PostIndexEntry>,
  check: LinkCheck,
): Promise<{ readonly broken: Problem[]; readonly notes: Problem[] }> {
  const files: LinkingFile[] = [...reading.pageFiles];
  for (const { file, facts: post, links } of entries.values()) {
    if (check.isFine({ file, links, post })) continue;
    files.push({ file, text: contentText(await readFile(join(reading.folder, file))), links, post });
  }
  const anchorsOf = anchorFinder(reading, entries);
  return {
    broken: files.flatMap((file) => check.problems(file, anchorsOf)),
    notes: files.flatMap((file) => check.notes(file)),
  };
}

/** Finds the anchors of pages; of a post's, its text is read. */
function anchorFinder(
  { folder, settings, pageAnchors }: SiteReading,
  entries: ReadonlyMap<string, PostIndexEntry>,
): AnchorsOf {
  const found = new Map(pageAnchors);
  const reader = new PostReader({ content: folder, settings });
  return (path) => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const target = [...entries.values()].find(({ facts }) =>
      formsOf(postPath(facts.locale, facts.slug)).includes(path),
    );
    if (target === undefined) return undefined;
    const anchors = anchorsIn(reader.postText(postTextJob(target, settings.media), []).body);
    found.set(path, anchors);
    return anchors;
  };
}

/** The errors in the texts themselves, which otherwise the page maker finds: so that one build reports all. */
async function postTextProblems(
  entries: ReadonlyMap<string, PostIndexEntry>,
  media: MediaTable,
  pool: WorkerPool,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const jobs = [...entries.values()].map((entry) => postTextJob(entry, media));
  await pool.runEach("checkPostTexts", inBatches(jobs, POSTS_PER_JOB), (found) => void problems.push(...found));
  return problems;
}

/** The job to read a post's text. */
export function postTextJob({ file, facts, hash, image, media }: PostIndexEntry, all: MediaTable): PostTextJob {
  // In place of a file that there is not, the one that was probably meant: it is named in the error.
  const known = [...Object.keys(all.pictures), ...Object.keys(all.documents)];
  const named = media.map((name) => (isIn(all, name) ? name : (nearest(name, known) ?? name)));
  return {
    file,
    locale: facts.locale,
    hash,
    media: { pictures: only(named, all.pictures), documents: only(named, all.documents) },
    ...(image === undefined ? {} : { image }),
  };
}

/** The entries of some names. */
function only<Entry>(names: readonly string[], table: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return names.length === 0 ? {} : Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));
}

function isIn({ pictures, documents }: MediaTable, name: string): boolean {
  return Object.hasOwn(pictures, name) || Object.hasOwn(documents, name);
}
