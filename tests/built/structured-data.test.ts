import { describe, expect, test } from "vitest";
import { builtDocuments } from "../support/setup/documents.ts";
import { languages, testSite } from "../support/setup/test-content.ts";
import { readable, textOf, wordsOf } from "./queries.ts";
import { serviceAddresses, specifiedAddresses } from "./specified-addresses.ts";

/** A text without spaces and punctuation: the blocks of a page follow each other without a space. */
const bareText = (text: string) => wordsOf(text).replaceAll(" ", "");

type Data = { readonly [name: string]: unknown };

const [documents, site] = await Promise.all([builtDocuments(), testSite()]);

function dataOf(path: string): Data[] {
  const blocks = [...(documents.get(path)?.querySelectorAll("script[type='application/ld+json']") ?? [])];
  return blocks.map((block) => JSON.parse(block.textContent ?? "") as Data);
}

/** The one block of a type on a page. */
function block(path: string, type: string): Data {
  const found = dataOf(path).filter((data) => data["@type"] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

function list(value: unknown): Data[] {
  return Array.isArray(value) ? (value as Data[]) : [];
}

/** The data with straight apostrophes and plain spaces in its texts. */
function spelled(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === "string" ? readable(value) : value,
  ) as Data;
}

function companyOf(office: Awaited<ReturnType<typeof testSite>>["offices"]["france"], country: string) {
  const { name, street, street2, postCode, city } = office;
  return {
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${street2}`,
      postalCode: postCode,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

const hours = [
  ["09:00", "12:30"],
  ["14:00", "18:00"],
].map(([opens, closes]) => {
  const dayOfWeek = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
});

describe.each(languages)("in %s", (language) => {
  const organisationPages = [
    specifiedAddresses.home[language],
    specifiedAddresses.presentation[language],
    specifiedAddresses.contact[language],
  ];

  test.each(organisationPages)("[L6] [K1] %s says who the company is, with both offices and their hours", (path) => {
    const company = block(path, "Organization");
    const { france, portugal } = site.offices;
    expect(company).toMatchObject({ name: site.brand, foundingDate: "2012", url: `${site.url}/${language}/` });
    expect(company.sameAs).toEqual(site.social.map(({ url }) => url));
    expect(company.logo).toMatch(/^https:\/\//);
    const offices = list(company.location);
    expect(offices.map(spelled)).toMatchObject([
      { ...companyOf(france, "FR"), taxID: france.siret?.replace(/\s/g, ""), foundingDate: "2012" },
      { ...companyOf(portugal, "PT"), taxID: portugal.nipc?.replace(/\s/g, ""), foundingDate: "2016" },
    ]);
    const phones = [site.staff.france, site.staff.portugal].map(({ phones: [phone] }) =>
      phone?.url.slice("tel:".length),
    );
    expect(offices.map(({ telephone }) => telephone)).toEqual(phones);
    for (const office of offices) expect(office.openingHoursSpecification).toEqual(hours);
  });

  test("[R15] every post is an article with title, dates, language, address, picture, author and publisher", () => {
    const posts = [...documents].filter(
      ([path, page]) =>
        path.startsWith(`/${language}/`) && page.querySelector("meta[property='article:published_time']"),
    );
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const [path, page] of posts) {
      const article = block(path, "BlogPosting");
      expect(readable(String(article.headline)), path).toBe(textOf(page.querySelector("h1")));
      expect(article, path).toMatchObject({
        description: page.querySelector("meta[name=description]")?.getAttribute("content"),
        datePublished: page.querySelector("article time")?.getAttribute("datetime"),
        inLanguage: page.documentElement.lang,
        mainEntityOfPage: site.url + path,
        author: { name: site.brand },
        publisher: { name: site.brand },
      });
      expect(String(article.dateModified) >= String(article.datePublished), path).toBe(true);
      expect(article.image, path).toMatch(/^https:\/\/\S+\.(png|jpe?g|webp)$/);
    }
  });

  test("[L1] every page but home says where it stands, from home down to itself", () => {
    for (const [path, page] of documents) {
      if (!path.startsWith(`/${language}/`) || path === `/${language}/`) continue;
      const steps = list(block(path, "BreadcrumbList").itemListElement);
      for (const [index, { position }] of steps.entries()) expect(position, path).toBe(index + 1);
      expect(steps[0], path).toMatchObject({ "@type": "ListItem", item: `${site.url}/${language}/` });
      expect(steps.at(-1)?.item, path).toBe(site.url + path);
      expect(page.title.startsWith(`${steps.at(-1)?.name} - `), path).toBe(true);
      for (const { item } of steps) expect(documents.has(String(item).slice(site.url.length)), String(item)).toBe(true);
    }
  });

  test("[L1] between home and itself a service names the services, an article and a tag the news", () => {
    const news = specifiedAddresses["blog list"];
    const above = [
      ...serviceAddresses.map((addresses) => [addresses, specifiedAddresses.services] as const),
      [specifiedAddresses.article, news] as const,
      [specifiedAddresses["tag listing"], news] as const,
    ];
    for (const [addresses, section] of above) {
      const path = addresses[language];
      const steps = list(block(path, "BreadcrumbList").itemListElement).slice(1, -1);
      expect([steps.length, steps[0]?.item], path).toEqual([1, site.url + section[language]]);
    }
  });

  test("[L9] the questions of every service are those that its page shows", () => {
    for (const path of serviceAddresses.map((addresses) => addresses[language])) {
      const shown = bareText(documents.get(path)?.querySelector("main")?.textContent ?? "");
      const questions = list(block(path, "FAQPage").mainEntity);
      expect(questions.length, path).toBeGreaterThan(0);
      for (const { name, acceptedAnswer } of questions) {
        expect(shown, path).toContain(bareText(String(name)));
        expect(shown, path).toContain(bareText(String((acceptedAnswer as Data).text)));
      }
    }
  });
});

test("the site's name is told where the site begins in each language, and nowhere else", () => {
  const telling = [...documents.keys()].filter((path) => dataOf(path).some((data) => data["@type"] === "WebSite"));
  expect(telling.sort()).toEqual(["/", ...languages.map((language) => specifiedAddresses.home[language])].sort());
});

test("[L6] every block of data names schema.org and has a type", () => {
  for (const path of documents.keys()) {
    for (const data of dataOf(path)) {
      expect(data["@context"], path).toBe("https://schema.org");
      expect(["WebSite", "Organization", "BreadcrumbList", "BlogPosting", "FAQPage"], path).toContain(data["@type"]);
    }
  }
});
