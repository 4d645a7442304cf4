import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { builtManifest } from "../support/setup/built-site.ts";
import { type ContentChange, changedBuild, postFile } from "../support/setup/changed-build.ts";
import { testSite } from "../support/setup/test-content.ts";
import { alternatesOf, attributes, only, textOf } from "./queries.ts";

const ORIGIN = "https://www.elsewhere.example";

/** A photograph with the place where it was taken. Each colour is another file. */
async function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 9/1 0/1" } })
    .jpeg()
    .toBuffer();
}

/** The files of a post that is public or not: a picture and a document. */
async function mediaOf(name: string, background: string): Promise<Record<string, ContentChange>> {
  return {
    [`media/${name} (1).JPG`]: await photograph(background),
    [`media/${name}.pdf`]: `%PDF-1.7 ${name}`,
  };
}

const showing = (name: string) => `\n![-](${name} (1).JPG)\n\n[The guide](${name}.pdf)\n`;

const newPosts = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((day) => [
    `posts/en/extra-${day}.md`,
    postFile(`Extra ${day}`, `2019-01-0${day}`, "tags: [real-estate]"),
  ]),
);

const changes = {
  ...newPosts,
  ...(await mediaOf("public", "#208020")),
  ...(await mediaOf("unfinished", "#a02020")),
  ...(await mediaOf("unfinished-to-come", "#a06020")),
  ...(await mediaOf("unfinished-withdrawn", "#a09020")),
  ...(await mediaOf("unfinished-unused", "#a0c020")),
  "posts/en/extra-2.md": postFile("Extra 2", "2019-01-02", "tags: [real-estate]") + showing("public"),
  "posts/en/unfinished.md":
    postFile("Unfinished", "2019-03-01", "tags: [finance]\ndraft: true") + showing("unfinished"),
  "posts/en/unfinished-to-come.md":
    postFile("Unfinished, to come", "2099-01-01", "tags: [real-estate, finance, rare]\nkey: in-two-languages") +
    showing("unfinished-to-come"),
  "posts/en/unfinished-withdrawn.md":
    postFile("Unfinished, gone", "2019-03-01", "tags: [finance]\nexpires: 2020-01-01") +
    showing("unfinished-withdrawn"),
  "posts/pt/em-duas-linguas.md": postFile("Em duas línguas", "2019-03-02", "tags: [finance]\nkey: in-two-languages"),
  "posts/en/extra-7.md": postFile("Extra 7", "2019-01-07", "tags: [real-estate, finance]"),
  "posts/en/extra-1.md": postFile("Extra 1", "2019-01-01", "tags: [real-estate]\naliases: [/en/before, /old.html]"),
  "pages/presentation/pt.md": (text: string) => text.replace("title:", "aliases: [/pt/antiga%20p%C3%A1gina/]\ntitle:"),
  "tags.yaml": (text: string) =>
    text.replace(/^(health: \{.*)\}/m, "$1, aliases: [/fr/tag/bien-etre/]}\nrare: { fr: Rare, en: Seldom, pt: Raro }"),
  "published.txt": "/en/unfinished-withdrawn/\n/fr/adieu/\n/pt/adeus/ -\n",
};
const site = await changedBuild(changes, { options: ["--site-url", ORIGIN] });

describe("a tag with more posts than a page holds", () => {
  test("[R11] has a second page, with its neighbours, its number in the title and the rest of the posts", async () => {
    const [first, second] = [await site.page("/en/tag/real-estate/"), await site.page("/en/tag/real-estate/2/")];
    expect(first.querySelectorAll("main article")).toHaveLength(6);
    expect(attributes(first, "main a[rel=next]", "href")).toEqual(["/en/tag/real-estate/2/"]);
    expect(attributes(first, "head link[rel=next]", "href")).toEqual([`${ORIGIN}/en/tag/real-estate/2/`]);
    expect(attributes(second, "main a[rel=prev]", "href")).toEqual(["/en/tag/real-estate/"]);
    expect(attributes(second, "head link[rel=prev]", "href")).toEqual([`${ORIGIN}/en/tag/real-estate/`]);
    expect(first.title).not.toContain("page 1 of");
    expect(second.title).toContain("page 2 of 2");
    expect(second.querySelectorAll("main article").length).toBeGreaterThan(0);
  });
});

describe("a page of the list that only one language has", () => {
  test("[R10] names no versions that are not there, and its switcher leads to the others' lists", async () => {
    const page = await site.page("/en/blog/3/");
    expect(alternatesOf(page)).toEqual({ en: `${ORIGIN}/en/blog/3/` });
    expect(attributes(page, "header a[hreflang]", "href")).toEqual(["/fr/blog/", "/pt/blog/"]);
    expect(page.title).toContain("page 3 of 3");
  });
});

test("only what a published text shows or offers is published: nothing of drafts, posts to come, withdrawn ones, and none", async () => {
  const shipped = new Set(Object.keys((await builtManifest()).files));
  const added = Object.keys(site.manifest.files).filter((path) => !shipped.has(path) && !path.includes("/social/"));
  const media = added.filter((path) => /^\/(?:assets\/media|documents)\//.test(path));
  expect(media.map((path) => path.replace(/[0-9a-f]{12}/, "…")).sort()).toEqual([
    "/assets/media/…-64.avif",
    "/assets/media/…-64.jpeg",
    "/assets/media/…-64.webp",
    "/documents/public.pdf",
  ]);
  for (const path of media) expect(await site.text(path), path).not.toMatch(/Exif|GPS/);
  const page = await site.page("/en/extra-2/");
  expect(textOf(only(page, 'a[href="/documents/public.pdf"]'))).toBe("The guide (PDF, 1 kB)");
});

test("[R22] drafts, posts to come and withdrawn posts are nowhere", async () => {
  const places = [
    "/en/blog/",
    "/en/blog/2/",
    "/en/blog/3/",
    "/en/tag/finance/",
    "/en/tag/finance/2/",
    "/sitemap.xml",
    "/en/feed.xml",
    "/pt/em-duas-linguas/",
    "/en/extra-7/",
  ];
  for (const place of places) expect(await site.text(place), place).not.toMatch(/unfinished/i);
  expect(Object.keys(site.manifest.files).filter((path) => /unfinished|tag\/rare/.test(path))).toEqual([]);
  expect(await site.text("/en/tag/")).not.toContain("Seldom");
});

describe("addresses of the past", () => {
  test("[R21] lead to the post, the page or the tag that has another one now", () => {
    expect(site.manifest.redirects).toMatchObject({
      "/en/before/": "/en/extra-1/",
      "/old.html": "/en/extra-1/",
      "/pt/antiga página/": "/pt/apresentacao/",
      "/fr/tag/bien-etre/": "/fr/tag/health/",
      "/tag/bien-etre/": "/fr/tag/health/",
    });
  });

  test("have a small page for hosts without rules, in their language, that neither lists nor search engines see", async () => {
    const page = await site.page("/pt/antiga página/");
    expect(page.documentElement.lang).toBe("pt-PT");
    expect(attributes(page, "meta[http-equiv=refresh]", "content")).toEqual(["0; url=/pt/apresentacao/"]);
    expect(attributes(page, "link[rel=canonical]", "href")).toEqual([`${ORIGIN}/pt/apresentacao/`]);
    expect(attributes(page, "meta[name=robots]", "content")).toEqual(["noindex"]);
    expect(attributes(page, "a", "href")).toEqual(["/pt/apresentacao/"]);
    expect((await site.page("/old.html")).documentElement.lang).toBe("en");
    const { files } = site.manifest;
    for (const path of ["/en/before/", "/old.html", "/pt/antiga página/"]) expect(files[path]).toBeUndefined();
    expect(await site.text("/sitemap.xml")).not.toMatch(/before|antiga|old\.html/);
  });

  test("[R21] are gone where no text has them any more, and after a post's last day; a tab asks for their documents", () => {
    const { gone } = site.manifest;
    for (const path of ["/pt/adeus/", "/fr/adieu/", "/adieu/", "/en/unfinished-withdrawn/"]) {
      expect(gone).toContain(path);
      expect(gone).toContain(`/assets/data${path}index.json`);
    }
    expect(gone).toContain("/assets/data/en/before/index.json");
    expect(gone).not.toContain("/en/unfinished/");
  });
});

test("[P2] new posts and texts leave the hash of the client bundle as it was", async () => {
  expect(site.manifest.hash).toBe((await builtManifest()).hash);
});

test("another address of the site is in every absolute link", async () => {
  const { url } = await testSite();
  for (const path of [
    "/en/",
    "/fr/contact/",
    "/sitemap.xml",
    "/pt/feed.xml",
    "/robots.txt",
    "/.well-known/security.txt",
  ]) {
    const text = await site.text(path);
    expect(text, path).toContain(ORIGIN);
    expect(text, path).not.toContain(url);
  }
});
