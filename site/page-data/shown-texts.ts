/**
 * The texts that a page shows, each defined once: the generator reads the owner's files with these schemas, and the
 * types of what views draw are their output.
 */
import * as v from "valibot";
import type { BlockNode, RichText } from "./content-tree.ts";

/**
 * The schemas of the texts of each page.
 *
 * @param read how texts are read: without markup (`plain`), with marked parts (`rich`), as several paragraphs (`blocks`)
 */
export function pageTextSchemas(read: {
  readonly plain: v.GenericSchema<string, string>;
  readonly rich: v.GenericSchema<string, RichText>;
  readonly blocks: v.GenericSchema<string, readonly BlockNode[]>;
}) {
  const { plain, rich, blocks } = read;
  const page = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject({ heading: rich, ...entries });
  const titled = v.strictObject({ title: rich, text: rich });
  const definitions = v.array(v.strictObject({ term: rich, text: rich }));
  const passage = v.strictObject({ heading: rich, text: blocks });
  const list = v.strictObject({ heading: rich, items: v.array(rich) });
  /** The last band of a page: the two phone numbers and a button that leads to the contact page. */
  const call = v.strictObject({ heading: rich, text: rich, button: plain });
  /** The steps of what is done for a client. */
  const steps = v.strictObject({ heading: rich, items: v.array(titled) });
  const questions = v.strictObject({
    heading: rich,
    items: v.array(v.strictObject({ question: rich, answer: blocks })),
  });
  return {
    home: page({
      lead: rich,
      about: v.strictObject({ heading: rich, lead: rich, text: blocks, link: plain }),
      services: v.strictObject({ heading: rich }),
      /** With captions of the three numbers. */
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
      banks: v.strictObject({ heading: rich, france: titled, portugal: titled }),
      method: v.strictObject({ heading: rich, rules: definitions }),
      call,
    }),
    services: page({
      lead: rich,
      /** Heading of the list, for screen readers. */
      listHeading: plain,
      undecided: v.strictObject({ heading: rich, lead: rich, text: rich, link: plain }),
    }),
    service: page({
      name: plain,
      /** One sentence, for the home page. */
      card: rich,
      /** Two sentences, for the services index. */
      summary: rich,
      /** Whom it is for, in a few words. */
      audience: rich,
      lead: rich,
      /** The page in plain words, for people who read with difficulty. */
      plain: passage,
      tasks: list,
      people: v.strictObject({ heading: rich, items: definitions }),
      steps,
      /** How much of the client's time it takes. */
      time: passage,
      /** What to bring to the first call. */
      bring: list,
      questions,
      others: v.strictObject({ heading: rich }),
      call,
    }),
    text: page({ lead: rich, steps: v.optional(steps), questions: v.optional(questions), call: v.optional(call) }),
    blog: page({ lead: rich }),
    tags: page({ lead: rich }),
    contact: page({
      lead: rich,
      write: rich,
      call: rich,
      officesHeading: rich,
      /** The privacy notice: who reads the message, why, how long it is kept, which rights the visitor has. */
      privacy: blocks,
    }),
    "legal-notice": page({ lead: rich }),
    accessibility: page({ lead: rich }),
    "site-map": page({ lead: rich, pages: rich, news: rich, about: rich }),
    "not-found": page({ text: rich }),
  } as const;
}

type Schemas = ReturnType<typeof pageTextSchemas>;

/** The texts of a page, as they are shown. */
export type ShownTexts<Page extends keyof Schemas> = v.InferOutput<Schemas[Page]>;
