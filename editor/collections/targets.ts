import { mediaKind } from "#engine/content/media/media-kinds.ts";
import { type Content, textsOfPage } from "#engine/content/model/content.ts";
import { forLocale } from "#engine/i18n/language.ts";
import { inOwnerLanguage } from "#engine/i18n/owner-text.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { folderPath, listPath, pagePath, pagesWithFixedPath, postPath, tagPath } from "#engine/pages/paths/paths.ts";
import { idOfKind, pageOfKind } from "#engine/pages/paths/routes.ts";
import type { LinkTarget, Targets } from "../contract/collections.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import type { Choice } from "../schemas/form-schemas.ts";

/** Parts of `site.yaml` that no text has filled in. */
const SETTINGS = [
  "analytics",
  "consent",
  "fonts",
  "hsts",
  "publish",
  "languages",
  "language",
  "timeZone",
  "hours",
  "contact",
];

/**
 * The choices of an author.
 *
 * @param content undefined where it cannot be read now
 * @param media the files of the media folder
 * @param site what `site.yaml` says
 * @param owner the owner's language
 */
export function targetsOf(
  content: Content | undefined,
  media: readonly string[],
  site: Json,
  owner: OwnerLanguage,
): Omit<Targets, "icon"> {
  const documents = media.map((path) => path.slice("media/".length)).filter((name) => mediaKind(name) === "document");
  const locales = content?.translation.locales ?? [];
  const links = content === undefined ? [] : locales.flatMap((language) => linksIn(content, language, owner));
  return {
    links: [
      ...links,
      ...documents.flatMap((name) =>
        locales.map((language): LinkTarget => ({ href: name, title: name, language, kind: "document" })),
      ),
    ],
    embedServices: (content?.definition.settings?.textServices(content.site) ?? [])
      .filter(({ isProposed }) => isProposed)
      .map(({ name, title }) => ({ name, title })),
    tags: Object.entries(content?.tags ?? {}).map(([id, label]) => ({ id, label })),
    variables: Object.fromEntries(isGroup(site) ? variablesIn(site, "") : []),
  };
}

function linksIn(content: Content, language: LinkTarget["language"], owner: OwnerLanguage): LinkTarget[] {
  const { definition, translation } = content;
  // Nobody links to a page of errors.
  const pages = pagesWithFixedPath(translation).filter((page) => page !== idOfKind(translation, "error"));
  const list = pageOfKind(translation, "list");
  const used = new Set(content.posts.filter(({ locale }) => locale === language).flatMap(({ tags }) => tags));
  return [
    ...pages.map((page): LinkTarget => {
      const { title } = forLocale(textsOfPage(content.pages, page), language).text;
      return { href: pagePath(translation, page, language), title, language, kind: "page" };
    }),
    ...definition.pages.flatMap(({ id, group }) =>
      Object.values(content.folders[id] ?? {}).map((texts): LinkTarget => {
        const { title, slug = "" } = forLocale(texts, language).text;
        const one = group && { one: inOwnerLanguage(group.one, owner, {}, "\u202f") };
        return { href: folderPath(translation, id, language, slug), title, language, kind: "page", ...one };
      }),
    ),
    ...(list === undefined ? [] : [list]).map(
      ({ id }): LinkTarget => ({
        href: listPath(translation, language),
        title: forLocale(textsOfPage(content.pages, id), language).text.title,
        language,
        kind: "page",
      }),
    ),
    ...content.posts
      .filter(({ locale }) => locale === language)
      .map(
        ({ slug, title }): LinkTarget => ({
          href: postPath(translation, language, slug),
          title: plainText(title),
          language,
          kind: "article",
        }),
      ),
    ...Object.entries(content.tags)
      .filter(([id]) => used.has(id))
      .map(
        ([id, label]): LinkTarget => ({
          href: tagPath(translation, language, id),
          title: forLocale(label, language),
          language,
          kind: "tag",
        }),
      ),
  ];
}

function variablesIn(value: Json, path: string): [string, string][] {
  if (typeof value === "string" || typeof value === "number") return path === "" ? [] : [[path, String(value)]];
  if (!isGroup(value) || isList(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    path === "" && SETTINGS.includes(key) ? [] : variablesIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** The pages of each kind of which there are many, by the names of their folders. */
export function pageChoices(
  { folders, translation }: Content,
  owner: OwnerLanguage,
): Readonly<Record<string, readonly Choice[]>> {
  const language = isSiteLocale(translation, owner) ? owner : translation.defaultLocale;
  const choices = (all: Content["folders"][string]) =>
    Object.entries(all).map(([folder, texts]) => ({ const: folder, title: forLocale(texts, language).text.title }));
  return Object.fromEntries(Object.entries(folders).map(([id, all]) => [id, choices(all)]));
}
