import { expect, test } from "vitest";
import { madeUpContent, site } from "../../test-support/made-up-site.ts";
import { POST, post, replacing } from "../test-support/mistake.ts";
import { soundContentOf } from "../test-support/sound-content.ts";

const { contentWith, problemsOf } = await soundContentOf(site, madeUpContent);

/** What one run says of a file: each problem by its line, its name, and the field that it is about. */
async function said(changes: Parameters<typeof problemsOf>[0], file: string): Promise<readonly string[]> {
  const { problems } = await problemsOf(changes, file);
  return problems
    .filter((problem) => problem.file === file)
    .map(({ line, id, field = [] }) => `${line} ${id} ${field.join(".")}`.trim());
}

test("an article that another program exported has all its mistakes named in one run", async () => {
  const head = [
    "id: 12",
    "title:Un titre",
    "date: 2018-08-02T03:24:08.000Z",
    "author: admin",
    'excerpt: ""',
    "layout: post",
    'guid: "https://www.ancien.example/?p=12"',
    "permalink: /2018/08/un-titre/",
    "categories:",
    "  - Actualités",
    'aliases: ["/?p=12"]',
  ];
  const text = `---\n${head.join("\n")}\n---\n\nUn [lien](/nulle-part/) et **un signe.\n`;
  expect(await said({ [POST]: text }, POST)).toEqual(
    expect.arrayContaining([
      "2 key-unknown id",
      "3 line-not-understood",
      "4 not-a-date date",
      "5 key-unknown author",
      "6 key-unknown excerpt",
      "7 key-unknown layout",
      "8 key-unknown guid",
      "9 key-unknown permalink",
      "10 key-unknown categories",
      "2 key-missing tags",
      "2 value-empty description",
      "12 old-address-of-the-home-page aliases.0",
      "15 link-to-nothing",
      "15 markup-alone",
    ]),
  );
});

test("a page has the mistakes of its settings and of its text named in one run", async () => {
  const page = "pages/service-finance/fr.md";
  const change = (text: string) =>
    `${text.replace(/^slug: .*$/m, "slug: Été à Porto\nautor: x\nguid: y")}\n[Suite](/fr/rien/) **un\n`;
  const ids = (await said({ [page]: change }, page)).map((line) => line.split(" ").slice(1).join(" "));
  expect(ids).toEqual(
    expect.arrayContaining([
      "not-a-name slug",
      "key-unknown autor",
      "key-unknown guid",
      "link-to-nothing",
      "markup-alone",
    ]),
  );
});

test("every mistake of site.yaml is named, and hides none of another file", async () => {
  const changes = {
    "site.yaml": (text: string) =>
      text.replace(/^brand: .*$/m, "brand = Maison\nfoo: 1\nbar: 2").replace(/^since: .*$/m, "since: hier"),
    "tags.yaml":
      "company: { fr: La société, en: The company, pt: A empresa, xx: y, yy: z }\nÉté: { fr: a, en: b, pt: c }\n",
    "messages/fr.yaml": "extra: x\nother: y\n",
    [POST]: post.replace("Un texte.", "Un **texte."),
  };
  const { problems } = await problemsOf(changes, POST);
  expect(problems.map(({ file, id, field = [] }) => `${file} ${id} ${field.join(".")}`.trim())).toEqual(
    expect.arrayContaining([
      "site.yaml line-not-understood",
      "site.yaml key-unknown foo",
      "site.yaml key-unknown bar",
      "site.yaml not-a-number since",
      "tags.yaml key-unknown company.xx",
      "tags.yaml key-unknown company.yy",
      "tags.yaml not-a-name Été",
      "messages/fr.yaml key-unknown extra",
      "messages/fr.yaml key-unknown other",
      "posts/fr/a.md markup-alone",
    ]),
  );
});

test("a misspelled name is read as the one that was meant: what is wrong with its value is said too", async () => {
  const text = post.replace("date: 2026-01-02", "dte: hier");
  expect(await said({ [POST]: text }, POST)).toEqual(["3 key-misspelled dte", "3 not-a-date dte"]);
});

test("a name that is there already is not proposed for an unknown one", async () => {
  const text = post.replace("title:", "titel: Encore\ntitle:");
  expect(await said({ [POST]: text }, POST)).toEqual(["2 key-unknown titel"]);
});

test("the site's own whole address is a link inside the site, in the language of the text", async () => {
  const url = "https://www.site.example";
  const settings = { "site.yaml": replacing(/^url: .*$/m, `url: ${url}`) };
  const links = `[un](http://site.example/fr/contact/#x) [deux](${url}/contact/) [trois](/contact/)`;
  const { problems } = await problemsOf({ ...settings, [POST]: `${post}\n[Suite](${url}/fr/nimporte/)\n` }, POST);
  expect(problems).toMatchObject([{ file: POST, id: "link-to-nothing", values: { link: `${url}/fr/nimporte/` } }]);
  const english = { "posts/en/a.md": `${post}\n${links.replace("#x", "")}\n` };
  const { content } = await contentWith({ ...settings, ...english });
  const body = JSON.stringify(content.posts.find(({ locale }) => locale === "en")?.body);
  expect([...body.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/fr/contact/",
    "/en/contact/",
    "/en/contact/",
  ]);
});
