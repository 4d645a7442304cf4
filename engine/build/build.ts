import { basename, dirname, join } from "node:path";
import { type SiteFolders, siteName } from "../command/site-folders.mjs";
import { PAGES_FILE, type PublishedPages, textOfPublishedList } from "../content/addresses/published-list.ts";
import { readContent } from "../content/reading/read-content.ts";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import type { Problem } from "../content/source/problem.ts";
import { digest } from "../files/digest.ts";
import { pruneCache } from "../files/file-cache.ts";
import { replaceableFolder } from "../files/replaceable-folder.ts";
import { loadSite } from "../load-site.ts";
import { OWNER_FACTS_FILE, type WrittenOwnerFacts } from "../manifest/owner-facts.ts";
import { pageDataUrl } from "../pages/data/page-data.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import { hooksOf } from "../site-hooks.ts";
import { cardLook, socialImages } from "./artwork/social-images.ts";
import { hostFiles, movedPages } from "./hosts/host-files.ts";
import { makePages } from "./make-pages.ts";
import { filesForPrograms } from "./output/files-for-programs.ts";
import { answerHeaders } from "./output/headers.ts";
import { Output } from "./output/output.ts";
import { BUILD_MARKS } from "./output/previous-build.ts";
import { makePictures, writeMedia, writeScripts, writeSharedFiles } from "./output/shared-files.ts";
import { firstPageRedirects } from "./pages/list-pages.ts";
import { prefixRedirects } from "./pages/site-pages.ts";
import { nextBuild, type Published, whatIsPublished } from "./published.ts";
import { type Bundle, bundle, hashSources, PAGES_ENTRY, sourcesOf, textOfProgram } from "./render/bundle.ts";
import { documentTheme, type PageSettings, pageParts, styleSource } from "./render/document.ts";
import { WorkerPool } from "./workers/pool.ts";

/** Options of a build. Folders are absolute. */
export interface BuildOptions extends SiteFolders {
  /** The project's own folder. */
  readonly root: string;
  /** Origin of the site; default: `url` of site.yaml. */
  readonly siteUrl?: string;
  /** Whether drafts are shown. */
  readonly drafts?: boolean;
  /** Whether files are compressed with brotli and gzip too; default: yes. */
  readonly compress?: boolean;
  /** When the build is made: the year of the copyright line, the expiry of security.txt. */
  readonly now: Date;
  /** Called with the number of finished pages. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Immutable files stay for tabs of this many earlier builds. */
const KEPT_BUILDS = 3;
/** Files that stay in the cache though nobody uses them: some three builds of everything. */
const KEPT_FILES = { compressed: 1000, social: 300, texts: 10 };

/**
 * Builds the site, into the same folder what changed since the previous build.
 *
 * @throws {ContentError} with every error of the content; the previous build is then untouched
 * @throws {FolderInUseError} when another build writes to the same folder
 * @throws {ForeignFolderError} when the folder holds something else, or the content
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { root, content, out } = options;
  const output = Output.open(replaceableFolder(out, { holding: [root], apart: [content], marks: BUILD_MARKS }));
  try {
    return await buildInto(output, options);
  } finally {
    output.close();
  }
}

/** Something that visitors load. */
interface Loaded {
  /** Path of a page, or name of a view. */
  readonly name: string;
  /** Bytes, brotli. */
  readonly bytes: number;
}

/** The facts of a finished build, for its summary and its publication. */
export interface BuildResult {
  /** Number of addresses whose page was made, not reused. */
  readonly made: number;
  /** The list of all pages. */
  readonly list: PublishedPages;
  /** Files written or removed, each encoding counted. */
  readonly changedFiles: number;
  readonly notes: readonly Problem[];
  /** When the next thing comes or goes, a day or with its hour: the site has to be built then. */
  readonly nextChange: string | undefined;
  /** Each document, the heaviest first. */
  readonly documents: readonly Loaded[];
  /** The JavaScript of a first visit, by view, the heaviest first. */
  readonly scripts: readonly Loaded[];
}

async function buildInto(output: Output, options: BuildOptions): Promise<BuildResult> {
  const { root, site, content, cache, drafts = false, compress = true, now } = options;
  const definition = await loadSite(site);
  const sourcesHash = await hashSources(root, sourcesOf(site));
  // In a separate process: texts are read meanwhile.
  const bundling = awaitedLater(bundle(root, site, join(cache, "bundles"), sourcesHash, textOfProgram(definition)));
  // Node writes dates and times.
  const program = digest([process.version, sourcesHash]);
  const memory = new ReadingMemory({ folder: join(cache, "texts"), content, program });
  // Also where it has mistakes: the next build reads what was corrected.
  const read = await readContent(content, cache, definition, { now, drafts, memory }).finally(() => memory.keep());
  const compressed = compress ? join(cache, "compressed") : undefined;
  const pool = new WorkerPool({ output: output.part, compressed });
  try {
    const bundled = await bundling;
    const published = whatIsPublished(read, options.siteUrl);
    output.writeWith((...file) => pool.writeFile(...file), digest([program, compress]));
    const made = await makeFiles(output, pool, published, bundled, options);
    // The list of all files needs memory: without the workers there is enough.
    await pool.close();
    const changedFiles = finish(output, published, bundled, made);
    for (const [folder, keep] of Object.entries(KEPT_FILES)) await pruneCache(join(cache, folder), keep);
    const files = output.files();
    const bytesOf = (path: string) => (files[path]?.br ?? files[path]?.identity)?.bytes ?? 0;
    const documents = Object.keys(files).filter((path) => path.endsWith("/"));
    return {
      made: made.pages.made,
      list: made.list,
      changedFiles,
      notes: [...published.content.notes, ...published.decisions.told],
      nextChange: nextBuild(published),
      documents: byWeight(documents.map((name) => ({ name, bytes: bytesOf(name) }))),
      scripts: firstVisitScripts(bundled, bytesOf),
    };
  } finally {
    await pool.close();
  }
}

/** The JavaScript that a first visit to a page loads, by view, the heaviest first. */
function firstVisitScripts({ entry, chunks }: Bundle, bytesOf: (path: string) => number): Loaded[] {
  const views = Object.entries(chunks).filter(([source]) => source.endsWith("/view.tsx"));
  return byWeight(
    views.map(([source, scripts]) => {
      const all = new Set([entry.src, ...entry.imports, ...(chunks[PAGES_ENTRY] ?? []), ...scripts]);
      return { name: basename(dirname(source)), bytes: [...all].reduce((sum, src) => sum + bytesOf(src), 0) };
    }),
  );
}

function byWeight(loaded: readonly Loaded[]): Loaded[] {
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}

/** Makes and writes every file that visitors get, and those of the contact server. */
async function makeFiles(
  output: Output,
  pool: WorkerPool,
  published: Published,
  bundled: Bundle,
  { site, cache, now, onProgress = () => undefined }: BuildOptions,
) {
  const { content, posts, read } = published;
  const hooks = hooksOf(content);
  const { media } = read;
  const picturesMade = awaitedLater(makePictures(media));
  const shared = await writeSharedFiles(output, {
    content,
    bundled,
    facts: (locale) => hooks.facts?.(published, locale, now),
    marks: hooks.marks?.(content),
  });
  const { css, document, localeData, localeDataUrls } = shared;
  const scripts = awaitedLater(writeScripts(output, bundled));
  const { hash, renderer } = bundled;
  const theme = documentTheme(content.theme);
  const settings: PageSettings = { hash, css, files: document, theme, localeData };
  const images = hooks.socialImages && {
    ...{ images: hooks.socialImages, look: await cardLook(content.theme), cache: join(cache, "social") },
  };
  const social = socialImages((...file) => output.add(...file), images, posts);
  const making = { renderer, settings, localeDataUrls, socialImage: social.of, onProgress };
  const pages = await makePages(output, pool, published, making);

  // Workers compress while social images are drawn.
  const best = { effort: "best" } as const;
  const forPrograms = [...filesForPrograms(published, localeData, shared.manifestIcons)];
  await Promise.all([
    ...forPrograms.map(([path, text]) => output.add(path, text(), best)),
    ...(hooks.files?.(content, now) ?? []).map(({ path, text, isImmutable = false }) =>
      output.add(path, text, { ...best, immutable: isImmutable }),
    ),
    ...[scripts, social.written(), picturesMade],
  ]);
  await writeMedia(output, media);
  const parts = (page: string, locale: string) => pageParts(pages.single(page, locale), settings);
  const server = await hooks.server?.({ content, localeData, bundle: { css, theme, renderer, parts } });
  for (const [file, text] of Object.entries(server?.files ?? {})) output.addPrivate(file, text);
  const { language, timeZone } = content.site;
  const months = server?.retentionMonths;
  const owner: WrittenOwnerFacts = { language, timeZone, site: siteName(site), retentionMonths: months };
  output.addPrivate(OWNER_FACTS_FILE, `${JSON.stringify(owner, null, 1)}\n`);
  const list: PublishedPages = { shared: digest([settings]), pages: pages.listed };
  return { css, pages, contactAway: server?.away, list };
}

/** Writes what is made from the list of all files, and puts the build in its place. @returns the number of changed files */
function finish(
  output: Output,
  { read, content, posts }: Published,
  { hash }: Bundle,
  { css, pages, contactAway, list }: Awaited<ReturnType<typeof makeFiles>>,
): number {
  const { translation } = content;
  const { gone } = read.others;
  const feeds = listLocales(translation).map((locale) => feedPath(translation, locale));
  const redirects = { ...prefixRedirects(translation, [...pages.paths, ...feeds]), ...read.others.redirects };
  const policy = hooksOf(content).policy?.({ content, posts });
  const facts = {
    hash,
    redirects: { ...firstPageRedirects(translation, posts), ...redirects },
    gone: [...gone, ...[...gone, ...Object.keys(redirects)].filter((path) => path.endsWith("/")).map(pageDataUrl)],
    headers: answerHeaders({ content, posts }, styleSource(css), policy),
  };
  return output.finish(facts, KEPT_BUILDS, (lists) => {
    const taken = new Set(Object.values(lists.files).map(({ identity }) => identity.file));
    const paths = list.pages.map(({ path }) => path);
    const own = [
      [PAGES_FILE, textOfPublishedList(list, paths)],
      ...hostFiles({ ...facts, ...lists, contactAway }),
    ] as const;
    // The old address /index.html is that of the home page's file.
    const moved = [...movedPages(redirects, content)].filter(([file]) => !taken.has(file));
    for (const [file, text] of [...moved, ...own]) output.addPrivate(file, text);
  });
}

/** Work that goes on meanwhile. When it fails before it is awaited, that is no unhandled rejection: the build gets the error then. */
function awaitedLater<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}
