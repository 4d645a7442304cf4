import * as v from "valibot";
import { pages } from "#site";
import type { BlockNode, RichText } from "../../pages/data/content-tree.ts";
import type { HeadTexts, PageDefinition, PageKind } from "../../pages/definition/define-page.ts";
import { textFields } from "../../pages/definition/fields.ts";
import { noName, oneOf } from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { because } from "../source/validate.ts";
import { oldAddressPath } from "./old-address.ts";

/** Reads the strings of a page file: fills in variables, parses Markdown, applies the typography of the language. */
export interface TextReader {
  readonly plain: (text: string) => string;
  readonly rich: (text: string) => RichText;
  readonly blocks: (text: string) => readonly BlockNode[];
}

/** Reads the texts of one file, and what they are together. */
export interface FileReader extends TextReader {
  /** The addresses of the links of the texts that were read so far. */
  readonly links: ReadonlySet<string>;
  /** All that the page shows, with anchors for its headings; to be called once all is read. */
  readonly whole: <Content>(content: Content) => Content;
}

type Page = (typeof pages)[number];
/** Kinds of pages of which every site has one, with a folder of texts. */
const SINGLE = ["one", "error", "list"] as const satisfies readonly PageKind[];

/** A page that every site has, with a text file of its own. */
export type TextPageId = Extract<Page, { readonly kind: (typeof SINGLE)[number] }>["id"];
/** A kind of page of which the owner has as many as there are folders. */
export type FolderPageId = Extract<Page, { readonly kind: "folder" }>["id"];

/** The pages that every site has. */
export const fixedPageIds = pages
  .filter(({ kind }) => (SINGLE as readonly PageKind[]).includes(kind))
  .map(({ id }) => id) as TextPageId[];

/** What the front matter of every page file says, beside the page's own texts. */
interface FrontMatter extends HeadTexts {
  readonly aliases?: readonly string[];
}

/** The schema of the front matter of each page file: its output is what the page shows, and its head and address. */
export function pageSchemas(
  read: TextReader,
): Readonly<Record<TextPageId | FolderPageId, v.GenericSchema<unknown, FrontMatter>>> {
  const source = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
  const plain = v.pipe(source, v.transform(read.plain));
  const fields = textFields({
    plain,
    rich: v.pipe(source, v.transform(read.rich)),
    blocks: v.pipe(source, v.transform(read.blocks)),
    slug: v.pipe(v.string(), v.trim(), v.regex(SLUG, noName)),
    oneOf,
  });
  const schemas = pages.flatMap(({ id, kind, texts }: TextDefinition) => {
    if (texts === undefined) return [];
    // In the order of the owner's form.
    const entries = { title: plain, description: plain, heading: fields.heading, ...texts(fields) };
    // Nothing can lead to an error page.
    const aliases = kind === "error" ? {} : { aliases: v.optional(v.array(oldAddressPath)) };
    return [[id, v.strictObject({ ...entries, ...aliases })]];
  });
  return Object.fromEntries(schemas);
}

/** The parts of any page's definition that concern its texts. */
type TextDefinition = Pick<PageDefinition<string, PageKind, v.ObjectEntries, unknown>, "id" | "kind" | "texts">;

type TextsOf<Id> = Parameters<Extract<Page, { readonly id: Id }>["content"]>[0] extends { readonly texts: infer Texts }
  ? Texts
  : never;

/** The texts of a page in one language. */
export type PageText<Id extends TextPageId | FolderPageId = TextPageId | FolderPageId> = HeadTexts &
  TextsOf<Id> & {
    /** What follows the front matter. */
    readonly body: readonly BlockNode[];
  };
