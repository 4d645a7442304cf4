import type { PublishedPage } from "../content/addresses/published-list.ts";
import { allPages } from "../content/model/content.ts";
import { digest } from "../files/digest.ts";
import type { XmlElement } from "../files/xml.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { addressesOf } from "../i18n/translate-path.ts";
import { prefixOf } from "../i18n/translation-setup.ts";
import { plainText } from "../pages/data/content-tree.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { type PageContext, pageDataUrl, type SocialImage } from "../pages/data/page-data.ts";
import { gonePath } from "../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../pages/paths/routes.ts";
import { hooksOf } from "../site-hooks.ts";
import { fileAt } from "./output/file-writer.ts";
import { sitemapEntry, sitemapText } from "./output/files-for-programs.ts";
import type { Output, Place } from "./output/output.ts";
import type { Page } from "./pages/page.ts";
import type { PublishedContent } from "./pages/public-posts.ts";
import { addressCount, sitePages } from "./pages/site-pages.ts";
import type { PageSettings } from "./render/document.ts";
import type { WorkerPool } from "./workers/pool.ts";
import type { PageJob } from "./workers/worker.ts";

/**
 * Makes every page whose build key has changed, and the sitemap; reuses the others. Each page is created when a worker can
 * take it, so that few are in memory. Gives the pages as the rest of a build knows them.
 *
 * @throws {SiteError} where a view is wrong
 */
export async function makePages(
  output: Output,
  pool: WorkerPool,
  published: PublishedContent,
  {
    renderer,
    settings,
    localeDataUrls,
    socialImage,
    onProgress,
  }: {
    /** File of the bundled renderer. */
    readonly renderer: string;
    readonly settings: PageSettings;
    readonly localeDataUrls: Readonly<Record<Locale, string>>;
    readonly socialImage: (context: PageContext, data: LocaleData) => SocialImage | undefined;
    /** Called with the number of finished addresses. */
    readonly onProgress: (done: number, total: number) => void;
  },
) {
  const { content } = published;
  const { definition, translation, site, theme } = content;
  const kinds = new Map(definition.pages.map((page) => [page.id, page]));
  const texts = allPages(content);
  const shared = digest([site, theme.font, settings]);
  const total = addressCount(published);
  const singles = new Map<string, PageContext>();
  const sitemap: XmlElement[] = [];
  const paths: string[] = [];
  const listed: PublishedPage[] = [];
  let made = 0;
  let done = 0;

  const finish = ({ places }: PageJob) => {
    done += addressesAt(places);
    onProgress(done, total);
  };
  /** Lists a page with what it alone says: its texts as visitors read them, with its pictures. */
  const list = ({ context, folder = context.page, post }: Page) => {
    const { page, path, locale } = context;
    const { kind, showsSettings } = kinds.get(page) ?? {};
    if (kind === "error") return;
    if (kind === "one") singles.set(`${page} ${locale}`, context);
    paths.push(path);
    if (kind === "list" || kind === "list-of-tag") return;
    const own = texts[folder]?.[locale];
    // Of a post what no other page decides: neither its tiles nor the related posts.
    const { title, description, date, updated, tags, image, body, sources } = post ?? {};
    const said = post
      ? { title, description, date, updated, tags, image, body, sources }
      : [own, showsSettings && context.content];
    const heading = title === undefined ? (own?.text.title ?? "") : plainText(title);
    listed.push({ path, locale, title: heading, fingerprint: digest(said) });
  };
  /** The pages to make; the others are reused on the way. */
  function* pagesToMake(): Generator<PageJob & { readonly key: string }> {
    for (const page of sitePages(published, localeDataUrls)) {
      const context = withSiteFacts(page.context);
      const entry = sitemapEntry(context, site.url);
      if (entry) sitemap.push(entry);
      list({ ...page, context });
      const effort = page.popular ? "best" : "quick";
      const job = {
        context,
        effort,
        places: placesOf(translation, context),
        key: digest([shared, context, effort]),
      } as const;
      if (output.reusePage(context.path, job.key, [...job.places.data, ...job.places.document])) finish(job);
      else yield job;
    }
  }
  /** A page with what its head shows of the whole site: its social image and its schema.org data. */
  const withSiteFacts = (context: PageContext): PageContext => {
    const data = forLocale(settings.localeData, context.locale);
    const image = socialImage(context, data);
    const pictured = { ...context, head: { ...context.head, ...(image && { image }) } };
    const { touchIcons } = settings.files;
    const structuredData = hooksOf(content).structuredData?.(pictured, data, { content, touchIcons });
    return { ...pictured, head: { ...pictured.head, ...(structuredData && { structuredData }) } };
  };

  await pool.makePages(pagesToMake(), { renderer, settings }, (files, job) => {
    output.addPage(job.context.path, job.key, files);
    made += addressesAt(job.places);
    finish(job);
  });
  await output.add("/sitemap.xml", sitemapText(sitemap), { effort: "quick" });
  return {
    /** A page that the site has once. @throws {Error} if there is no such page */
    single(page: string, locale: Locale): PageContext {
      const found = singles.get(`${page} ${locale}`);
      if (found) return found;
      throw new Error(`The site has no page "${page}" once: site.config.ts lists the pages.`);
    },
    /** Number of addresses whose page was made, not reused. */
    made,
    /** Paths of the pages. */
    paths,
    /** In the order of the site. */
    listed,
  };
}

/** Number of addresses that a page answers. */
function addressesAt({ document }: PageJob["places"]): number {
  return document.filter(({ list }) => list === "files").length;
}

/**
 * Where a page lies, document and data. One that stands for addresses without a page lies at their first segments, ""
 * standing for those of no language; no link leads to the one of addresses that are gone.
 */
function placesOf(translation: Routes, { page, path, locale }: PageContext): PageJob["places"] {
  const addresses = addressesOf(translation, path);
  const at = (key: string): Place => ({ list: "files", key, file: fileAt(key) });
  const data = addresses.map((address) => at(pageDataUrl(address)));
  if (page !== idOfKind(translation, "error")) return { document: addresses.map(at), data };
  const own = translation.unprefixed === "all" ? [] : [prefixOf(translation, locale)];
  const isGone = path === gonePath(translation, locale);
  const [list, name] = isGone ? (["gonePages", "410.html"] as const) : (["notFound", "404.html"] as const);
  const document = [...own, ...(locale === translation.defaultLocale ? [""] : [])].map(
    (key): Place => ({ list, key, file: key === "" ? name : `${key}/${name}` }),
  );
  return { document, data: isGone ? [] : data };
}
