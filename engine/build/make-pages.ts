import type { PublishedPage } from "../content/addresses/published-list.ts";
import { allPages, type Post } from "../content/model/content.ts";
import { digest } from "../files/digest.ts";
import type { XmlElement } from "../files/xml.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { SiteError } from "../load-site.ts";
import { plainText } from "../pages/data/content-tree.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { type PageContext, pageDataUrl, type SocialImage } from "../pages/data/page-data.ts";
import type { Routes } from "../pages/paths/routes.ts";
import type { SiteHooks } from "../site-hooks.ts";
import type { CompressionEffort } from "./output/compress.ts";
import { origins } from "./output/headers.ts";
import type { Output } from "./output/output.ts";
import { sitemapEntry, sitemapText } from "./output/sitemap.ts";
import type { PageOutline } from "./pages/page-context.ts";
import type { PublishedContent } from "./pages/public-posts.ts";
import { addressCount, dataAddresses, errorSegments, pageAddresses, sitePages } from "./pages/site-pages.ts";
import type { PageSettings } from "./render/page-parts.ts";
import type { MadePage, PageJob } from "./workers/jobs.ts";
import { inBatches, type WorkerPool } from "./workers/pool.ts";

/** Few enough for a fair share between workers, enough to make a message between threads worth its cost. */
const PAGES_PER_JOB = 16;

/** What the pages of a build are made from, and how. */
interface MakingOptions extends PublishedContent {
  readonly hooks: SiteHooks;
  /** File of the bundled renderer. */
  readonly renderer: string;
  readonly settings: PageSettings;
  readonly localeDataUrls: Readonly<Record<Locale, string>>;
  readonly socialImage: (context: PageContext, data: LocaleData) => SocialImage | undefined;
  /** Whether files are compressed. */
  readonly compress: boolean;
  /** Called with the number of finished addresses. */
  readonly onProgress: (done: number, total: number) => void;
}

/** The pages of a build, as the rest of it knows them. */
export interface MadePages {
  /** A page that the site has once. @throws {Error} if there is no such page */
  readonly single: (page: string, locale: Locale) => PageContext;
  /** Origins of what posts embed, sorted. */
  readonly embeds: readonly string[];
  /** Number of addresses whose page was made, not reused. */
  readonly made: number;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  /** In the order of the site. */
  readonly listed: readonly PublishedPage[];
}

/** Makes every page whose build key has changed; reuses the others. @throws {SiteError} where a view is wrong */
export async function makePages(output: Output, pool: WorkerPool, sources: MakingOptions): Promise<MadePages> {
  const run = new PageRun(output, sources);
  const batches = inBatches(run.pagesToMake(), PAGES_PER_JOB);
  const { renderer, settings } = sources;
  const jobs = batches.map((pages) => ({ renderer, settings, pages }));
  await pool.makePages(jobs, ({ made, mistake }, { pages }) => {
    if (mistake !== undefined) throw new SiteError(mistake);
    for (const [index, page] of made.entries()) run.take(page, pages[index]);
  });
  return run.result();
}

/** One walk over all pages; each is created when a worker can take it, so that few are in memory. */
class PageRun {
  readonly #output: Output;
  readonly #sources: MakingOptions;
  readonly #translation: Routes;
  readonly #total: number;
  readonly #texts: ReturnType<typeof allPages>;
  readonly #sitemap: XmlElement[] = [];
  /** The pages that the site has once, by id and locale. */
  readonly #singles = new Map<string, PageContext>();
  readonly #embeds = new Set<string>();
  readonly #paths: string[] = [];
  readonly #listed: PublishedPage[] = [];
  #made = 0;
  #done = 0;

  constructor(output: Output, sources: MakingOptions) {
    this.#output = output;
    this.#sources = sources;
    this.#translation = sources.content.translation;
    this.#texts = allPages(sources.content);
    this.#total = addressCount(sources);
  }

  /** The pages to make; the others are reused on the way. */
  *pagesToMake(): Generator<PageJob> {
    const { content, hooks, localeDataUrls } = this.#sources;
    for (const outline of sitePages(this.#sources, localeDataUrls, hooks)) {
      const context = this.#completed(outline.context);
      const entry = sitemapEntry(context, content.site.url);
      if (entry) this.#sitemap.push(entry);
      if (outline.isSingle) this.#singles.set(`${context.page} ${context.locale}`, context);
      this.#list({ ...outline, context });
      const made = { context, effort: this.#effort(outline) };
      const key = digest(made);
      if (!this.#reuse(context, key)) yield { ...made, key };
    }
  }

  /** Adds a page that a worker made. */
  take({ embeds, ...files }: MadePage, job: PageJob | undefined): void {
    if (job === undefined) return;
    const { context, key } = job;
    this.#output.addPage(context.path, { key, embeds: origins(embeds) }, files);
    this.#made += pageAddresses(this.#translation, context).length;
    this.#finish(context, origins(embeds));
  }

  async result(): Promise<MadePages> {
    await this.#output.add("/sitemap.xml", sitemapText(this.#sitemap), { effort: "quick" });
    return {
      single: (page, locale) => this.#singles.get(`${page} ${locale}`) ?? noSuchPage(page),
      embeds: [...this.#embeds].sort(),
      made: this.#made,
      paths: this.#paths,
      listed: this.#listed,
    };
  }

  /** A page with what its head shows of the whole site: its social image and its schema.org data. */
  #completed(context: PageContext): PageContext {
    const { content, hooks, settings, socialImage } = this.#sources;
    const data = forLocale(settings.localeData, context.locale);
    const image = socialImage(context, data);
    const pictured = { ...context, head: { ...context.head, ...(image && { image }) } };
    const { touchIcons } = settings.files;
    const structuredData = hooks.structuredData?.(pictured, data, { content, touchIcons });
    return { ...pictured, head: { ...pictured.head, ...(structuredData && { structuredData }) } };
  }

  /** Lists a page with what it alone says: its texts as visitors read them, with its pictures. */
  #list({ context, folder = context.page, post }: PageOutline): void {
    const { page, path, locale, content } = context;
    const { kind, showsSettings } = this.#sources.content.definition.pages.find(({ id }) => id === page) ?? {};
    if (kind === "error") return;
    this.#paths.push(path);
    if (kind === "list" || kind === "list-of-tag") return;
    const own = this.#texts[folder]?.[locale];
    const texts = post === undefined ? [own, showsSettings && content] : whatPostSays(post);
    this.#listed.push({
      path,
      locale,
      title: post === undefined ? (own?.text.title ?? "") : plainText(post.title),
      fingerprint: digest(texts),
    });
  }

  #effort({ popular }: PageOutline): CompressionEffort {
    if (!this.#sources.compress) return "none";
    return popular ? "good" : "quick";
  }

  #reuse(context: PageContext, key: string): boolean {
    const answering = pageAddresses(this.#translation, context);
    const paths = [...dataAddresses(this.#translation, context).map(pageDataUrl), ...answering];
    const embeds = this.#output.reusePage(context.path, key, { paths, ...errorSegments(this.#translation, context) });
    if (embeds !== undefined) this.#finish(context, embeds);
    return embeds !== undefined;
  }

  #finish(context: PageContext, embeds: readonly string[]): void {
    for (const origin of embeds) this.#embeds.add(origin);
    this.#done += pageAddresses(this.#translation, context).length;
    this.#sources.onProgress(this.#done, this.#total);
  }
}

function noSuchPage(page: string): never {
  throw new Error(`The site has no page "${page}" once: site.config.ts lists the pages.`);
}

/** What no other page decides: neither its tiles nor the related posts. */
function whatPostSays({ title, description, date, updated, tags, image, body }: Post): object {
  return { title, description, date, updated, tags, image, body };
}
