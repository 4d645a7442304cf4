import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { plainText, type RichText } from "#engine/pages/data/content-tree.ts";
import { type PageData, pageDataUrl } from "#engine/pages/data/page-data.ts";
import { languageIn } from "#site/languages/languages.ts";

/** What a visitor must see of the page of a path with its locale prefix, by what lies in a build's folder. */
export async function pageFacts(folder: string, path: string) {
  const { context } = JSON.parse(await readFile(join(folder, pageDataUrl(path)), "utf8")) as PageData;
  const { head, locale, content } = context;
  const { title, heading: own = [] } = content as { readonly title?: RichText; readonly heading?: RichText };
  const heading = plainText(title ?? own);
  return { title: head.title, heading, language: languageIn(locale).tag };
}

/** The same of the build of the run. */
export function builtPage(path: string) {
  return pageFacts(inject("siteFolder"), path);
}
