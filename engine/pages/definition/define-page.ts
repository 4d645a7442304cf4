/** A page as its folder defines it (docs/decisions/0007-a-page-is-a-folder.md). Nothing here needs Node. */
import type * as v from "valibot";
import type { Locale } from "../../i18n/language.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import type { BlockNode } from "../data/content-tree.ts";
import type { PostList, ShownPost, TagLink } from "../data/summaries.ts";
import type { PageKind, PageRoute } from "../paths/routes.ts";
import type { TextFields } from "./fields.ts";
import type { SiteInput } from "./site-input.ts";

/** A message of a site, or the first word of those that belong together. */
type KeyOrGroup<Key> = Key extends `${infer Group}.${string}` ? Key | Group : Key & string;

/** What the content of a page is made of besides its texts, by how often there is such a page. */
export interface KindInputs extends Record<PageKind, object> {
  /** Once: `pages/<id>/` of the content holds its texts. */
  readonly one: object;
  /** At addresses without a page, and once more at those that are gone for good. */
  readonly error: { readonly gone: boolean };
  /** Once for each folder that the owner makes; `seed` is that of its tiles, the same in every language. */
  readonly folder: { readonly folder: string; readonly seed: string };
  /** The posts, cut into numbered pages. */
  readonly list: { readonly list: PostList };
  /** The same for each tag. No file holds its texts: its head says what its heading and its lead say. */
  readonly "list-of-tag": { readonly list: PostList; readonly tag: TagLink };
  /** Once for each post. */
  readonly post: { readonly post: ShownPost };
}

/** What a page's content is made of: kinds whose texts are in no file have none. */
export type PageInput<Kind extends PageKind, Texts extends v.ObjectEntries> = KindInputs[Kind] &
  (Kind extends "list-of-tag" | "post"
    ? object
    : {
        /** Those of one file, as they are shown: all but the words for its head. */
        readonly texts: v.InferOutput<v.StrictObjectSchema<Texts & Pick<TextFields, "heading">, undefined>>;
        /** What follows the front matter. */
        readonly body: readonly BlockNode[];
      });

/** What a head says of a page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * @typeParam Site what the site has to show on any page
 * @typeParam Fields what texts are made of
 */
export interface PageDefinition<
  Id extends string,
  Kind extends PageKind,
  Texts extends v.ObjectEntries,
  Content,
  Site extends SiteInput = SiteInput,
  Fields = TextFields,
> extends PageRoute {
  readonly id: Id;
  readonly kind: Kind;
  /** Messages, or whole groups of them, that only this page and others that name them show: no other page carries them. */
  readonly messages?: readonly KeyOrGroup<keyof Site["messages"][Locale]>[];
  /** Whether it shows settings, such as telephone numbers: it has changed for the owner's report when these change, too. */
  readonly showsSettings?: true;
  /**
   * Of a kind "folder": the owner's editor lists its pages by themselves, under these words; without it, among the others. `list`
   * names the list ("Services"), `one` stands behind the title of a page ("service"), `add` on the button that adds one.
   */
  readonly group?: Readonly<Record<"list" | "one" | "add", OwnerText>>;
  /** Its texts beside title, description and heading, in the order of the owner's form. */
  readonly texts?: (fields: Fields) => Texts;
  /** What the head of an error page says, where that is not what its file says. */
  readonly head?: (page: KindInputs[Kind], site: Site) => HeadTexts | undefined;
  /** What its view is given: it is sent in the page data, and holds nothing that the page does not show. Pure. */
  readonly content: (page: PageInput<Kind, Texts>, site: Site) => Content;
}

/** The definition of a page of any kind. */
export type AnyPage = PageDefinition<string, PageKind, v.ObjectEntries, unknown>;

/**
 * Gives the function that defines the pages of a site which adds something to `SiteInput`.
 *
 * @param fieldsOf adds what the texts of several of its pages are made of
 */
export function pageDefiner<Site extends SiteInput, Fields = TextFields>(fieldsOf: (fields: TextFields) => Fields) {
  /** Defines a page. `texts` stands before `content`, whose types follow from it. */
  return <
    const Id extends string,
    const Kind extends PageKind,
    Content,
    Texts extends v.ObjectEntries = Record<never, never>,
  >(
    page: PageDefinition<Id, Kind, Texts, Content, Site, Fields>,
  ): PageDefinition<Id, Kind, Texts, Content, Site> => {
    const { texts, ...rest } = page;
    return { ...rest, ...(texts && { texts: (fields: TextFields) => texts(fieldsOf(fields)) }) };
  };
}

/** Defines a page of a site that adds nothing. */
export const definePage = pageDefiner<SiteInput>((fields) => fields);

/** What the view of a page is given. */
export type ContentOf<Page extends { readonly content: (...input: never[]) => unknown }> = ReturnType<Page["content"]>;

/** What the view of a page is rendered with. */
export interface PageProps<Content = unknown> {
  readonly content: Content;
  /** The requested path, if there is no such page: the error page names it. */
  readonly requestedPath?: string;
}
