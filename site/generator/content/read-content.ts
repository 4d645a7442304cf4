import { type Locale, locales } from "../../i18n/site-locales.ts";
import { accessibilityRate, accessibilityStatus } from "./accessibility-status.ts";
import { consentProblems } from "./check-consent.ts";
import { checkLinks } from "./check-links.ts";
import type { Content } from "./content.ts";
import { type ContentFiles, readContentFiles } from "./content-files.ts";
import { controlCharacters } from "./control-characters.ts";
import { cookieTable } from "./cookie-table.ts";
import { directiveReader } from "./directives.ts";
import type { PictureFile } from "./finished-picture.ts";
import { knownPaths } from "./known-paths.ts";
import { readPictures } from "./pictures.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readMessages } from "./read-messages.ts";
import { readPages } from "./read-pages.ts";
import { readPosts } from "./read-posts.ts";
import { type SiteConfiguration, siteSchema, tagsSchema } from "./site-schema.ts";
import type { TextEnvironment } from "./text-reader.ts";
import { typeset } from "./typography.ts";
import { validate } from "./validate.ts";
import { substitute } from "./variables.ts";
import { readYaml, type YamlSource } from "./yaml-source.ts";

/** Content that was read and checked, and the pictures it shows. */
export interface ReadContent {
  readonly content: Content;
  readonly pictures: readonly PictureFile[];
}

/**
 * Reads a content folder.
 *
 * @param folder the owner's folder
 * @param cache where finished pictures are kept between builds
 * @param options.drafts whether drafts will be shown, so that texts may link to them
 * @throws {ContentError} with every mistake of every file
 */
export async function readContent(
  folder: string,
  cache: string,
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<ReadContent> {
  const files = await readContentFiles(folder);
  const problems: Problem[] = [];
  const siteSource = yamlFile(files, "site.yaml", problems);
  const tagsSource = yamlFile(files, "tags.yaml", problems);
  const site = take(validate(siteSchema, siteSource), problems);
  const tags = take(validate(tagsSchema, tagsSource), problems);
  if (site !== undefined) problems.push(...consentProblems(site, siteSource));

  const sources = Object.fromEntries(
    locales.map((locale) => [locale, yamlFile(files, `messages/${locale}.yaml`, problems)]),
  ) as Record<Locale, YamlSource>;
  const missing = site?.languages.missing ?? "error";
  const messages = readMessages(sources, missing);
  const pictures = await readPictures(files, cache);
  const environment = textEnvironment(siteSource.value, site, pictures.find);
  const pages = readPages(files, environment, missing);
  const posts = readPosts(files, environment, tags ?? tagsSource.value ?? {});
  const published = posts.posts.filter((post) => drafts || !post.draft);
  const links = checkLinks(files, knownPaths(published, Object.keys(tags ?? {})));
  problems.push(...messages.problems, ...pictures.problems, ...pages.problems, ...posts.problems, ...links);
  problems.push(...controlCharacters(files));
  if (problems.length > 0 || site === undefined || tags === undefined) throw new ContentError(sortProblems(problems));

  return {
    content: {
      site: setSite(site),
      tags,
      messages: messages.messages,
      pages: pages.pages,
      posts: posts.posts,
      notices: [...messages.notices, ...pages.notices],
    },
    pictures: pictures.files,
  };
}

/** Problems in the order in which one would mend them: file by file, from the top. */
function sortProblems(problems: readonly Problem[]): Problem[] {
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

/** What texts may refer to. `values` is site.yaml as written: texts are checked even where it has mistakes. */
function textEnvironment(
  values: unknown,
  site: SiteConfiguration | undefined,
  picture: TextEnvironment["picture"],
): (locale: Locale) => TextEnvironment {
  const services = site?.consent.services ?? [];
  const names = services.map((service) => service.name);
  return (locale) => ({
    values: withAccessibility(values, site, locale),
    picture,
    directive: directiveReader(names, cookieTable(services, locale)),
  });
}

/** The values of `site.yaml` with the declared accessibility in words and its rate; both empty where the file is wrong. */
function withAccessibility(values: unknown, site: SiteConfiguration | undefined, locale: Locale): unknown {
  const { accessibility: declared = {}, ...others } = {
    ...(values as { readonly accessibility?: object } | undefined),
  };
  const status = site ? accessibilityStatus(site.accessibility, locale) : "";
  const rate = site ? accessibilityRate(site.accessibility) : "";
  return { ...others, accessibility: { ...declared, status, rate } };
}

/** The identity with its texts set: the brand filled in, apostrophes and spaces as a printer would have them. */
function setSite(site: SiteConfiguration): SiteConfiguration {
  const text = (value: string, locale: Locale) => typeset(substitute(value, site).text, locale);
  const { france, portugal } = site.offices;
  const address = <Office extends typeof france | typeof portugal>(office: Office, locale: Locale): Office => ({
    ...office,
    street: text(office.street, locale),
    street2: text(office.street2, locale),
    city: text(office.city, locale),
  });
  const { fr, en, pt } = site.description;
  return {
    ...site,
    description: { fr: text(fr, "fr"), en: text(en, "en"), pt: text(pt, "pt") },
    offices: { france: address(france, "fr"), portugal: address(portugal, "pt") },
  };
}
