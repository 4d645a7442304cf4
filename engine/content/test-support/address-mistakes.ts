import type { ContentChanges } from "./changed-content.ts";
import { deleting, mistake, mistakesIn, POST, post, replacing, withLine, writeFor, writeSetting } from "./mistake.ts";

/** Mistakes with addresses: those of pages, and those of the past. */
export const addressMistakes = [
  ...mistakesIn(withLine, [
    ["aliases: [fr/ancien]", "not-an-old-address", writeFor("fr/ancien")],
    ["aliases: [/fr/contact/]", "old-address-of-a-page", deleting("/fr/contact/")],
  ]),
  mistake(
    "an old address of two articles",
    {
      [POST]: post.replace("tags:", "aliases: [/fr/x/]\ntags:"),
      "posts/fr/b.md": post.replace("tags:", "aliases: [/x/]\ntags:"),
    },
    "old-address-taken",
    deleting("/x/"),
    "aliases:",
  ),
  mistake(
    "an old address of a page that is another page",
    { "pages/contact/pt.md": replacing("title:", 'aliases: ["/pt/apresentacao/"]\ntitle:') },
    "old-address-of-a-page",
    deleting('"/pt/apresentacao/"'),
  ),
  mistake(
    "an old address of a theme that is its own",
    { "tags.yaml": "company: { fr: La société, en: The company, pt: A empresa, aliases: [/en/tag/company] }\n" },
    "old-address-of-a-page",
    deleting("/en/tag/company"),
  ),
  mistake(
    "a link to an old address",
    { [POST]: post.replace("tags:", "aliases: [/fr/x/]\ntags:"), "posts/fr/b.md": `${post}\n[Suite](/fr/x/)\n` },
    "link-to-an-old-address",
    writeFor("/fr/x/"),
    "[Suite]",
  ),
  // The slug of a page of the owner's: another page's, an article's, and none that an address could have.
  ...mistakesIn(ownPage, [
    ["contact", "address-taken", writeSetting, "slug:"],
    ["a", "address-taken", writeSetting, "slug:"],
    ["Été à Porto", "not-a-name", writeSetting, "slug:"],
  ]),
  mistake(
    "two pages with one address",
    { ...ownPage("page"), ...ownPage("page", "pages/z-page") },
    "address-taken",
    writeSetting,
    "slug:",
  ),
  mistake(
    "a page that is a draft in one of its languages",
    { ...ownPage("page"), "pages/own/fr.md": ownPageText("page").replace("lead:", "draft: true\nlead:") },
    "draft-in-some-languages",
    deleting(/.*\n?/),
  ),
  ...["pages/home/fr.md", "pages/blog/fr.md", "pages/not-found/fr.md"].map((file) =>
    mistake(
      `a draft of ${file}`,
      { [file]: (text: string) => text.replace("---\n", "---\ndraft: true\n") },
      "never-a-draft",
      deleting(/.*\n?/),
      "draft:",
    ),
  ),
  mistake(
    "a page with a place that there is not",
    { ...ownPage("page"), "pages/own/fr.md": ownPageText("page-fr").replace("lead:", "places: [header]\nlead:") },
    "not-one-of",
    writeFor("header"),
    "places:",
  ),
];

/** The text of a page of the owner's. */
function ownPageText(slug: string): string {
  const settings = {
    slug,
    name: "Nom",
    title: `Titre ${slug}`,
    description: "Une phrase.",
    heading: "Titre",
    lead: "Mots.",
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}: ${value}`);
  return ["---", "layout: text", ...lines, "---", "", "Un texte.", ""].join("\n");
}

/** A page of the owner's in three languages; the last file has the slug. */
function ownPage(slug: string, folder = "pages/own"): ContentChanges {
  return {
    [`${folder}/en.md`]: ownPageText(`${folder.slice("pages/".length)}-en`),
    [`${folder}/pt.md`]: ownPageText(`${folder.slice("pages/".length)}-pt`),
    [`${folder}/fr.md`]: ownPageText(slug),
  };
}
