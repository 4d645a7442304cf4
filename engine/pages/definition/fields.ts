/** What the texts of a page are made of: each field with its label for the owner. */
import * as v from "valibot";
import type { Locale } from "../../i18n/language.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import type { BlockNode, RichText } from "../data/content-tree.ts";
import type { TextSource } from "../data/summaries.ts";

/** What a form shows of a field beside its value. */
export interface FieldWords {
  readonly label?: OwnerText;
  /** Said under the field. */
  readonly hint?: OwnerText;
  /** What each word is called that can be chosen. */
  readonly choices?: Readonly<Record<string, OwnerText>>;
  /** The group of texts of a page whose titles are the names of these choices for visitors, and so for the owner, as `page.group`. */
  readonly namedIn?: string | undefined;
  /** How it is edited, where its type does not say so; "week" is a group whose names are days. */
  readonly widget?: "line" | "text" | "markdown-line" | "markdown" | "url" | "slug" | "tags" | "picture" | "week";
  /** Codes of languages that it proposes, each by its name; others are right too. */
  readonly languages?: readonly string[];
  /** Whether most owners never touch it. */
  readonly isRare?: boolean;
  /** Whether it is changed otherwise than in the form: in all languages at once, and with what follows from it. */
  readonly isElsewhere?: boolean;
  /** Whether it may be missing in a draft alone. */
  readonly isNeeded?: boolean;
  /** Where visitors see it, of a text that stands in many places. */
  readonly place?: OwnerText | undefined;
  /** What holds in each language where it is left empty. */
  readonly usual?: Readonly<Record<Locale, string>>;
}

/** A schema with its words. They change nothing of what is read: `wordsOf` finds them in the pipe. */
export function withWords<Schema extends v.GenericSchema>(schema: Schema, words: FieldWords): Schema {
  return v.pipe(schema as v.GenericSchema, v.metadata({ ...words })) as unknown as Schema;
}

/** A schema with its label. */
export function labelled<Schema extends v.GenericSchema>(schema: Schema, label: OwnerText, hint?: OwnerText): Schema {
  return withWords(schema, { label, ...(hint && { hint }) });
}

/** A schema of what may be missing, with its label. */
export function optionalField<Schema extends v.GenericSchema>(schema: Schema, label: OwnerText, hint?: OwnerText) {
  return v.optional(labelled(schema, label, hint));
}

/** A schema with its label that a form shows apart: most owners never touch it. */
export function rare<Schema extends v.GenericSchema>(schema: Schema, label: OwnerText): Schema {
  return withWords(schema, { label, isRare: true });
}

/** Whether a text is not to be public. */
export const draft = v.optional(
  withWords(v.boolean(), { label: { fr: "Brouillon", en: "Draft", pt: "Rascunho" }, isElsewhere: true }),
  false,
);

/** The words that a schema may have alone. */
const WORDS: readonly (keyof FieldWords)[] = [
  "label",
  "choices",
  "namedIn",
  "widget",
  "languages",
  "isRare",
  "isElsewhere",
];

/** The words of an action of a schema's pipe; undefined if it has none. */
export function wordsOf(action: unknown): FieldWords | undefined {
  const { type, metadata } = action as Partial<v.MetadataAction<unknown, Readonly<Record<string, unknown>>>>;
  return type === "metadata" && metadata !== undefined && WORDS.some((name) => name in metadata)
    ? (metadata as FieldWords)
    : undefined;
}

/**
 * The fields that pages define their texts with.
 *
 * @param read the schemas that read single texts
 */
export function textFields(read: {
  /** A text without markup. */
  readonly plain: v.GenericSchema<string, string>;
  /** With marked parts. */
  readonly rich: v.GenericSchema<string, RichText>;
  /** Several paragraphs. */
  readonly blocks: v.GenericSchema<string, readonly BlockNode[]>;
  /** The last words of an address. */
  readonly slug: v.GenericSchema<string, string>;
  /** A number of things, from 1 to 104. */
  readonly count: v.GenericSchema<number>;
  /** A sum of money in whole units, up to a million; below zero what is taken off. */
  readonly amount: v.GenericSchema<number>;
  readonly oneOf: <const Word extends string>(choices: Readonly<Record<Word, OwnerText>>) => v.GenericSchema<Word>;
  readonly sources: v.OptionalSchema<v.GenericSchema<unknown, readonly TextSource[]>, undefined>;
}) {
  const plain = (label: OwnerText) => labelled(read.plain, label);
  const rich = (label: OwnerText) => labelled(read.rich, label);
  const blocks = (label: OwnerText) => labelled(read.blocks, label);
  const heading = rich({ fr: "Grand titre", en: "Heading", pt: "Título principal" });
  const lead = rich({ fr: "Introduction", en: "Introduction", pt: "Introdução" });
  const link = plain({ fr: "Lien", en: "Link", pt: "Ligação" });
  /** One or two sentences. */
  const sentences = rich({ fr: "Texte", en: "Text", pt: "Texto" });
  const paragraphs = blocks({ fr: "Texte", en: "Text", pt: "Texto" });
  const group = <Entries extends v.ObjectEntries>(label: OwnerText, entries: Entries) =>
    labelled(v.strictObject(entries), label);
  const section = <Entries extends v.ObjectEntries>(label: OwnerText, entries: Entries) =>
    group(label, { heading, ...entries });
  /** A list that is there has an item: a heading alone would stand over nothing. */
  const several = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));
  const list = <Entries extends v.ObjectEntries>(label: OwnerText, entries: Entries) =>
    labelled(several(v.strictObject(entries)), label);
  const titles = { title: rich({ fr: "Titre", en: "Title", pt: "Título" }), text: sentences };
  const definitions = (label: OwnerText) =>
    list(label, { term: rich({ fr: "Terme", en: "Term", pt: "Termo" }), text: sentences });
  const items: OwnerText = { fr: "Lignes", en: "Items", pt: "Linhas" };
  return {
    plain,
    rich,
    blocks,
    heading,
    lead,
    link,
    group,
    sentences,
    paragraphs,
    section,
    list,
    /** A title and a text: in a list, or (`titled`) alone. */
    titles,
    titled: (label: OwnerText) => group(label, titles),
    definitions,
    optional: <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema),
    /** A heading, and paragraphs below it. */
    passage: (label: OwnerText) => section(label, { text: paragraphs }),
    /** A heading, and a list of sentences below it. */
    lines: (label: OwnerText) => section(label, { items: labelled(several(read.rich), items) }),
    /** A heading, and terms with their descriptions below it. */
    glossary: (label: OwnerText) => section(label, { items: definitions(items) }),
    /** The words of the page's address. */
    slug: withWords(read.slug, {
      label: { fr: "Adresse", en: "Address", pt: "Endereço" },
      hint: {
        fr: "Les derniers mots de l'adresse de la page : minuscules sans accent, chiffres et traits d'union. Si vous les changez, ajoutez l'ancienne adresse plus bas.",
        en: "The last words of the page's address: small letters without accents, digits and hyphens. If you change them, add the old address below.",
        pt: "As últimas palavras do endereço da página: minúsculas sem acentos, algarismos e hífenes. Se as mudar, acrescente o endereço antigo mais abaixo.",
      },
      isElsewhere: true,
    }),
    /** Where one reads what the page says of law or taxes. */
    sources: read.sources,
    /** A setting that no form of one language shows. */
    elsewhere: <Schema extends v.GenericSchema>(schema: Schema) => withWords(schema, { isElsewhere: true }),
    count: (label: OwnerText) => labelled(read.count, label),
    amount: (label: OwnerText) => labelled(read.amount, label),
    /** @param namedIn the group of texts of a page that names the choices, `page.group`, where the owner does */
    oneOf: <const Word extends string>(
      label: OwnerText,
      choices: Readonly<Record<Word, OwnerText>>,
      namedIn?: string,
    ) => withWords(read.oneOf(choices), { label, namedIn }),
    /**
     * Any of a few words; `usual` where the owner says nothing.
     *
     * @param namedIn as for `oneOf`
     */
    someOf: <const Word extends string>(
      label: OwnerText,
      hint: OwnerText,
      choices: Readonly<Record<Word, OwnerText>>,
      usual: readonly NoInfer<Word>[],
      namedIn?: string,
    ) => {
      const word = withWords(read.oneOf(choices), { namedIn });
      return v.optional(labelled(v.array(word), label, hint), () => [...usual]);
    },
  };
}

export type TextFields = ReturnType<typeof textFields>;

/** A term and its description. */
export type Definition = v.InferOutput<ReturnType<TextFields["definitions"]>>[number];
