import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { plainText, type RichText } from "#engine/pages/data/content-tree.ts";
import { type PageData, pageDataUrl } from "#engine/pages/data/page-data.ts";
import { languageIn } from "#site/languages/languages.ts";

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
  const { title, heading: own = [] } = content as { readonly title?: RichText; readonly heading?: RichText };
  const heading = plainText(title ?? own);
  return { title: head.title, heading, language: languageIn(locale).tag, data };
}

/** The page of a path with its locale prefix, in the build of the run. */
export function builtPage(path: string): Promise<BuiltPage> {
  return pageFacts(inject("siteFolder"), path);
}
