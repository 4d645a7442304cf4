import { type Locale, translationSetup } from "../../i18n/site-locales.ts";
import { blogPath, pagePath } from "../../page-paths/paths.ts";
import { type Alias, oldAddresses } from "./addresses/aliases.ts";
import type { OldAddress } from "./addresses/old-address.ts";
import type { Content, Localized } from "./content.ts";
import { type PageText, pageSchemas, type TextPageId } from "./page-schemas.ts";
import type { ContentFiles } from "./source/content-files.ts";
import { readFrontMatter } from "./source/front-matter.ts";
import { nearest } from "./source/nearest.ts";
import type { Problem } from "./source/problem.ts";
import { slugOf } from "./source/slug.ts";
import { validate } from "./source/validate.ts";
import { type TextEnvironment, textReader } from "./text/text-reader.ts";

/** The result of reading the page files. */
interface ReadPages {
  readonly pages: Content["pages"];
  /** Old addresses of pages. */
  readonly aliases: readonly Alias[];
  readonly problems: readonly Problem[];
  readonly notices: readonly Problem[];
}

const idleReader = { plain: String, rich: () => [], blocks: () => [] };
const pageIds = Object.keys(pageSchemas(idleReader)) as TextPageId[];

/** Reads `pages/<page>/<locale>.md` for every page and locale. */
export function readPages(
  files: ContentFiles,
  environment: (locale: Locale) => TextEnvironment,
  missing: "error" | "fallback",
): ReadPages {
  const problems: Problem[] = [];
  const notices: Problem[] = [];
  const aliases: Alias[] = [];
  const fallback = translationSetup.fallbackLocale;
  const strays = strayPages(files);
  const misplaced = new Set(strays.flatMap((stray) => (stray.id === "page-misplaced" ? [stray.values.write] : [])));
  const versions = (page: TextPageId): Partial<Record<Locale, Localized<PageText>>> => {
    const own: Partial<Record<Locale, Localized<PageText>>> = {};
    for (const locale of translationSetup.locales) {
      const file = `pages/${page}/${locale}.md`;
      const source = files.text(file);
      if (source !== undefined) {
        const read = readPage(page, file, source, locale, environment, problems);
        if (read) own[locale] = { text: read.text, textLocale: locale };
        const to = page === "blog" ? blogPath(locale) : pagePath(page, locale);
        aliases.push(...(read?.aliases ?? []).map((alias) => ({ ...alias, file, to })));
        continue;
      }
      // A file of the wrong name is its own mistake, and this page's text.
      if (misplaced.has(file)) continue;
      if (missing === "error" || locale === fallback) {
        problems.push({ file, line: 1, id: "page-untranslated", values: { write: file } });
      } else {
        notices.push({ file, line: 1, id: "page-shown-in-another", values: { locale: fallback, write: file } });
      }
    }
    const stand = own[fallback];
    if (stand) for (const locale of translationSetup.locales) own[locale] ??= stand;
    return own;
  };
  const pages = Object.fromEntries(pageIds.map((page) => [page, versions(page)])) as unknown as Content["pages"];
  return { pages, aliases, problems: [...problems, ...strays], notices };
}

function readPage(
  page: TextPageId,
  file: string,
  source: string,
  locale: Locale,
  environment: (locale: Locale) => TextEnvironment,
  problems: Problem[],
): { readonly text: PageText; readonly aliases: readonly OldAddress[] } | undefined {
  const parts = readFrontMatter(file, source);
  if (!("source" in parts)) {
    problems.push(parts);
    return undefined;
  }
  const reader = textReader(file, source, locale, environment(locale), problems);
  const result = validate(pageSchemas(reader)[page], parts.source);
  if ("problems" in result) {
    problems.push(...result.problems);
    return undefined;
  }
  const { aliases = [], ...texts } = { aliases: undefined, ...result.value };
  return {
    text: { ...texts, body: reader.blocks(parts.body) } as PageText,
    aliases: oldAddresses(parts.source, aliases),
  };
}

/** Files that no page shows. One whose name is a little wrong is the missing file that it was meant to be. */
function strayPages(files: ContentFiles): Problem[] {
  const known = pageIds.flatMap((page) => translationSetup.locales.map((locale) => `pages/${page}/${locale}.md`));
  const missing = known.filter((file) => files.text(file) === undefined);
  return files
    .list("pages/")
    .filter((file) => !known.includes(file))
    .map((file) => {
      const near = nearest(file, missing);
      const folder = slugOf(file.split("/")[1] ?? "");
      return near === undefined
        ? {
            file,
            line: 1,
            id: "page-stray",
            values: { write: `posts/${translationSetup.fallbackLocale}/${folder}.md` },
          }
        : { file, line: 1, id: "page-misplaced", values: { write: near } };
    });
}
