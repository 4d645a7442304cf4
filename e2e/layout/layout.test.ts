import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { ownerSite } from "../built/owner-content.ts";
import { readable } from "../built/queries.ts";
import { layoutHeader } from "../pages/layout-header.ts";
import { linkFacts } from "../pages/link-facts.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { soon } from "../pages/soon.ts";
import { visitors } from "../setup/browser.ts";

const visit = visitors();
const { brand, staff, social } = await ownerSite();
let page: Page;
beforeAll(async () => {
  page = (await visit()).page;
});

const expected = {
  fr: {
    sections: ["Présentation", "Services", "Contact", "Actu"],
    paths: ["/fr/presentation/", "/fr/services/", "/fr/contact/", "/fr/blog/"],
    flags: [
      ["English", "/en/"],
      ["Português", "/pt/"],
    ],
    call: "Appeler le",
    phone: staff.france.phones[0],
    hours: ["Du lundi au vendredi", "9 h 00 – 12 h 30 et 14 h 00 – 18 h 00", "8 h 00 – 21 h 00 GMT"],
    links: [
      ["Mentions légales", "/fr/mention-legale/"],
      ["Crédits", "/fr/mention-legale/#credits"],
      ["Gestion des cookies", "/fr/mention-legale/#cookies"],
    ],
  },
  en: {
    sections: ["Presentation", "Services", "Contact", "News"],
    paths: ["/en/presentation/", "/en/services/", "/en/contact/", "/en/blog/"],
    flags: [
      ["Français", "/fr/"],
      ["Português", "/pt/"],
    ],
    call: "Call",
    phone: staff.france.phones[0],
    hours: ["Monday to Friday", "9:00–12:30 and 14:00–18:00", "8:00–21:00 GMT"],
    links: [
      ["Legal notice", "/en/legal-notice/"],
      ["Credits", "/en/legal-notice/#credits"],
      ["Cookie management", "/en/legal-notice/#cookies"],
    ],
  },
  pt: {
    sections: ["Apresentação", "Serviços", "Contacto", "Notícias"],
    paths: ["/pt/apresentacao/", "/pt/servicos/", "/pt/contact/", "/pt/blog/"],
    flags: [
      ["Français", "/fr/"],
      ["English", "/en/"],
    ],
    call: "Ligar para",
    phone: staff.portugal.phones[0],
    hours: ["De segunda a sexta-feira", "9h00–12h30 e 14h00–18h00", "8h00–21h00 GMT"],
    links: [
      ["Aviso legal", "/pt/aviso-legal/"],
      ["Créditos", "/pt/aviso-legal/#credits"],
      ["Gestão de cookies", "/pt/aviso-legal/#cookies"],
    ],
  },
} as const;
const languages = ["fr", "en", "pt"] as const;

describe.each(languages)("%s", (language) => {
  const { sections, paths, flags, call, phone, hours, links } = expected[language];

  test("[L1] the menu names its sections, the phone and the other languages", async () => {
    await page.goto(`/${language}/`);
    const header = layoutHeader(page);
    expect(await linkFacts(header.sections)).toEqual(sections.map((text, index) => [text, paths[index]]));
    expect(await header.phone.getAttribute("href")).toBe(phone?.url);
    expect(readable((await header.phone.getAttribute("aria-label")) ?? "")).toBe(`${call} ${phone?.number}`);
    expect(await linkFacts(header.flags)).toEqual(flags);
    const shown = await header.flags.locator("svg").evaluateAll((all) => all.filter((one) => one.checkVisibility()));
    expect(shown).toHaveLength(2);
  });

  test("[L1] the logo leads to the presentation, and the section of the page is marked", async () => {
    await openHydrated(page, `/${language}/`);
    const header = layoutHeader(page);
    expect(await header.current.count()).toBe(0);
    await header.logo.click();
    await page.waitForURL(`**${paths[0]}`);
    for (const [index, text] of sections.entries()) {
      if (index > 0) await header.sections.nth(index).click();
      await page.waitForURL(`**${paths[index]}`);
      await expect.poll(() => header.current.allTextContents(), soon).toEqual([text]);
    }
  });

  test("[L3] the footer has hours, phones, networks, copyright and the required links", async () => {
    await page.goto(`/${language}/`);
    const footer = page.getByRole("contentinfo");
    const text = readable(await footer.innerText());
    for (const line of hours) expect(text).toContain(line);
    expect(text).toContain(`© 2012–${new Date().getFullYear()} ${brand}`);
    const facts = await linkFacts(footer.getByRole("link"));
    const { france, portugal } = staff;
    const phones = [...france.phones, ...portugal.phones].map(({ number, url }) => [number, url]);
    const networks = social.map(({ name, url }) => [name, url]);
    expect(facts).toEqual(expect.arrayContaining([...phones, ...networks, ...links]));
    expect([phones.length, networks.length]).toEqual([2, 2]);
  });
});

test("[L1] a service belongs to the services; an article and a tag to the news", async () => {
  const { current } = layoutHeader(page);
  for (const [path, section] of [
    ["/en/services/european-health-network/", "Services"],
    ["/en/new-website/", "News"],
    ["/pt/tag/finance/", "Notícias"],
  ] as const) {
    await page.goto(path);
    expect([path, await current.allTextContents()]).toEqual([path, [section]]);
  }
});
