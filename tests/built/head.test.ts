import { describe, expect, test } from "vitest";
import { CONTACT_TEXTS_FILE, type ContactTextsByLocale } from "#contact/message/contact-answer-texts.ts";
import { builtText } from "../support/setup/built-site.ts";
import { documentsIn, parseHtml } from "../support/setup/documents.ts";
import { languages, testMessages, testSite } from "../support/setup/test-content.ts";
import { attributes, only, readable, textOf } from "./queries.ts";

describe.each(languages)("every page in %s", async (language) => {
  const pages = await documentsIn(language);
  const site = await testSite();

  test("[L4] has a title that follows the template", async () => {
    const template = (await testMessages(language))["page-title"] ?? "";
    expect(template).toMatch(/^\{page\} - /);
    for (const [path, document] of pages) {
      expect(document.title, path).toMatch(/^\S/);
      expect(document.title.endsWith(template.replace("{page}", "")), path).toBe(true);
    }
  });

  test("[L4] has the name and the description of the site among its metadata", () => {
    for (const [path, document] of pages) {
      expect(attributes(document, "meta[property='og:site_name']", "content"), path).toEqual([site.brand]);
      expect(textOf(only(document, "footer")), path).toContain(readable(site.description[language]));
    }
    const home = [...pages].filter(([path]) => path === `/${language}/`).map(([, document]) => document);
    const data = home.flatMap((document) => [...document.querySelectorAll("script[type='application/ld+json']")]);
    const said = data.map((block) => JSON.parse(block.textContent ?? "") as { readonly description?: string });
    expect(said.map(({ description = "" }) => readable(description))).toContain(readable(site.description[language]));
  });

  test("[L4] has a title and a description that no other page of the language has", () => {
    const own = pages.filter(([path]) => path.startsWith(`/${language}/`));
    for (const texts of [
      own.map(([, { title }]) => title),
      own.flatMap(([, document]) => attributes(document, "meta[name=description]", "content")),
    ]) {
      expect(texts).toHaveLength(own.length);
      expect(texts.filter((text, index) => text.trim() === "" || texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test("[L4] has one main heading, and a title and a preview for where it is shared", () => {
    for (const [path, document] of pages) {
      expect(textOf(only(document, "h1")), path).not.toBe("");
      expect(attributes(document, "meta[property='og:title']", "content"), path).toEqual([document.title]);
      expect(attributes(document, "meta[property='og:description']", "content"), path).toEqual(
        attributes(document, "meta[name=description]", "content"),
      );
      expect(attributes(document, "meta[property='og:image']", "content")[0], path).toMatch(/^https:\/\/.*\.png$/);
    }
  });
});

test("[L4] documents that are no pages have titles after the template, too: moved, gone, not found, refused by the server", async () => {
  const template = readable((await testMessages("fr"))["page-title"] ?? "").replace("{page}", "");
  const files = [
    "/avant/index.html",
    "/fr/archives/nouveau-site/index.html",
    "/404.html",
    "/en/404.html",
    "/pt/410.html",
  ];
  const documents = await Promise.all(files.map(async (file) => parseHtml(await builtText(file)).title));
  const answers = Object.values(JSON.parse(await builtText(`/${CONTACT_TEXTS_FILE}`)) as ContactTextsByLocale);
  const titles = [...documents, ...answers.flatMap((texts) => [texts?.title ?? "", texts?.errorTitle ?? ""])];
  expect(titles).toHaveLength(files.length + 6);
  expect(titles.filter((title) => !readable(title).endsWith(template) || readable(title) === template)).toEqual([]);
});
