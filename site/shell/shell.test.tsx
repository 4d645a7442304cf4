import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { sectionOf } from "#engine/pages/paths/paths.ts";
import type { LocaleData } from "../facts/site-facts.ts";
import { fr } from "../languages/fr/words.ts";
import type { ServicesContent } from "../pages/services/page.ts";
import { translation } from "../test-support/translation.ts";
import { App, AppPage } from "./shell.tsx";

const localeData: LocaleData = {
  locale: "fr",
  translation,
  messages: fr,
  site: {
    brand: "Passerelle",
    url: "https://passerelle.example",
    description: "Conseil",
    since: 2012,
    year: 2026,
    phones: [
      { country: "fr", label: "France", number: "01 99 00 20 12", url: "tel:+33199002012", price: "to France" },
      { country: "pt", label: "Portugal", number: "+351 000 002 016", url: "tel:+351000002016", price: "to Portugal" },
    ],
    residents: { phone: { number: "+44", url: "tel:+44" }, zones: { home: [], offices: [] } },
    hours: {
      offices: {
        lines: [["Du lundi au vendredi", "9:00–12:30 et 14:00–18:00"]],
        closure: { text: "Fermé le 24 décembre", last: "2026-12-24" },
      },
      abroad: { lines: [["Tous les jours", "8:00–21:00 GMT"]] },
    },
    menu: [],
    footer: [],
    tiles: "0123456789",
    complaintBook: "https://complaints.example/",
    social: [
      { name: "LinkedIn", url: "https://www.linkedin.com/company/x" },
      { name: "Facebook", url: "https://www.facebook.com/x" },
    ],
    accessibility: "partial",
    contactEndpoint: "/api/contact",
    consent: { services: [] },
    consentWords: "/assets/consent/fr.json",
    analytics: {},
  },
};

const page: PageContext = {
  page: "not-found",
  locale: "fr",
  path: "/fr/404/",
  head: { title: "", description: "", canonical: "/fr/404/", alternates: [] },
  languages: [
    { locale: "en", path: "/en/new-website/" },
    { locale: "pt", path: "/pt/blog/", kind: "list" },
  ],
  localeDataUrl: "",
  content: { heading: [], text: [] },
};

const services: ServicesContent = {
  heading: [],
  lead: [],
  listHeading: "",
  groups: [],
  undecided: { heading: [], lead: [], text: [], link: "" },
};

function rendered(shown: PageContext): string {
  return renderToStaticMarkup(
    <App localeData={localeData} page={shown}>
      <AppPage localeData={localeData} page={shown}>
        <h1>Ici</h1>
      </AppPage>
    </App>,
  );
}

const html = rendered(page);

describe("header", () => {
  test("the menu button names what it opens, and has no state before hydration", () => {
    expect(html).toMatch(/<button[^>]* aria-controls="_menu"/);
    expect(html).not.toContain("aria-expanded");
  });

  test("the logo leads to the presentation", () => {
    expect(html).toMatch(/<a[^>]* aria-label="Passerelle : présentation"[^>]* href="\/fr\/presentation\/"/);
  });

  test("the flags link to the other languages; one without this page says that it links to the blog", () => {
    expect(html).toMatch(/<a hrefLang="en" lang="en" href="\/en\/new-website\/">.*?<span class="vh">English<\/span>/);
    expect(html).toMatch(
      /<a hrefLang="pt-PT" href="\/pt\/blog\/">.*?<span class="vh">Português : cet article n&#x27;existe pas/,
    );
  });

  test("the section of the page is marked, and no other", () => {
    expect(html).not.toContain("aria-current");
    const inServices = rendered({ ...page, page: "services", content: services });
    expect(inServices.match(/aria-current/g)).toHaveLength(1);
    expect(inServices).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/fr\/services\/"/);
    const there = rendered({ ...page, path: "/fr/services/", page: "services", content: services });
    expect(there).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/fr\/services\/"/);
  });

  test("the section of a page with a sign carries it, and no other", () => {
    expect(html).not.toContain('class="sign"');
    const shown = rendered({ ...page, page: "services", content: { ...services, sign: "M0 0h9" } });
    expect(shown).toMatch(/href="\/fr\/services\/"><svg class="sign"[^>]*><path d="M0 0h9"/);
    expect(shown.match(/class="sign"/g)).toHaveLength(1);
  });

  test("a service belongs to the services, a post and a tag to the news", () => {
    expect([sectionOf(translation, "service"), sectionOf(translation, "post"), sectionOf(translation, "tag")]).toEqual([
      "services",
      "blog",
      "blog",
    ]);
    expect(sectionOf(translation, "legal-notice")).toBe("legal-notice");
  });
});

describe("footer", () => {
  test("hours, phones and copyright", () => {
    const said = html.replace(/<\/?span[^>]*>/g, "");
    expect(said).toContain("Du lundi au vendredi<br/>9:00–12:30 et 14:00–18:00<");
    expect(said).toContain("Tous les jours, 8:00–21:00 GMT");
    expect(html).toContain('France <a href="tel:+33199002012">01 99 00 20 12</a>');
    expect(html).toContain('Portugal <a href="tel:+351000002016">+351 000 002 016</a>');
    expect(html).toContain('© <span data-nowrap="">2012–2026</span> Passerelle');
  });

  test("the next closure", () => {
    expect(html).toContain("Fermé le 24 décembre");
  });

  test("the cookie link works without scripts", () => {
    expect(html).toMatch(/<a data-cookie-settings="" href="\/fr\/mention-legale\/#cookies">Gestion des cookies<\/a>/);
  });

  test("legal links, social networks and feed", () => {
    for (const address of [
      "/fr/mention-legale/",
      "/fr/accessibilite/",
      "/fr/mention-legale/#credits",
      "/fr/feed.xml",
    ]) {
      expect(html).toContain(`href="${address}"`);
    }
    expect(html).toContain('<a lang="pt" href="https://complaints.example/" rel="noopener">Livro de Reclamações</a>');
    expect(html.match(/rel="noopener"/g)).toHaveLength(3);
  });
});

test("there is a skip link, and a region that announces navigations", () => {
  expect(html).toMatch(/<a class="vh[^"]*" href="#_main">Aller au contenu<\/a>/);
  expect(html).toContain('<main id="_main" tabindex="-1"><h1>Ici</h1></main>');
  expect(html).toContain('<p class="vh" role="status" id="_announcer"></p>');
});

test("a text that is not translated is marked with its language, and a note in the page's language says so", () => {
  const untranslated = rendered({ ...page, textLocale: "pt", textLanguage: "portugais" });
  expect(untranslated).toContain('la voici en portugais.</p><div lang="pt-PT"><h1>Ici</h1></div>');
});
