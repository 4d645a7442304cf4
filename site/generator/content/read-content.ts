import { type Locale, locales } from "../../i18n/site-locales.ts";
import type { Content } from "./content.ts";
import { type ContentFiles, readContentFiles } from "./content-files.ts";
import { cookieTable } from "./cookie-table.ts";
import { directiveReader } from "./directives.ts";
import { type PictureFile, readPictures } from "./pictures.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readMessages } from "./read-messages.ts";
import { readPages } from "./read-pages.ts";
import { readPosts } from "./read-posts.ts";
import { type SiteConfiguration, siteSchema, tagsSchema } from "./site-schema.ts";
import type { TextEnvironment } from "./text-reader.ts";
import { substitute } from "./variables.ts";
import { validate } from "./validate.ts";
import { readYaml, type YamlSource } from "./yaml-source.ts";

/** Content that was read and checked, but for its links, which depend on the pages made of it. */
export interface ReadContent {
  readonly content: Content;
  readonly files: ContentFiles;
  readonly pictures: readonly PictureFile[];
}

/**
 * Reads a content folder.
 *
 * @param folder the owner's folder
 * @param cache where finished pictures are kept between builds
 * @throws {ContentError} with every mistake of every file
 */
export async function readContent(folder: string, cache: string): Promise<ReadContent> {
  const files = await readContentFiles(folder);
  const problems: Problem[] = [];
  const site = take(validate(siteSchema, yamlFile(files, "site.yaml", problems)), problems);
  const tags = take(validate(tagsSchema, yamlFile(files, "tags.yaml", problems)), problems);
  if (site === undefined || tags === undefined) throw new ContentError(problems);

  const sources = Object.fromEntries(
    locales.map((locale) => [locale, yamlFile(files, `messages/${locale}.yaml`, problems)]),
  ) as Record<Locale, YamlSource>;
  const missing = site.languages.missing;
  const messages = readMessages(sources, missing);
  const pictures = await readPictures(files, cache);
  const environment = textEnvironment(site, pictures.find);
  const pages = readPages(files, environment, missing);
  const posts = readPosts(files, environment, tags);
  problems.push(...messages.problems, ...pictures.problems, ...pages.problems, ...posts.problems);
  if (problems.length > 0) throw new ContentError(sortProblems(problems));

  return {
    content: {
      site: withBrand(site),
      tags,
      messages: messages.messages,
      pages: pages.pages,
      posts: posts.posts,
      notices: [...messages.notices, ...pages.notices],
    },
    files,
    pictures: pictures.files,
  };
}

/** Problems in the order in which one would mend them: file by file, from the top. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function yamlFile(files: ContentFiles, name: string, problems: Problem[]): YamlSource {
  const text = files.text(name);
  if (text === undefined) {
    problems.push({ file: name, line: 1, message: "the file is missing", mend: "put it back into the content folder" });
  }
  return readYaml(name, text ?? "");
}

function take<T>(result: { value: T } | { problems: readonly Problem[] }, problems: Problem[]): T | undefined {
  if ("value" in result) return result.value;
  problems.push(...result.problems);
  return undefined;
}

function textEnvironment(site: SiteConfiguration, picture: TextEnvironment["picture"]): (locale: Locale) => TextEnvironment {
  const services = site.consent.services.map((service) => service.name);
  return (locale) => ({
    values: site,
    picture,
    directive: directiveReader(services, cookieTable(site.consent.services, locale)),
  });
}

function withBrand(site: SiteConfiguration): SiteConfiguration {
  const fill = (text: string) => substitute(text, site).text;
  const { fr, en, pt } = site.description;
  return { ...site, description: { fr: fill(fr), en: fill(en), pt: fill(pt) } };
}
