import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { PostFacts } from "../model/content.ts";
import type { Problem } from "../source/problem.ts";
import { addressSources, pageAddress, postFacts } from "../test-support/post-facts.ts";
import { type LinkingFile, linkCheck, siteLink, withoutLinks } from "./check-links.ts";

const led = (address: string, locale = "fr", origin = "https://www.site.example") =>
  siteLink(address, translation, locale, origin);

test.each([
  "https://www.site.example/fr/contact/",
  "https://site.example/fr/contact/",
  "http://site.example/fr/contact/",
  "//site.example/fr/contact/",
  "HTTPS://WWW.Site.EXAMPLE/fr/contact/",
  "https://www.site.example:443/fr/contact/",
  "http://site.example:80/fr/contact/",
  "https://www.site.example./fr/contact/",
  "https://site.example/fr/../fr/./contact/",
  "/fr/%63ontact/",
  "/en/../fr/contact/",
])("%s is the page /fr/contact/ of the site https://www.site.example", (address) => {
  expect(led(address)?.path).toBe("/fr/contact/");
  expect(led(address)?.href).toMatch(/^\/fr\/(?:c|%63)ontact\/$/);
});

test.each([
  "https://autre.example/fr/contact/",
  "https://site.example.org/fr/contact/",
  "https://blog.site.example/fr/contact/",
  "https://site.example:8443/fr/contact/",
  "https://moi@site.example/fr/contact/",
  "//autre.example/",
  "/\\site.example/",
  "https:/site.example/fr/",
  "mailto:a@site.example",
  "tel:+33199002012",
  "#etapes",
  "contact/",
])("%s is no page of that site", (address) => expect(led(address)).toBeUndefined());

test.each([
  ["/contact/", "en", "/en/contact/"],
  ["/contact/?a=1#heures", "pt", "/pt/contact/"],
  ["/presentation/", "pt", "/pt/apresentacao/"],
  ["/", "en", "/en/"],
  ["https://site.example/", "en", "/en/"],
  ["/blog/", "en", "/en/blog/"],
  ["/contact/", "fr", "/fr/contact/"],
  ["/un-article/", "en", "/fr/un-article/"],
])("%s in a text of the language %s leads to %s", (address, locale, path) => {
  expect(led(address, locale)?.path).toBe(path);
});

test("a link keeps its query and its anchor, and loses the site's name", () => {
  expect(led("https://site.example/contact/?a=b#heures", "en")).toMatchObject({
    href: "/en/contact/?a=b#heures",
    path: "/en/contact/",
    anchor: "heures",
  });
});

test("while nobody knows the site's address, no whole address is the site's", () => {
  expect(siteLink("https://site.example/fr/", translation, "fr")).toBeUndefined();
  expect(siteLink("/fr/", translation, "fr")?.path).toBe("/fr/");
});

test("whatever is written, a browser on the site takes the link where it is drawn to lead", () => {
  const origin = "https://site.example";
  const part = fc.constantFrom(..."/ // \\ . .. site.example www. :80 https: a @ ? # %2e".split(" "));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = parts.join("");
      const own = led(address, "fr", origin);
      fc.pre(own !== undefined);
      const { host } = new URL(own?.href ?? "", origin);
      expect(host).toBe("site.example");
      expect(new URL(address, origin).hostname.replace(/^www\.|\.+$/g, "")).toBe("site.example");
    }),
  );
});

describe("links to what is there, was there, and will be there", () => {
  const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", { tags: [], ...more });
  const PUBLIC = post("public");
  const COMING = post("coming", { date: "2026-12-01", tags: ["new-tag"] });
  const DRAFT = post("draft", { draft: true });
  const OVER = post("over", { expires: "2026-11-22", tags: ["old-tag"] });
  const sources = addressSources([PUBLIC, COMING, DRAFT, OVER], {
    pages: [pageAddress("notre-equipe"), pageAddress("bientot", true)],
    tags: ["new-tag", "old-tag"],
  });
  const unread = ["posts/fr/broken.md", "pages/service-broken/fr.md", "pages/broken/pt.md"];
  const check = linkCheck(sources, unread, false, { "/fr/before/": "/fr/public/" });
  const preview = linkCheck(sources, [], true);

  const linking = (address: string, from?: PostFacts): LinkingFile => ({
    file: from?.file ?? "pages/home/fr.md",
    text: `Un texte.\n\n[un lien](${address})\n`,
    links: [led(address) ?? []].flat(),
    days: from,
  });
  const anchorsOf = (path: string) => (path.endsWith("/public/") ? ["etapes"] : undefined);
  const told = (problems: readonly Problem[]) => problems.map(({ line, id }) => `${line}: ${id}`);
  const said = (address: string, from = check) => told(from.problems(linking(address), anchorsOf));

  test.each([
    ["/fr/nothing/", "link-to-nothing"],
    ["/en/services/nothing/", "link-to-nothing"],
    ["/fr/tag/other-tag/", "link-to-nothing"],
    ["/fr/public/#etape", "anchor-to-nothing"],
    ["/public?a=1", "link-misspelled"],
    ["/fr/before/", "link-to-an-old-address"],
  ])("%s leads to what will never be there: an error", (address, id) => {
    expect(said(address)).toEqual([`3: ${id}`]);
  });

  test("each line that has such a link is named, and none that has a longer address", () => {
    const text = "[a](/fr/public/)\n[b](/fr/public)\n\n[c](/fr/public/#x)\n\n[b]: /fr/public\n[d](</fr/public>)\n";
    const links = [led("/fr/public") ?? []].flat();
    const problems = check.problems({ ...linking("/"), text, links }, anchorsOf);
    expect(told(problems)).toEqual(["2: link-misspelled", "6: link-misspelled", "7: link-misspelled"]);
  });

  test.each([
    ...["/fr/public/", "/fr/public/#etapes", "/fr/notre-equipe/#x", "https://other.example/"],
    ...["/fr/broken/", "/fr/services/of-a-broken-page/", "/pt/of-a-broken-page/", "/fr/tag/old-tag/"],
  ])("%s leads to what is there, or may be: it is drawn, and nothing is said", (address) => {
    expect([said(address), check.notes(linking(address)), check.notYet(linking(address))]).toEqual([[], [], []]);
  });

  test.each(["/fr/coming/", "/coming/", "/fr/draft/", "/fr/bientot/", "/fr/tag/new-tag/"])(
    "%s leads to what is not public yet: until then it is not drawn, and that is noted (D46)",
    (address) => {
      expect(said(address)).toEqual([]);
      expect(told(check.notes(linking(address)))).toEqual(["3: link-too-early"]);
      expect(check.notYet(linking(address))).toHaveLength(1);
      // Nobody sees a text that is not public itself, and a preview shows what is not public.
      expect(check.notes(linking(address, COMING))).toEqual([]);
      expect([said(address, preview), preview.notes(linking(address)), preview.notYet(linking(address))]).toEqual(
        Array(3).fill([]),
      );
    },
  );

  test("[R22] a link to a withdrawn article stops no build: it is told", () => {
    expect(said("/fr/over/")).toEqual([]);
    const values = { link: "/fr/over/", day: "2026-11-22" };
    const note = { file: "pages/home/fr.md", line: 3, id: "link-to-withdrawn", values };
    expect(check.notes(linking("/fr/over/"))).toEqual([note]);
  });

  test("the words of a link that is not drawn stay, with their marks, in whatever holds it", () => {
    const link = { type: "link", href: "/fr/coming/", children: ["la ", { type: "strong", children: ["suite"] }] };
    const other = { type: "link", href: "/fr/public/", children: ["ici"] };
    const content = { lead: ["Lire ", link, "."], body: [{ type: "list", items: [[{ children: [link, other] }]] }] };
    expect(withoutLinks(content, ["/fr/coming/"])).toEqual({
      lead: ["Lire ", ...link.children, "."],
      body: [{ type: "list", items: [[{ children: [...link.children, other] }]] }],
    });
  });
});
