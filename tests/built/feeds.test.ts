import { describe, expect, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments, parseXml } from "../support/setup/documents.ts";
import { languages, testPosts, testSite } from "../support/setup/test-content.ts";
import { attributes, readable } from "./queries.ts";

const tags = { fr: "fr", en: "en", pt: "pt-PT" } as const;

describe.each(languages)("the feed in %s", (language) => {
  const address = `/${language}/feed.xml`;
  const feed = async () => parseXml(await builtText(address)).documentElement;

  test("is Atom, and says what and where it is", async () => {
    const root = await feed();
    const { brand, url } = await testSite();
    expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(root.querySelector("feed > title")?.textContent).toContain(brand);
    expect(attributes(root, "feed > link[rel=self]", "href")).toEqual([url + address]);
    expect(attributes(root, "feed > link[rel=alternate]", "href")).toEqual([`${url}/${language}/blog/`]);
    expect((await builtManifest()).files[address]?.type).toBe("application/atom+xml; charset=utf-8");
  });

  test("says which language it is written in", async () => {
    expect((await feed()).getAttribute("xml:lang")).toBe(tags[language]);
  });

  test("has the posts of its language and no others, the newest first, with absolute links", async () => {
    const { url } = await testSite();
    const own = (await testPosts()).filter((post) => post.language === language);
    const entries = [...(await feed()).querySelectorAll("entry")];
    const links = entries.map((entry) => entry.querySelector("link")?.getAttribute("href"));
    expect([...links].sort()).toEqual(own.map(({ slug }) => `${url}/${language}/${slug}/`).sort());
    const dates = entries.map((entry) => entry.querySelector("published")?.textContent ?? "");
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(entries.map((entry) => entry.querySelector("id")?.textContent)).size).toBe(own.length);
  });

  test("says each post's title, date and description as its page does", async () => {
    const { url } = await testSite();
    const documents = await builtDocuments();
    for (const entry of (await feed()).querySelectorAll("entry")) {
      const path = (entry.querySelector("link")?.getAttribute("href") ?? "").slice(url.length);
      const page = documents.get(path);
      expect(readable(entry.querySelector("title")?.textContent ?? ""), path).toBe(
        readable(page?.querySelector("h1")?.textContent ?? ""),
      );
      const published = new Date(entry.querySelector("published")?.textContent ?? "");
      // A reader of feeds shows the day of where it runs.
      for (const timeZone of ["America/Los_Angeles", "Europe/Paris", "Asia/Tokyo"]) {
        expect(new Intl.DateTimeFormat("en-CA", { timeZone }).format(published), path).toBe(
          page?.querySelector("article time")?.getAttribute("datetime"),
        );
      }
      expect(page && attributes(page, "meta[name=description]", "content"), path).toEqual([
        entry.querySelector("summary")?.textContent,
      ]);
    }
  });

  test("[L3] is linked in the footer of every page of the language, as what it is", async () => {
    const { type = "" } = (await builtManifest()).files[address] ?? {};
    for (const [path, document] of await builtDocuments()) {
      if (!path.startsWith(`/${language}/`)) continue;
      const said = attributes(document, `footer a[href="${address}"]`, "type");
      expect(said, path).toEqual([type.split(";")[0]]);
    }
  });
});
