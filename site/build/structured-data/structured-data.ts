import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  ProfessionalService,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import { closedDays, openingHours } from "#engine/hours/opening-hours-data.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { type BlockNode, plainText } from "#engine/pages/data/content-tree.ts";
import { listPath, pagePath } from "#engine/pages/paths/paths.ts";
import type { StructuredDataSources } from "#engine/site-hooks.ts";
import type { LocaleData } from "../../facts/site-facts.ts";
import { message } from "../../languages/messages.ts";
import type { SiteContent } from "../../settings/site-content.ts";
import type { SitePage } from "../../site.config.ts";

/** With the site's own settings. */
type DataSources = StructuredDataSources & { readonly content: SiteContent };

/** The schema.org data of a page: the company, the page's place in the site, and what it is. */
export function structuredData(context: SitePage, data: LocaleData, sources: DataSources): WithContext<Thing>[] {
  const entries = [
    website(context, data),
    context.page === "home" || context.page === "contact" || context.page === "presentation"
      ? organization(context, data, sources)
      : undefined,
    breadcrumb(context, data),
    context.page === "post" ? blogPosting(context, data) : undefined,
    questions(context),
  ];
  return entries
    .filter((entry) => entry !== undefined)
    .map((entry) => Object.assign({ "@context": "https://schema.org" } as const, entry));
}

/** Name and description of the site, on every page. */
function website({ locale }: SitePage, { site, translation }: LocaleData): WebSite {
  return {
    "@type": "WebSite",
    name: site.brand,
    description: site.description,
    url: site.url + pagePath(translation, "home", locale),
    inLanguage: languageOf(translation, locale).tag,
  };
}

function organization(
  { locale, head }: SitePage,
  { site, translation }: LocaleData,
  { content, touchIcons }: DataSources,
): Organization {
  const image = head.image?.href ?? "";
  const { france, portugal } = content.site.offices;
  const office = (
    place: "france" | "portugal",
    country: "FR" | "PT",
    number: string,
    founded: number,
  ): ProfessionalService => {
    const own = content.site.offices[place];
    const closed = closedDays(content.site.closures[place]);
    const phone = site.phones.find((phone) => phone.country === country.toLowerCase());
    return {
      "@type": "ProfessionalService",
      "@id": `${site.url}/#office-${country.toLowerCase()}`,
      name: own.name,
      image: site.url + image,
      telephone: phone?.url.slice("tel:".length) ?? "",
      taxID: number.replace(/\s/g, ""),
      foundingDate: String(founded),
      address: {
        "@type": "PostalAddress",
        streetAddress: [own.street, own.street2].filter(Boolean).join(", "),
        postalCode: own.postCode,
        addressLocality: own.city,
        addressCountry: country,
      },
      openingHoursSpecification: openingHours(content.site.hours[place].week),
      ...(closed.length === 0 ? {} : { specialOpeningHoursSpecification: closed }),
    };
  };
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: site.brand,
    url: site.url + pagePath(translation, "home", locale),
    description: site.description,
    foundingDate: String(site.since),
    logo: site.url + (touchIcons.at(-1)?.href ?? image),
    sameAs: site.social.map(({ url }) => url),
    knowsLanguage: translation.locales.map((own) => languageOf(translation, own).tag),
    location: [
      office("france", "FR", france.siret, content.site.since),
      office("portugal", "PT", portugal.nipc, content.site.portugalSince),
    ],
  };
}

function breadcrumb(context: SitePage, { site, messages, translation }: LocaleData): BreadcrumbList | undefined {
  const { locale, path, head } = context;
  if (context.page === "home" || context.page === "not-found") return undefined;
  const own = ownTitle(head.title, message(messages, "page-title", { page: "", brand: site.brand }));
  const middle =
    context.page === "post" || context.page === "tag" || context.page === "tags"
      ? [{ name: message(messages, "menu.news"), path: listPath(translation, locale) }]
      : context.page === "service"
        ? [{ name: message(messages, "menu.services"), path: pagePath(translation, "services", locale) }]
        : [];
  const trail = [
    { name: message(messages, "breadcrumb.home"), path: pagePath(translation, "home", locale) },
    ...middle,
    { name: own, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: site.url + step.path,
    })),
  };
}

/** The title of a page without what the template, here of an empty one, adds before or after it. */
function ownTitle(title: string, template: string): string {
  if (title.endsWith(template)) return title.slice(0, -template.length);
  return title.startsWith(template) ? title.slice(template.length) : title;
}

function blogPosting(
  { content, locale, path, head }: SitePage<"post">,
  { site, translation }: LocaleData,
): BlogPosting {
  const company = { "@type": "Organization", "@id": `${site.url}/#organization`, name: site.brand } as const;
  return {
    "@type": "BlogPosting",
    headline: plainText(content.title),
    description: content.description,
    datePublished: content.date,
    dateModified: content.updated ?? content.date,
    inLanguage: languageOf(translation, locale).tag,
    mainEntityOfPage: site.url + path,
    image: site.url + (content.image?.src ?? head.image?.href ?? ""),
    author: company,
    publisher: company,
  };
}

function questions(context: SitePage): FAQPage | undefined {
  if (!("questions" in context.content) || context.content.questions === undefined) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: context.content.questions.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainText(question),
      acceptedAnswer: { "@type": "Answer", text: answer.map(paragraphText).join(" ") },
    })),
  };
}

function paragraphText(block: BlockNode): string {
  return block.type === "paragraph" ? plainText(block.children) : "";
}
