import { expect, test } from "vitest";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import type { HomeContent } from "./page.ts";
import { Page } from "./view.tsx";

const heading = ["Heading"];
const times = { timeZone: "Europe/Paris", week: [], closed: [] } as unknown as HomeContent["openingTimes"];
const content = {
  heading,
  lead: ["Lead"],
  languages: [
    { locale: "fr", path: "/fr/", words: "Continuer en français", translation: "Continue in French" },
    { locale: "en", path: "/en/", words: "Continue in English" },
    { locale: "pt", path: "/pt/", words: "Continuar em português", translation: "Continue in Portuguese" },
  ],
  doors: [],
  callBack: "Call me",
  openingTimes: times,
  abroadTimes: times,
  about: { heading, lead: ["Lead"], text: [], link: "More" },
  services: { heading, services: [] },
  figures: { heading, france: [""], portugal: [""], contacts: [""], since: 1, portugalSince: 2, contactCount: 3 },
  news: { heading, link: "All", posts: [] },
  call: { heading, text: ["Text"], button: "Write" },
} satisfies HomeContent;
const choices = renderInLocale("en", <Page content={content} />);

test.each([
  ["fr", "fr", "Continuer en français"],
  ["en", "en", "Continue in English"],
  ["pt", "pt-PT", "Continuar em português"],
])("[R16] the choice of %s is in its own language and leads to the top of Home", (locale, tag, words) => {
  const link = new RegExp(`<a [^>]*data-locale-choice="${locale}"[^>]*>.*?</a>`).exec(choices)?.[0];
  expect(link).toContain(`lang="${tag}" hrefLang="${tag}"`);
  expect(link).toContain(`href="/${locale}/"`);
  expect(link).toContain(words);
});

test("the choices of the other languages have a translation into the page's language (D2)", () => {
  expect(choices).toMatch(/lang="en">Continue in French</);
  expect(choices).toMatch(/lang="en">Continue in Portuguese</);
});
