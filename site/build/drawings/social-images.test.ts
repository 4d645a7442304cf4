import { expect, test } from "vitest";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import type { LocaleData } from "../../facts/site-facts.ts";
import { socialCard, socialCardText } from "./social-images.ts";

const data = {
  site: { brand: "Passerelle" },
  messages: { "menu.news": "Actu", "menu.services": "Services", "posts.title": "Nos actualités" },
} as unknown as LocaleData;

function page(part: object): PageContext {
  return { locale: "fr", ...part } as PageContext;
}

test("a post has both parts of its title, its date in its language, and its own tile", () => {
  const content = {
    seed: "nouveau-site",
    title: ["Un site, ", { type: "strong", children: ["ouvert"] }],
    date: "2026-11-03",
  };
  const card = socialCard(page({ page: "post", content }), data);
  expect(card).toEqual({
    seed: "nouveau-site",
    brand: "Passerelle",
    label: "Actu · 3 novembre 2026",
    title: ["Un site,", "ouvert"],
  });
  expect(socialCardText(card)).toBe("Un site, ouvert – Actu · 3 novembre 2026 – Passerelle");
  expect(socialCard(page({ page: "post", locale: "en", content }), data).label).toBe("Actu · 3 November 2026");
});

test("a service has the label of the services and its own tiles", () => {
  const content = { seed: "finances", heading: ["Des chiffres"] };
  expect(socialCard(page({ page: "service", content }), data)).toMatchObject({
    seed: "finances",
    label: "Services",
    title: ["Des chiffres", ""],
  });
});

test("a tag's name is the title, the blog's the label", () => {
  const content = { heading: ["Nos actualités : Finances"], tag: { id: "finance", label: "Finances", path: "/" } };
  expect(socialCard(page({ page: "tag", content }), data)).toMatchObject({
    seed: "finance",
    label: "Nos actualités",
    title: ["", "Finances"],
  });
});

test("pages of one list have equal cards, so they share an image", () => {
  const list = (path: string) =>
    page({ page: "blog", path, content: { heading: ["Nos ", { type: "strong", children: ["actualités"] }] } });
  expect(socialCard(list("/fr/blog/2/"), data)).toEqual(socialCard(list("/fr/blog/"), data));
});
