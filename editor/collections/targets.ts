import { mediaKind } from "#engine/content/media/media-kinds.ts";
import type { Content } from "#engine/content/model/content.ts";
import { forLocale } from "#engine/i18n/language.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import { plainText, type RichText } from "#engine/pages/data/content-tree.ts";
import { tagPath } from "#engine/pages/paths/paths.ts";
import type { Targets } from "../contract/collections.ts";
import type { Option } from "../contract/forms.ts";
import type { SiteFacts } from "./site-facts.ts";

/**
 * The choices of an author beside the texts.
 *
 * @param content undefined where it cannot be read now
 * @param files those of the content folder
 */
export function targetsOf(content: Content | undefined, files: readonly string[]): Omit<Targets, "icon"> {
  const media = files.filter((path) => path.startsWith("media/")).map((path) => path.slice("media/".length));
  const documents = media.filter((name) => mediaKind(name) === "document");
  return {
    links: [
      ...(content === undefined ? [] : tagLinks(content)),
      ...documents.map((name) => ({ href: name, title: name, kind: "document" }) as const),
    ],
    embedServices: (content?.definition.settings?.textServices(content.site) ?? [])
      .filter(({ isProposed }) => isProposed)
      .map(({ name, title }) => ({ name, title })),
    tags: Object.entries(content?.tags ?? {}).map(([id, label]) => ({ id, label })),
  };
}

/** The pages of the tags that articles have. */
function tagLinks({ translation, posts, tags }: Content): Targets["links"] {
  return translation.locales.flatMap((language) => {
    const used = new Set(posts.filter(({ locale }) => locale === language).flatMap((post) => post.tags));
    return [...used].flatMap((id): Targets["links"] => {
      const title = tags[id] && forLocale(tags[id], language);
      return title ? [{ href: tagPath(translation, language, id), title, language, kind: "tag" }] : [];
    });
  });
}

/** The titles within a group of texts of a page, such as "home.doors", in the owner's language; none where there is no such group. */
export function titlesWithin(
  { pages, translation }: Pick<Content, "pages" | "translation">,
  { language: owner }: Pick<SiteFacts, "language">,
  group: string,
): Readonly<Record<string, string>> {
  const [page = "", ...names] = group.split(".");
  const language = isSiteLocale(translation, owner) ? owner : translation.defaultLocale;
  const texts = names.reduce<unknown>(insideOf, pages[page] && forLocale(pages[page], language).text);
  const titles = Object.entries(texts ?? {}).map(([name, own]) => [name, insideOf(own, "title")] as const);
  return Object.fromEntries(titles.map(([name, title]) => [name, plainText(title as RichText)]));
}

function insideOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | undefined)?.[name];
}

/** The pages of each kind of which there are many, by the names of their folders. */
export function pageChoices(
  { folders, translation }: Content,
  { language: owner }: SiteFacts,
): Readonly<Record<string, readonly Option[]>> {
  const language = isSiteLocale(translation, owner) ? owner : translation.defaultLocale;
  const choices = (all: Content["folders"][string]) =>
    Object.entries(all).map(([folder, texts]): Option => [folder, forLocale(texts, language).text.title]);
  return Object.fromEntries(Object.entries(folders).map(([id, all]) => [id, choices(all)]));
}
