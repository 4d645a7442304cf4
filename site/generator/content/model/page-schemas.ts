import * as v from "valibot";
import type { BlockNode, RichText } from "../../../page-data/content-tree.ts";
import { pageTextSchemas } from "../../../page-data/shown-texts.ts";
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

/** Where links to a page of texts can be put. */
const PLACES = ["menu", "footer", "site-map"] as const;

/** Schemas of the front matter of each page file; their output is what the page shows, and its head and address. */
export function pageSchemas(read: TextReader) {
  return { ...fixedPageSchemas(read), ...folderSchemas(read) } as const;
}

/** The parts that schemas of pages are made of. */
function parts(read: TextReader) {
  const source = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
  const plain = v.pipe(source, v.transform(read.plain));
  const rich = v.pipe(source, v.transform(read.rich));
  const blocks = v.pipe(source, v.transform(read.blocks));
  // In the order of the owner's form.
  const place = <Entries extends v.ObjectEntries>(entries: Entries) =>
    v.strictObject({ title: plain, description: plain, ...entries });
  const page = <Entries extends v.ObjectEntries>(entries: Entries) =>
    place({ ...entries, aliases: v.optional(v.array(oldAddressPath)) });
  return { plain, place, page, texts: pageTextSchemas({ plain, rich, blocks }) };
}

/** Schemas of pages whose folders the owner adds: each service, each page of texts. */
export function folderSchemas(read: TextReader) {
  const { plain, page, texts } = parts(read);
  const slug = v.pipe(v.string(), v.trim(), v.regex(SLUG, noName));
  const service = page({ slug, ...texts.service.entries });
  const text = page({
    layout: oneOf(["text"]),
    slug,
    name: plain,
    places: v.optional(v.array(oneOf(PLACES)), ["footer", "site-map"]),
    ...texts.text.entries,
  });
  return { service, text } as const;
}

/** Schemas of the pages that every site has. */
export function fixedPageSchemas(read: TextReader) {
  const { place, page, texts } = parts(read);
  return {
    home: page(texts.home.entries),
    presentation: page(texts.presentation.entries),
    services: page(texts.services.entries),
    blog: page(texts.blog.entries),
    contact: page(texts.contact.entries),
    "legal-notice": page(texts["legal-notice"].entries),
    accessibility: page(texts.accessibility.entries),
    "site-map": page(texts["site-map"].entries),
    tags: page(texts.tags.entries),
    // Nothing can lead to it.
    "not-found": place(texts["not-found"].entries),
  } as const;
}

type Schemas = ReturnType<typeof pageSchemas>;
/** A page that every site has, with its text file. */
export type TextPageId = keyof ReturnType<typeof fixedPageSchemas>;
/** A kind of page of which the owner has as many as there are folders. */
export type FolderPageId = keyof ReturnType<typeof folderSchemas>;
/** The texts of a page in one language. */
export type PageText<Page extends keyof Schemas = keyof Schemas> = Omit<v.InferOutput<Schemas[Page]>, "aliases"> & {
  /** The text below the front matter. */
  readonly body: readonly BlockNode[];
};
