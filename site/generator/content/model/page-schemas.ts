import * as v from "valibot";
import type { BlockNode, RichText } from "../../../page-data/content-tree.ts";
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
  /** All that the page shows, its headings with anchors of their own; to be called once all is read. */
  readonly whole: <Content>(content: Content) => Content;
}

/** Where a page of texts is linked from by itself. */
const PLACES = ["menu", "footer", "site-map"] as const;

/** Schemas of the front matter of each page file; their output is what the page shows. */
export function pageSchemas(read: TextReader) {
  return { ...fixedPageSchemas(read), ...folderSchemas(read) } as const;
}

/** The parts that schemas of pages are made of. */
function parts(read: TextReader) {
  const source = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
  const plain = v.pipe(source, v.transform(read.plain));
  const rich = v.pipe(source, v.transform(read.rich));
  const blocks = v.pipe(source, v.transform(read.blocks));
  const definitions = v.array(v.strictObject({ term: rich, text: rich }));
  const call = v.strictObject({ heading: rich, text: rich, button: plain });
  const place = <Entries extends v.ObjectEntries>(entries: Entries) =>
    v.strictObject({ title: plain, description: plain, heading: rich, ...entries });
  const page = <Entries extends v.ObjectEntries>(entries: Entries) =>
    place({ ...entries, aliases: v.optional(v.array(oldAddressPath)) });

  const steps = v.strictObject({ heading: rich, items: v.array(v.strictObject({ title: rich, text: rich })) });
  const questions = v.strictObject({
    heading: rich,
    items: v.array(v.strictObject({ question: rich, answer: blocks })),
  });
  return { plain, rich, blocks, definitions, call, place, page, steps, questions };
}

/** Schemas of pages whose folders the owner adds: each service, each page of texts. */
export function folderSchemas(read: TextReader) {
  const { plain, rich, blocks, definitions, call, page, steps, questions } = parts(read);
  const slug = v.pipe(v.string(), v.trim(), v.regex(SLUG, noName));
  const service = page({
    slug,
    name: plain,
    card: rich,
    summary: rich,
    audience: rich,
    lead: rich,
    plain: v.strictObject({ heading: rich, text: blocks }),
    tasks: v.strictObject({ heading: rich, items: v.array(rich) }),
    people: v.strictObject({ heading: rich, items: definitions }),
    steps,
    time: v.strictObject({ heading: rich, text: blocks }),
    bring: v.strictObject({ heading: rich, items: v.array(rich) }),
    questions,
    others: v.strictObject({ heading: rich }),
    call,
  });
  const text = page({
    layout: oneOf(["text"]),
    slug,
    name: plain,
    places: v.optional(v.array(oneOf(PLACES)), ["footer", "site-map"]),
    lead: rich,
    steps: v.optional(steps),
    questions: v.optional(questions),
    call: v.optional(call),
  });
  return { service, text } as const;
}

/** Schemas of the pages that every site has. */
export function fixedPageSchemas(read: TextReader) {
  const { plain, rich, blocks, definitions, call, place, page } = parts(read);
  const text = page({ lead: rich });
  return {
    home: page({
      lead: rich,
      about: v.strictObject({ heading: rich, lead: rich, text: blocks, link: plain }),
      services: v.strictObject({ heading: rich }),
      figures: v.strictObject({ heading: rich, france: rich, portugal: rich, contacts: rich }),
      news: v.strictObject({ heading: rich, link: plain }),
      call,
    }),
    presentation: page({
      lead: rich,
      about: v.strictObject({ heading: rich, lead: rich, text: blocks }),
      timeline: v.strictObject({
        heading: rich,
        steps: v.array(v.strictObject({ when: plain, text: rich })),
        note: rich,
      }),
      banks: v.strictObject({
        heading: rich,
        france: v.strictObject({ title: rich, text: rich }),
        portugal: v.strictObject({ title: rich, text: rich }),
      }),
      method: v.strictObject({ heading: rich, rules: definitions }),
      call,
    }),
    services: page({
      lead: rich,
      listHeading: plain,
      undecided: v.strictObject({ heading: rich, lead: rich, text: rich, link: plain }),
    }),
    blog: page({ lead: rich }),
    contact: page({ lead: rich, write: rich, call: rich, officesHeading: rich, privacy: blocks }),
    "legal-notice": text,
    accessibility: text,
    "site-map": page({ lead: rich, pages: rich, news: rich, about: rich }),
    tags: text,
    // Nothing can lead to it.
    "not-found": place({ text: rich }),
  } as const;
}

type Schemas = ReturnType<typeof pageSchemas>;
/** A page that every site has, with a text file of its own. */
export type TextPageId = keyof ReturnType<typeof fixedPageSchemas>;
/** A kind of page of which the owner has as many as there are folders. */
export type FolderPageId = keyof ReturnType<typeof folderSchemas>;
/** The texts of a page in one language. */
export type PageText<Page extends keyof Schemas = keyof Schemas> = Omit<v.InferOutput<Schemas[Page]>, "aliases"> & {
  /** What follows the front matter. */
  readonly body: readonly BlockNode[];
};
