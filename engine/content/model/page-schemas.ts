import * as v from "valibot";
import type { Locale } from "../../i18n/language.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import type { BlockNode, RichText } from "../../pages/data/content-tree.ts";
import type { AnyPage, HeadTexts } from "../../pages/definition/define-page.ts";
import { draft, labelled, optionalField, textFields, withWords } from "../../pages/definition/fields.ts";
import { day, httpsUrl, line, noName, oneOf, whole } from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { oldAddresses } from "./old-address.ts";

/** What every text of the site has in common with the others. */
export const TITLE: OwnerText = { fr: "Titre", en: "Title", pt: "Título" };
export const DESCRIPTION: OwnerText = {
  fr: "Description pour les moteurs de recherche",
  en: "Description for search engines",
  pt: "Descrição para os motores de busca",
};

/**
 * Where one reads what a text says of law or taxes: visitors see it below the text, and `launch-check` lists what nobody has
 * checked (`uncheckedSources`).
 *
 * @param title reads the name of a source
 */
export function sourcesWith<Title extends v.GenericSchema>(title: Title) {
  const source = v.strictObject({
    title: labelled(title, { fr: "Nom", en: "Name", pt: "Nome" }),
    url: optionalField(httpsUrl, { fr: "Adresse", en: "Address", pt: "Endereço" }),
    checked: optionalField(
      day,
      { fr: "Vérifiée le", en: "Checked on", pt: "Verificada em" },
      {
        fr: "Le jour où quelqu'un y a lu ce que dit le texte. Vide : le site ne dit pas qu'elle a été vérifiée.",
        en: "The day on which somebody read there what the text says. Empty: the site does not say that it was checked.",
        pt: "O dia em que alguém leu lá o que o texto diz. Vazio: o site não diz que foi verificada.",
      },
    ),
  });
  const label = { fr: "Sources (lois, impôts)", en: "Sources (law, taxes)", pt: "Fontes (leis, impostos)" };
  return optionalField(v.pipe(v.array(source), v.minLength(1)), label);
}

/** Reads the strings of a page file: fills in variables, parses Markdown, applies the typography of the language. */
export interface TextReader {
  readonly plain: (text: string) => string;
  readonly rich: (text: string) => RichText;
  readonly blocks: (text: string) => readonly BlockNode[];
}

/** A link of a text to a page of the site. */
export interface SiteLink {
  /** As it is written. */
  readonly written: string;
  /** That of its text. */
  readonly locale: Locale;
  /** As it is drawn. */
  readonly href: string;
  /** Where it leads, without query. */
  readonly path: string;
  /** The same as an address of the default language, where it has no prefix: from one in another language it leads to its own page. */
  readonly asked: string;
  /** Without its #; empty for a link without one. */
  readonly anchor: string;
}

/** Reads the texts of one file, and what they are together. */
export interface FileReader extends TextReader {
  /** The links to pages of the site in the texts that were read so far, each address once. */
  readonly links: () => readonly SiteLink[];
  /** The files of the media folder that they show and offer. */
  readonly media: ReadonlySet<string>;
  /** All that the page shows, with anchors for its headings; to be called once all is read. */
  readonly whole: <Content>(content: Content) => Content;
}

/** What the front matter of every page file says, beside the page's own texts. */
interface FrontMatter extends HeadTexts {
  readonly aliases?: readonly string[];
  readonly draft?: boolean;
}

/** The schema of the front matter of a page's files: its output is what the page shows, and its head and address. */
export function pageSchema(
  { kind, texts = () => ({}) }: Pick<AnyPage, "kind" | "texts">,
  read: TextReader,
): v.GenericSchema<unknown, FrontMatter> {
  const plain = withWords(v.pipe(line, v.transform(read.plain)), { widget: "line" });
  const rich = withWords(v.pipe(line, v.transform(read.rich)), { widget: "markdown-line" });
  const fields = textFields({
    plain,
    rich,
    blocks: withWords(v.pipe(line, v.transform(read.blocks)), { widget: "markdown" }),
    slug: v.pipe(v.string(), v.trim(), v.regex(SLUG, noName)),
    count: whole(1, 104),
    amount: whole(-1_000_000, 1_000_000, 140),
    oneOf,
    sources: sourcesWith(rich),
  });
  // In the order of the owner's form.
  const description = labelled(plain, DESCRIPTION, {
    fr: "De 110 à 160 caractères.",
    en: "From 110 to 160 characters.",
    pt: "De 110 a 160 caracteres.",
  });
  const entries = { title: labelled(plain, TITLE), description, heading: fields.heading, ...texts(fields) };
  // Nothing can lead to an error page.
  const aliases = kind === "error" ? {} : { aliases: oldAddresses };
  // All others are where the site needs them.
  const own = kind === "folder" ? { draft } : {};
  return v.strictObject({ ...entries, ...own, ...aliases }) as v.GenericSchema<unknown, FrontMatter>;
}

/** The texts of a page in one language, as far as every page has them; the others are as its definition says. */
export interface PageText extends HeadTexts {
  readonly heading?: RichText;
  /** The last words of its address, where these are not the site's. */
  readonly slug?: string;
  /** What follows the front matter. */
  readonly body: readonly BlockNode[];
}
