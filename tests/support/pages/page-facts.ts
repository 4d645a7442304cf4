import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { languages } from "#engine/i18n/languages.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { type PageData, pageDataUrl } from "#engine/pages/data/page-data.ts";

/** What a visitor must see of a page, by what was built. */
export interface BuiltPage {
  readonly title: string;
  readonly heading: string;
  readonly language: string;
  readonly data: PageData;
}

/** The page of a path with its locale prefix, in a build's folder. */
export async function pageFacts(folder: string, path: string): Promise<BuiltPage> {
  const data = JSON.parse(await readFile(join(folder, pageDataUrl(path)), "utf8")) as PageData;
  const { head, locale, content } = data.context;
  const heading = plainText("title" in content ? content.title : content.heading);
  return { title: head.title, heading, language: languages[locale].tag, data };
}

/** The page of a path with its locale prefix, in the build of the run. */
export function builtPage(path: string): Promise<BuiltPage> {
  return pageFacts(inject("siteFolder"), path);
}
