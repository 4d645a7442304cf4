import { type Locale, locales } from "../i18n/site-locales.ts";
import { type LocaleData, type PageContext, pageDataUrl } from "../routes/page-data.ts";
import type { SiteContent } from "./content/content.ts";
import { ContentError, type Problem } from "./content/problem.ts";
import type { SurveyedPosts } from "./content/surveyed-posts.ts";
import type { PictureTable } from "./content/text-settings.ts";
import { pageInputs } from "./page-input.ts";
import type { PageOutline } from "./pages/post-pages.ts";
import type { PublishedPosts } from "./pages/published-posts.ts";
import { addressCount, addressesOf, notFoundSegments, sitePages } from "./pages/site-pages.ts";
import type { ContactPageParts } from "./render/rejected-message-page.ts";
import { contactPageParts, type PageSettings } from "./render/page-parts.ts";
import { inBatches } from "./workers/in-batches.ts";
import { articleOrder } from "./index-posts.ts";
import type { MadePage, PageOrder } from "./workers/jobs.ts";
import type { WorkPool } from "./workers/pool.ts";
import { origins } from "./output/headers.ts";
import type { Output } from "./output/output.ts";
import { Sitemap, sitemapEntry } from "./output/sitemap.ts";
import type { SocialImage } from "./output/social-images.ts";

/** Few enough for a fair share between workers, enough to make a message worth its while. */
const MADE_AT_ONCE = 16;

/** What the pages of a site are made from. */
interface PageSources {
  readonly content: SiteContent;
  readonly posts: PublishedPosts;
  readonly surveyed: SurveyedPosts;
  readonly pictures: PictureTable;
  readonly settings: PageSettings;
  readonly localeDataUrls: Readonly<Record<Locale, string>>;
  /** Gives the picture that stands for a page where it is shared. */
  readonly socialImage: (context: PageContext, data: LocaleData) => SocialImage;
  /** Whether files get compressed forms. */
  readonly compress: boolean;
  /** Told how many of all addresses are done. */
  readonly report: (done: number, total: number) => void;
}

/** What the rest of a build must know of its pages. */
interface MadePages {
  readonly contact: Readonly<Record<Locale, ContactPageParts>>;
  /** Origins of what posts embed. */
  readonly embeds: readonly string[];
  /** Number of addresses whose page was made, not kept. */
  readonly made: number;
}

/**
 * Makes every page whose input changed, and keeps the others.
 *
 * @throws {ContentError} with every mistake in the texts of posts
 */
export async function makePages(output: Output, pool: WorkPool, sources: PageSources): Promise<MadePages> {
  const run = new PageRun(output, sources);
  await pool.runEach("makePages", inBatches(run.orders(), MADE_AT_ONCE), (pages, orders) => {
    for (const [index, page] of pages.entries()) run.take(page, orders[index]);
  });
  return run.result();
}

/** One walk over all pages: each is looked at when a worker can take it, so that no more than a few are in memory. */
class PageRun {
  readonly #output: Output;
  readonly #sources: PageSources;
  readonly #total: number;
  readonly #inputs = new Map<string, string>();
  readonly #sitemap: Sitemap;
  readonly #contact = new Map<Locale, ContactPageParts>();
  readonly #embeds = new Set<string>();
  readonly #problems: Problem[] = [];
  #made = 0;
  #done = 0;

  constructor(output: Output, sources: PageSources) {
    this.#output = output;
    this.#sources = sources;
    this.#total = addressCount(sources.posts);
    this.#sitemap = new Sitemap(sources.content.site.url, (path, text) => output.add(path, text, { effort: "quick" }));
  }

  /** The pages to make; those that are kept are taken over on the way. */
  *orders(): Generator<PageOrder> {
    const { content, posts, localeDataUrls, settings } = this.#sources;
    const inputOf = pageInputs();
    for (const outline of sitePages(content, posts, localeDataUrls)) {
      const { context } = outline;
      const entry = sitemapEntry(context);
      if (entry) this.#sitemap.add(entry);
      const socialImage = this.#sources.socialImage(context, settings.localeData[context.locale]);
      if (context.page === "contact") {
        this.#contact.set(context.locale, contactPageParts(context, socialImage, settings));
      }
      const order = this.#order(outline, socialImage);
      const input = inputOf(order);
      if (this.#keep(context, input)) continue;
      this.#inputs.set(context.path, input);
      yield order;
    }
  }

  /** Takes over a page that was made. */
  take(page: MadePage, order: PageOrder | undefined): void {
    if (order === undefined) return;
    const { context } = order;
    const embeds = origins(page.embeds);
    for (const origin of embeds) this.#embeds.add(origin);
    this.#problems.push(...page.problems);
    this.#output.addPage(context.path, this.#inputs.get(context.path) ?? "", page, embeds);
    this.#inputs.delete(context.path);
    this.#made += addressesOf(context).length;
    this.#count(context);
  }

  /** @throws {ContentError} */
  async result(): Promise<MadePages> {
    if (this.#problems.length > 0) throw new ContentError(this.#problems);
    await this.#sitemap.finish();
    const contact = Object.fromEntries(locales.map((locale) => [locale, this.#contact.get(locale)]));
    return {
      contact: contact as Record<Locale, ContactPageParts>,
      embeds: [...this.#embeds].sort(),
      made: this.#made,
    };
  }

  #order({ context, post, hot }: PageOutline, socialImage: SocialImage): PageOrder {
    const { surveyed, pictures, compress } = this.#sources;
    return {
      context,
      ...(post ? { article: articleOrder(surveyed.survey(post), pictures) } : {}),
      socialImage,
      effort: compress ? (hot ? "best" : "quick") : "none",
    };
  }

  #keep(context: PageContext, input: string): boolean {
    const addresses = addressesOf(context);
    const pages = context.page === "not-found" ? [] : addresses;
    const paths = [...addresses.map(pageDataUrl), ...pages];
    const embeds = this.#output.keepPage(context.path, input, paths, notFoundSegments(context));
    if (embeds === undefined) return false;
    for (const origin of embeds) this.#embeds.add(origin);
    this.#count(context);
    return true;
  }

  #count(context: PageContext): void {
    this.#done += addressesOf(context).length;
    this.#sources.report(this.#done, this.#total);
  }
}
