import { languageName } from "../../i18n/language-name.ts";
import type { Locale } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import type { Office, Staff } from "../../page-data/contact-content.ts";
import { plainText, twoVoices } from "../../page-data/content-tree.ts";
import type { LanguageChoice, PageContents, TagSummary, TextContent } from "../../page-data/page-contents.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { type FixedPageId, gonePath, pagePath } from "../../page-paths/paths.ts";
import { shoreFiles } from "../artwork/shores.ts";
import type { SiteContent } from "../content/model/content.ts";
import type { PageText } from "../content/model/page-schemas.ts";
import { serviceSummaries } from "./folder-pages.ts";
import { fixedVersions, pageContext } from "./page-context.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";
import { openingTimes, placeHours } from "./shown-hours.ts";
import { siteMap } from "./site-map.ts";

const LATEST_POSTS = 3;

/** The pages with a fixed path, in one language. */
export function* fixedPages(
  content: SiteContent,
  posts: PublicPosts,
  locale: Locale,
  localeDataUrl: string,
): Generator<PageContext> {
  const { translation } = content;
  const contents = fixedContents(content, posts, locale);
  for (const page of Object.keys(contents) as FixedPageId[]) {
    const { text, textLocale } = content.pages[page][locale];
    const translated = translation.locales.filter((other) => content.pages[page][other].textLocale === other);
    yield pageContext(
      {
        page,
        locale,
        path: pagePath(translation, page, locale),
        title: text.title,
        description: text.description,
        versions: fixedVersions(translation, page, translated),
        otherwise: fixedVersions(translation, page, translation.locales),
        textLocale,
        content: contents[page],
        ...(page === "not-found" ? { noindex: true as const } : {}),
      },
      content,
      localeDataUrl,
    ) as PageContext;
  }
  yield gonePage(content, locale, localeDataUrl);
}

/** The page of addresses that are gone for good: that of unknown ones, with other words. */
function gonePage(content: SiteContent, locale: Locale, localeDataUrl: string): PageContext {
  const texts = content.messages[locale];
  return pageContext(
    {
      page: "not-found",
      locale,
      path: gonePath(content.translation, locale),
      title: texts["gone.title"],
      description: texts["gone.description"],
      versions: {},
      content: { label: texts["gone.label"], heading: twoVoices(texts["gone.heading"]), text: [texts["gone.text"]] },
      noindex: true,
    },
    content,
    localeDataUrl,
  );
}

function fixedContents(content: SiteContent, posts: PublicPosts, locale: Locale): Pick<PageContents, FixedPageId> {
  const text = <Page extends keyof SiteContent["pages"]>(page: Page) => content.pages[page][locale].text;
  const services = serviceSummaries(content, locale);
  const home = text("home");
  const files = shoreFiles(content.theme);
  const shores = { fr: files.fr.href, pt: files.pt.href };
  const latest = posts.in(locale).slice(0, LATEST_POSTS);
  return {
    home: {
      ...shownTexts(home),
      shores,
      languages: languageChoices(content, locale),
      figures: {
        ...home.figures,
        since: content.site.since,
        portugalSince: content.site.portugalSince,
        contactCount: content.site.contacts,
      },
      services: { ...home.services, list: services },
      news: { ...home.news, posts: latest.map((post) => posts.summary(post, locale)) },
    },
    presentation: { ...shownTexts(text("presentation")), shores },
    services: { ...shownTexts(text("services")), services },
    contact: {
      ...shownTexts(text("contact")),
      staff: staff(content, locale),
      abroadTimes: openingTimes(content, "abroad"),
      hours: placeHours(content, locale),
      offices: offices(content, locale),
      ...(content.site.contact.endpoint === "" ? { email: content.site.legal.email } : {}),
    },
    "legal-notice": textPage(text("legal-notice")),
    accessibility: textPage(text("accessibility")),
    "site-map": siteMap(content, posts, locale),
    tags: { ...shownTexts(text("tags")), tags: tagSummaries(content, posts, locale) },
    "not-found": shownTexts(text("not-found")),
  };
}

function textPage(text: PageText<"legal-notice" | "accessibility">): TextContent {
  return { ...shownTexts(text), body: text.body };
}

/** Each choice in its own language, and in that of the page. */
function languageChoices({ messages, translation }: SiteContent, locale: Locale): LanguageChoice[] {
  const all = translation.locales;
  if (all.length === 1) return [];
  const wordsIn = (language: Locale, to: Locale) =>
    message(messages[language], "intro.continue-in", { language: languageName(to, language) });
  return all.map((to) => ({
    locale: to,
    path: pagePath(translation, "home", to),
    words: wordsIn(to, to),
    ...(to === locale ? {} : { translation: wordsIn(locale, to) }),
  }));
}

function tagSummaries(content: SiteContent, posts: PublicPosts, locale: Locale): TagSummary[] {
  return tagLinks(posts.tags, locale, content).flatMap((tag) => {
    const tagged = posts.tagged(tag.id, locale);
    const newest = tagged.toSorted((a, b) => b.date.localeCompare(a.date))[0];
    if (newest === undefined) return [];
    return [{ ...tag, count: tagged.length, newest: { title: plainText(newest.title), locale: newest.locale } }];
  });
}

function staff(content: SiteContent, locale: Locale): Staff[] {
  const texts = content.messages[locale];
  const prices = [
    ["france", texts["phone.price-fr"]],
    ["portugal", texts["phone.price-pt"]],
  ] as const;
  return prices.map(([country, price]) => {
    const { name, phones, topics } = content.site.staff[country];
    return {
      name: name[locale],
      phones: phones.map((phone) => ({ ...phone, price })),
      topics: topics[locale],
      times: openingTimes(content, country),
    };
  });
}

function offices({ site }: SiteContent, locale: Locale): Office[] {
  const { france, portugal } = site.offices;
  const common = ({ name, street, street2, postCode, city }: typeof france | typeof portugal) => ({
    name,
    street,
    street2,
    postCode,
    city,
  });
  return [
    {
      country: "fr",
      ...common(france),
      countryName: site.staff.france.name[locale],
      companyNumber: { label: "SIRET", value: france.siret },
      mapUrl: france.map,
    },
    {
      country: "pt",
      ...common(portugal),
      countryName: site.staff.portugal.name[locale],
      companyNumber: { label: "NIPC", value: portugal.nipc },
      mapUrl: portugal.map,
    },
  ];
}

/** The texts of a page that `main` shows: all but the words for its head and the text below the front matter. */
function shownTexts<Text extends PageText>({ title: _, description: __, body: ___, ...shown }: Text) {
  return shown;
}
