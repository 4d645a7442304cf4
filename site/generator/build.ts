import { hash } from "node:crypto";
import { join } from "node:path";
import type { PostEntry, SiteContent } from "./content/content.ts";
import type { PictureFile } from "./content/finished-picture.ts";
import { ContentError, formatProblem } from "./content/problem.ts";
import { readSite, type SiteReading } from "./content/read-site.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { makePages } from "./make-pages.ts";
import { publishedPosts } from "./pages/published-posts.ts";
import { type Bundle, bundle } from "./render/bundle.ts";
import { styleSource } from "./render/document.ts";
import type { PageSettings } from "./render/page-parts.ts";
import { sheetOf } from "./render/style-sheets.ts";
import { surveyPosts } from "./index-posts.ts";
import { WorkPool } from "./workers/pool.ts";
import { contactAway, writeContactFiles } from "./output/contact-files.ts";
import { answerHeaders } from "./output/headers.ts";
import { firstPageRedirects, writeLists } from "./output/lists.ts";
import { Output } from "./output/output.ts";
import { writePictures } from "./output/pictures.ts";
import { type SharedFiles, writeSharedFiles } from "./output/shared-files.ts";
import { socialImages } from "./output/social-images.ts";

/** What to build, and where. Folders are absolute. */
export interface BuildOptions {
  /** The project's own folder: its sources and its caches. */
  readonly root: string;
  readonly content: string;
  readonly out: string;
  /** Origin of the site; default: `url` of site.yaml. */
  readonly siteUrl?: string;
  /** Whether drafts are shown. */
  readonly drafts?: boolean;
  /** Whether files get brotli and gzip forms; default: yes. */
  readonly compress?: boolean;
  /** When the build is made: the year of the copyright line, the expiry of security.txt. */
  readonly now: Date;
  /** Told how many of all pages are done. */
  readonly report?: (done: number, total: number) => void;
}

/** What a build has to say of itself. */
export interface BuildReport {
  /** Pages, each address counted. */
  readonly pages: number;
  /** Pages that were made, not kept from the last build. */
  readonly made: number;
  /** Files written or removed, compressed forms counted. */
  readonly changedFiles: number;
  readonly notices: readonly string[];
  /** Brotli bytes of the JavaScript that a first visit to a page loads, by page id. */
  readonly firstVisitScripts: Readonly<Record<string, number>>;
  /** Brotli bytes of the largest document, and how many are above `FIRST_PACKETS`. */
  readonly documents: { readonly largest: string; readonly bytes: number; readonly above: number };
}

/** Bytes that a server sends before it waits for the browser's answer: ten packets, less their headers. */
export const FIRST_PACKETS = 14_000;

/** Immutable files stay for tabs of this many earlier builds. */
const KEPT_BUILDS = 3;

/**
 * Builds the site: what changed since the last build into the same folder.
 *
 * @throws {ContentError} with every mistake of the content; the last good build is then untouched
 * @throws {FolderInUseError} when another build writes to the same folder
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const output = Output.open(options.out);
  const pool = WorkPool.start();
  try {
    return await buildInto(output, pool, options);
  } finally {
    output.close();
    await pool.close();
  }
}

async function buildInto(output: Output, pool: WorkPool, options: BuildOptions): Promise<BuildReport> {
  const { root, drafts = false, compress = true, now } = options;
  const cache = join(root, ".cache");
  const [program, { reading, picturesMade }] = await Promise.all([
    bundle(root, join(cache, "bundles")),
    readSiteAndMakePictures(options.content, join(cache, "pictures")),
  ]);
  const surveyed = await surveyPosts(reading, pool, {
    cache: join(cache, "posts"),
    sources: program.sources,
    drafts,
  });
  const content = siteContent(reading, options.siteUrl);
  const facts = (post: PostEntry) => surveyed.survey(post).facts;
  const posts = publishedPosts({ tags: content.tags, posts: surveyed.entries, facts }, { drafts });

  await pool.tell("writeFilesTo", { folder: output.part, compressed: join(cache, "compressed") });
  output.writeWith((file, bytes, asked) =>
    pool.run("writeFile", { file, bytes, options: compress ? asked : { ...asked, effort: "none" } }),
  );
  const shared = await writeSharedFiles(output, { content, program, now });
  const settings = pageSettings(content, program, shared);
  output.makeWith(recipe(reading, program, settings));
  // The renderer loads while the first pages are looked at.
  const loading = pool.tell("makePagesWith", { ...settings, renderer: program.renderer });
  const social = socialImages(output, join(cache, "social"), posts);
  const making = makePages(output, pool, {
    content,
    posts,
    surveyed,
    pictures: reading.settings.pictures,
    settings,
    localeDataUrls: shared.localeDataUrls,
    socialImage: social.of,
    compress,
    report: options.report ?? (() => undefined),
  });
  const [pages] = await Promise.all([making, loading]);
  await Promise.all([social.written(), picturesMade]);
  await writePictures(output, reading.pictures);
  await writeLists(output, { content, posts, shared, now });
  const contactPages = { css: program.styles[sheetOf("contact")].own, pages: pages.contact };
  const contactParts = { siteUrl: content.site.url, renderer: program.renderer };
  await writeContactFiles(output, shared.localeData, contactPages, contactParts);
  const head = {
    hash: program.hash,
    redirects: firstPageRedirects(posts),
    headers: answerHeaders(
      content,
      pages.embeds,
      Object.values(program.styles).map(({ own }) => styleSource(own)),
    ),
  };
  const changedFiles = output.finish(head, KEPT_BUILDS, () =>
    writeHostFiles(output, {
      ...head,
      files: () => output.files(),
      paths: () => output.paths(),
      notFound: output.notFound,
      contactAway: contactAway(shared.localeData, content.site.url),
    }),
  );
  return {
    made: pages.made,
    changedFiles,
    notices: content.notices.map(formatProblem),
    firstVisitScripts: firstVisitScripts(output, program),
    ...documentSizes(output),
  };
}

/**
 * Reads the content, and begins to make its pictures, one after another, so that they are in the cache when they are
 * written: the bundler and the reading of texts leave processors to them.
 */
async function readSiteAndMakePictures(content: string, cache: string) {
  const reading = await readSite(content, cache);
  const picturesMade = reading.content === undefined ? Promise.resolve() : makePictures(reading.pictures);
  // Whoever waits for them hears of a failure; nobody may be waiting yet.
  picturesMade.catch(() => undefined);
  return { reading, picturesMade };
}

async function makePictures(pictures: readonly PictureFile[]): Promise<void> {
  for (const picture of pictures) await picture.bytes();
}

function siteContent({ content, problems }: SiteReading, url: string | undefined): SiteContent {
  if (content === undefined) throw new ContentError(problems);
  return url === undefined ? content : { ...content, site: { ...content.site, url: url.replace(/\/$/, "") } };
}

function pageSettings(content: SiteContent, program: Bundle, shared: SharedFiles): PageSettings {
  const { hash, entry, chunks } = program;
  const { styles, document, localeData } = shared;
  return { hash, styles, entry, chunks, files: document, localeData, site: content.site };
}

/** Hash of all that pages are made with, beside their own input. Node's version stands for its compressors. */
function recipe({ settings: { values } }: SiteReading, { sources }: Bundle, settings: PageSettings): string {
  return hash("sha256", JSON.stringify([process.version, sources, values, settings])).slice(0, 32);
}

function documentSizes(output: Output): Pick<BuildReport, "pages" | "documents"> {
  let pages = 0;
  let documents = { largest: "", bytes: 0, above: 0 };
  for (const [path, bytes] of output.documentSizes()) {
    pages++;
    if (bytes > documents.bytes) documents = { ...documents, largest: path, bytes };
    if (bytes > FIRST_PACKETS) documents.above++;
  }
  return { pages, documents };
}

function firstVisitScripts(output: Output, program: Bundle): Record<string, number> {
  const entry = [program.entry.src, ...program.entry.imports];
  const pages = Object.entries(program.chunks).filter(([source]) => source.startsWith("site/app/pages/"));
  return Object.fromEntries(
    pages.map(([source, scripts]) => [
      source.split("/")[3] ?? source,
      [...new Set([...entry, ...scripts])].reduce((sum, src) => sum + output.transferSize(src), 0),
    ]),
  );
}
