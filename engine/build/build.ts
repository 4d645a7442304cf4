import { join } from "node:path";
import { PAGES_FILE, textOfPublishedList } from "../content/addresses/published-list.ts";
import type { SiteContent } from "../content/model/content.ts";
import type { EngineSettings } from "../content/model/site-schema.ts";
import { readContent } from "../content/reading/read-content.ts";
import { storedReadingMemory } from "../content/reading/reading-memory.ts";
import { digest } from "../files/digest.ts";
import { pruneCache } from "../files/file-cache.ts";
import { replaceableFolder } from "../files/replaceable-folder.ts";
import { loadSite } from "../load-site.ts";
import { OWNER_FACTS_FILE, type WrittenOwnerFacts } from "../manifest/owner-facts.ts";
import { pageDataUrl } from "../pages/data/page-data.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import type { SiteFolders } from "../site-folders.ts";
import { cardLook } from "./artwork/card-look.ts";
import { type BuildResult, buildResult, type Made } from "./build-facts.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { makePages } from "./make-pages.ts";
import { writeFilesForPrograms } from "./output/files-for-programs.ts";
import { answerHeaders } from "./output/headers.ts";
import { makePictures, writeMedia } from "./output/media-output.ts";
import { movedPages } from "./output/moved-pages.ts";
import { Output } from "./output/output.ts";
import { BUILD_MARKS } from "./output/previous-build.ts";
import { type SharedFiles, writeScripts, writeSharedFiles } from "./output/shared-files.ts";
import { socialImages } from "./output/social-images.ts";
import { firstPageRedirects } from "./pages/list-pages.ts";
import { prefixRedirects } from "./pages/site-pages.ts";
import { type Published, whatIsPublished } from "./published.ts";
import { type Bundle, bundle, hashSources, sourcesOf } from "./render/bundle.ts";
import { styleSource } from "./render/document.ts";
import { documentTheme, type PageSettings, pageParts } from "./render/page-parts.ts";
import { textOfProgram } from "./render/site-modules.ts";
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
const KEPT_FILES = { compressed: 1000, social: 300 };

/**
 * Builds the site, into the same folder what changed since the previous build.
 *
 * @throws {ContentError} with every error of the content; the previous build is then untouched
 * @throws {FolderInUseError} when another build writes to the same folder
 * @throws {ForeignFolderError} when the folder holds something else, or the content
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const output = Output.open(demandBuildFolder(options));
  try {
    return await buildInto(output, options);
  } finally {
    output.close();
  }
}

/** The real path of the output folder. @throws {ForeignFolderError} */
function demandBuildFolder({ root, content, out }: BuildOptions): string {
  return replaceableFolder(out, { holding: [root], apart: [content], marks: BUILD_MARKS });
}

/** Options of making files. */
interface MakeOptions extends Required<Pick<BuildOptions, "now" | "compress" | "onProgress">> {
  readonly bundled: Bundle;
  /** Folder of what earlier builds made. */
  readonly cache: string;
}

async function buildInto(output: Output, options: BuildOptions): Promise<BuildResult> {
  const { root, site, cache, drafts = false, compress = true, now, onProgress = () => undefined } = options;
  const definition = await loadSite(site);
  const sourcesHash = await hashSources(root, sourcesOf(site));
  // In a separate process: texts are read meanwhile.
  const bundling = awaitedLater(bundle(root, site, join(cache, "bundles"), sourcesHash, textOfProgram(definition)));
  // Node writes dates and times.
  const program = digest([process.version, sourcesHash]);
  const texts = await storedReadingMemory(join(cache, "texts"), options.content, program);
  const read = await readContent(options.content, cache, definition, {
    now,
    drafts,
    memory: texts.memory,
  });
  const pool = new WorkerPool({
    output: output.part,
    compressed: join(cache, "compressed"),
  });
  try {
    const bundled = await bundling;
    const published = whatIsPublished(read, options.siteUrl);
    output.writeWith(
      (file, bytes, asked) => pool.writeFile({ file, bytes, options: compress ? asked : { ...asked, effort: "none" } }),
      digest([program, compress]),
    );
    await texts.store();
    const made = await makeFiles(output, pool, published, { bundled, cache, now, compress, onProgress });
    // The list of all files needs memory: without the workers there is enough.
    await pool.close();
    const changedFiles = finish(output, published, made);
    for (const [folder, keep] of Object.entries(KEPT_FILES)) await pruneCache(join(cache, folder), keep);
    return buildResult(output, published, made, changedFiles);
  } finally {
    await pool.close();
  }
}

/** Makes and writes every file that visitors get, and those of the contact server. */
async function makeFiles(
  output: Output,
  pool: WorkerPool,
  published: Published,
  { bundled, cache, now, compress, onProgress }: MakeOptions,
): Promise<Made> {
  const { read, content, posts, hooks } = published;
  const { reading } = read;
  const media = reading.media.files(published.media);
  const picturesMade = awaitedLater(makePictures(media));
  const shared = await writeSharedFiles(output, {
    content,
    bundled,
    facts: (locale) => hooks.facts?.(published, locale, now) ?? {},
    marks: hooks.marks?.(content),
    icons: join(cache, "icons"),
  });
  const scripts = awaitedLater(writeScripts(output, bundled));
  const settings = pageSettings(content, bundled, shared);
  output.makePagesWith(digest([reading.settings.site, reading.settings.font, settings]));
  const social = socialImages(output, await socialImageSource(published, cache), posts);
  const pages = await makePages(output, pool, {
    content,
    posts,
    hooks,
    renderer: bundled.renderer,
    settings,
    localeDataUrls: shared.localeDataUrls,
    socialImage: social.of,
    compress,
    onProgress,
  });

  // Workers compress while social images are drawn.
  const others = writeFilesForPrograms(output, { content, posts, shared, files: hooks.files?.(content, now) ?? [] });
  await Promise.all([scripts, social.written(), picturesMade, others]);
  await writeMedia(output, media);
  const server = await hooks.server?.({
    content,
    localeData: shared.localeData,
    bundle: {
      css: shared.css,
      theme: settings.theme,
      renderer: bundled.renderer,
      parts: (page, locale) => pageParts(pages.single(page, locale), settings),
    },
  });
  for (const [file, text] of Object.entries(server?.files ?? {})) output.addPrivate(file, text);
  output.addPrivate(OWNER_FACTS_FILE, ownerFactsText(content.site, server?.retentionMonths));
  const list = { shared: digest([settings]), pages: pages.listed };
  return { bundled, shared, pages, away: server?.away, list };
}

function ownerFactsText({ language, timeZone }: EngineSettings, retentionMonths: number | undefined): string {
  const facts: WrittenOwnerFacts = { language, timeZone, ...(retentionMonths !== undefined && { retentionMonths }) };
  return `${JSON.stringify(facts, null, 1)}\n`;
}

/** How the social images of a site are made; undefined where it has none. */
async function socialImageSource({ content, hooks }: Published, cache: string) {
  const { socialImages: images } = hooks;
  return images && { images, look: await cardLook(content.theme), cache: join(cache, "social") };
}

/** Writes what is made from the list of all files, and puts the build in its place. @returns the number of changed files */
function finish(
  output: Output,
  { read, content, posts, hooks }: Published,
  { bundled, shared, pages, away, list }: Made,
): number {
  const { translation } = content;
  const { gone } = read.others;
  const feeds = listLocales(translation).map((locale) => feedPath(translation, locale));
  const redirects = { ...prefixRedirects(translation, [...pages.paths, ...feeds]), ...read.others.redirects };
  const facts = {
    hash: bundled.hash,
    redirects: { ...firstPageRedirects(translation, posts), ...redirects },
    gone: [...gone, ...[...gone, ...Object.keys(redirects)].filter((path) => path.endsWith("/")).map(pageDataUrl)],
    headers: answerHeaders(content, pages.embeds, styleSource(shared.css), hooks.policy?.({ content, posts })),
  };
  return output.finish(facts, KEPT_BUILDS, () => {
    const taken = new Set(Object.values(output.files()).map(({ identity }) => identity.file));
    // The old address /index.html is that of the home page's file.
    for (const [file, text] of movedPages(redirects, content)) if (!taken.has(file)) output.addPrivate(file, text);
    const paths = list.pages.map(({ path }) => path);
    output.addPrivate(PAGES_FILE, textOfPublishedList(list, paths));
    writeHostFiles(output, {
      ...facts,
      files: output.files(),
      notFound: output.notFound(),
      gonePages: output.gonePages(),
      contactAway: away,
    });
  });
}

/** Work that goes on meanwhile. When it fails before it is awaited, that is no unhandled rejection: the build gets the error then. */
function awaitedLater<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

function pageSettings(
  { theme }: SiteContent,
  { hash, entry, chunks }: Bundle,
  { css, document, localeData }: SharedFiles,
): PageSettings {
  return { hash, css, entry, chunks, files: document, theme: documentTheme(theme), localeData };
}
