import type { Organization, ProfessionalService, Thing, WithContext } from "schema-dts";
import {
  breadcrumbData,
  postData,
  questionsData,
  structuredEntries,
  websiteData,
} from "#engine/build/structured-data.ts";
import { closedDays, openingHours } from "#engine/hours/opening-hours-data.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { listPath, pagePath } from "#engine/pages/paths/paths.ts";
import type { StructuredDataSources } from "#engine/site-hooks.ts";
import { type Country, countries } from "../facts/phones.ts";
import type { LocaleData } from "../facts/site-facts.ts";
import { message } from "../languages/messages.ts";
import type { SitePage } from "../site.config.ts";
import type { SiteContent } from "./content/site-content.ts";

type DataSources = StructuredDataSources & { readonly content: SiteContent };

/** The schema.org data of a page: the site, the company, the page's place in the site, and what it is. */
export function structuredData(context: SitePage, data: LocaleData, sources: DataSources): WithContext<Thing>[] {
  const showsCompany = context.page === "home" || context.page === "contact" || context.page === "presentation";
  return structuredEntries([
    // Search engines read a site's name where the site begins.
    context.page === "home" ? websiteData(data) : undefined,
    showsCompany ? organization(context, data, sources) : undefined,
    breadcrumb(context, data),
    context.page === "post" ? postData(context, data, company(data)) : undefined,
    "questions" in context.content && context.content.questions
      ? questionsData(context.content.questions.items)
      : undefined,
  ]);
}

function company({ site }: LocaleData) {
  return { "@type": "Organization", "@id": `${site.url}/#organization`, name: site.brand } as const;
}

function organization(
  { locale, head }: SitePage,
  data: LocaleData,
  { content, touchIcons }: DataSources,
): Organization {
  const { site, translation } = data;
  const image = head.image?.href ?? "";
  const { france, portugal } = content.site.offices;
  const office = (place: Country, number: string, founded: number): ProfessionalService => {
    const { code } = countries[place];
    const own = content.site.offices[place];
    const closed = closedDays(content.site.closures[place]);
    const phone = site.phones.find(({ country }) => country === code);
    return {
      "@type": "ProfessionalService",
      "@id": `${site.url}/#office-${code}`,
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
        addressCountry: code.toUpperCase(),
      },
      openingHoursSpecification: openingHours(content.site.hours[place].week),
      ...(closed.length === 0 ? {} : { specialOpeningHoursSpecification: closed }),
    };
  };
  return {
    ...company(data),
    url: site.url + pagePath(translation, "home", locale),
    description: site.description,
    foundingDate: String(site.since),
    logo: site.url + (touchIcons.at(-1)?.href ?? image),
    sameAs: site.social.map(({ url }) => url),
    knowsLanguage: translation.locales.map((own) => languageOf(translation, own).tag),
    location: [
      office("france", france.siret, content.site.since),
      office("portugal", portugal.nipc, content.site.portugalSince),
    ],
  };
}

function breadcrumb(context: SitePage, data: LocaleData): Thing | undefined {
  const { site, messages, translation } = data;
  const { locale, path, head } = context;
  if (context.page === "home" || context.page === "not-found") return undefined;
  const own = ownTitle(head.title, message(messages, "page-title", { page: "", brand: site.brand }));
  const middle =
    context.page === "post" || context.page === "tag" || context.page === "tags"
      ? [{ name: message(messages, "menu.news"), path: listPath(translation, locale) }]
      : context.page === "service"
        ? [{ name: message(messages, "menu.services"), path: pagePath(translation, "services", locale) }]
        : [];
  return breadcrumbData(data, [
    { name: message(messages, "breadcrumb.home"), path: pagePath(translation, "home", locale) },
    ...middle,
    { name: own, path },
  ]);
}

/** The title of a page without what the template, here of an empty one, adds before or after it. */
function ownTitle(title: string, template: string): string {
  if (title.endsWith(template)) return title.slice(0, -template.length);
  return title.startsWith(template) ? title.slice(template.length) : title;
}
