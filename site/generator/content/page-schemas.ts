import * as v from "valibot";
import type { BlockNode, RichText } from "../../page-data/content-tree.ts";
import { oldAddress } from "./addresses/old-address.ts";
import { because } from "./source/validate.ts";

/** Reads the strings of a page file: fills in variables, parses Markdown, applies the typography of the language. */
export interface TextReader {
  readonly plain: (text: string) => string;
  readonly rich: (text: string) => RichText;
  readonly blocks: (text: string) => readonly BlockNode[];
}

/** Schemas of the front matter of each page file; their output is what the page shows. */
export function pageSchemas(read: TextReader) {
  const source = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
  const plain = v.pipe(source, v.transform(read.plain));
  const rich = v.pipe(source, v.transform(read.rich));
  const blocks = v.pipe(source, v.transform(read.blocks));
  const definitions = v.array(v.strictObject({ term: rich, text: rich }));
  const call = v.strictObject({ heading: rich, text: rich, button: plain });
  const place = <Entries extends v.ObjectEntries>(entries: Entries) =>
    v.strictObject({ title: plain, description: plain, heading: rich, ...entries });
  const page = <Entries extends v.ObjectEntries>(entries: Entries) =>
    place({ ...entries, aliases: v.optional(v.array(oldAddress)) });

  const service = page({
    name: plain,
    card: rich,
    summary: rich,
    audience: rich,
    lead: rich,
    plain: v.strictObject({ heading: rich, text: blocks }),
    tasks: v.strictObject({ heading: rich, items: v.array(rich) }),
    people: v.strictObject({ heading: rich, items: definitions }),
    steps: v.strictObject({ heading: rich, items: v.array(v.strictObject({ title: rich, text: rich })) }),
    time: v.strictObject({ heading: rich, text: blocks }),
    bring: v.strictObject({ heading: rich, items: v.array(rich) }),
    questions: v.strictObject({ heading: rich, items: v.array(v.strictObject({ question: rich, answer: blocks })) }),
    others: v.strictObject({ heading: rich }),
    call,
  });
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
    "service-administration": service,
    "service-finance": service,
    "service-health": service,
    "service-projects": service,
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
/** A page that has its own text file. */
export type TextPageId = keyof Schemas;
/** The texts of a page in one language. */
export type PageText<Page extends TextPageId = TextPageId> = Omit<v.InferOutput<Schemas[Page]>, "aliases"> & {
  /** What follows the front matter. */
  readonly body: readonly BlockNode[];
};
