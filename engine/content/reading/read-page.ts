import type { Locale } from "../../i18n/language.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import { folderPath, isFixedPage, listPath, pagePath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { anchorsIn } from "../addresses/anchors.ts";
import type { LinkingFile } from "../addresses/check-links.ts";
import type { PageAddress } from "../model/content.ts";
import type { OldAddress } from "../model/old-address.ts";
import { addressesWithLines } from "../model/old-address.ts";
import { type PageText, pageSchema } from "../model/page-schemas.ts";
import { readFrontMatter } from "../source/front-matter.ts";
import type { Problem } from "../source/problem.ts";
import { validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";

/** A file of a page. */
export interface PageFile {
  readonly file: string;
  readonly page: AnyPage;
  readonly folder: string;
  readonly locale: Locale;
}

/** What a file of a page says. */
export interface ReadPage extends Pick<LinkingFile, "links"> {
  /** Its texts; undefined where one has errors. */
  readonly says?: PageText;
  /** Of the page; undefined where the file should say it, and does not. */
  readonly path: string | undefined;
  /** Where the file says it. */
  readonly address?: PageAddress | undefined;
  readonly oldAddresses: readonly OldAddress[];
  /** The files of the media folder that it shows and offers. */
  readonly media: readonly string[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads `pages/<folder>/<locale>.md`. */
export function readPage(own: PageFile, source: string, environment: TextEnvironment): ReadPage {
  const { file, page, locale } = own;
  const { translation } = environment;
  const fixed = fixedPath(translation, page, locale);
  const parts = readFrontMatter(file, source);
  if (!("source" in parts))
    return { path: fixed, oldAddresses: [], links: [], media: [], anchors: [], problems: [parts] };
  const problems: Problem[] = [];
  const address = addressIn(translation, own, parts.source);
  const reader = textReader(file, source, locale, environment, problems);
  const result = validate(pageSchema(page, reader), parts.source);
  const { aliases = [], ...texts } = "value" in result ? result.value : result.part;
  const says = reader.whole({ ...texts, body: reader.blocks(parts.body) });
  return {
    ...("value" in result ? { says: says as PageText } : {}),
    address,
    path: address?.path ?? fixed,
    links: reader.links(),
    media: [...reader.media],
    anchors: anchorsIn(says),
    oldAddresses: addressesWithLines(parts.source, aliases),
    problems: "value" in result ? problems : [...problems, ...result.problems],
  };
}

/** The address that a file says, so that a link to a page with mistakes is not an error; undefined for a page with a fixed path. */
function addressIn(
  translation: Routes,
  { page: { id: page, kind }, folder, locale }: PageFile,
  source: YamlSource,
): PageAddress | undefined {
  const slug = (source.value as { readonly slug?: unknown } | null | undefined)?.slug;
  if (typeof slug !== "string" || kind !== "folder") return undefined;
  const path = folderPath(translation, page, locale, slug);
  return { page, folder, path, ...source.at(["slug"]), slug, locale };
}

function fixedPath(translation: Routes, { id, kind }: AnyPage, locale: Locale): string | undefined {
  if (kind === "folder") return undefined;
  return isFixedPage(translation, id) ? pagePath(translation, id, locale) : listPath(translation, locale);
}
