/** What the pages of this site are made of besides their texts. */
import type * as v from "valibot";
import type { ContactInput } from "#contact/client/site-contact-form.tsx";
import type { TilePaints } from "#drawings/paint.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { MessageReader } from "#engine/i18n/messages.ts";
import { type Picture, plainText, type RichText } from "#engine/pages/data/content-tree.ts";
import { pageDefiner } from "#engine/pages/definition/define-page.ts";
import type { TextFields } from "#engine/pages/definition/fields.ts";
import type { SiteInput as AnySiteInput, PageLink } from "#engine/pages/definition/site-input.ts";
import type { PlaceHours, PlaceId, ShownPhone } from "../facts/site-facts.ts";
import type { MessageTable, MessageTexts } from "../languages/messages.ts";
import type { SiteSettings } from "../settings/settings.ts";

/** The doors of the first screen: what brings visitors here. Each leads to its services; its name is the owner's, a text of the home page. */
export const doorTitles = {
  company: { fr: "Première porte", en: "First door", pt: "Primeira porta" },
  home: { fr: "Deuxième porte", en: "Second door", pt: "Segunda porta" },
  project: { fr: "Troisième porte", en: "Third door", pt: "Terceira porta" },
} as const;
export type DoorName = keyof typeof doorTitles;
export const doorNames = Object.keys(doorTitles) as readonly DoorName[];

/** Id of a door's services on the page of all services: the same in every language. */
export function doorId(door: DoorName): string {
  return `_door-${door}`;
}

/** A service, as other pages show it. */
export interface ServiceSummary {
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly path: string;
  readonly name: string;
  /** One sentence, for the home page. */
  readonly card: RichText;
  /** Two sentences, for the services index. */
  readonly summary: RichText;
  /** Whom it is for, in a few words. */
  readonly audience: RichText;
  /** The first of its prices. */
  readonly price?: RichText | undefined;
}

/** Whether a text of a table of prices is one: what is free begins at none. */
export function isPrice(from: RichText): boolean {
  return /\d/.test(plainText(from));
}

/** A door and what is behind it, in the language of the page. */
export interface Door {
  readonly name: DoorName;
  readonly title: RichText;
  /** Its own services, and those of other doors that are looked for behind this one too: at least one of all. */
  readonly services: readonly ServiceSummary[];
  readonly others: readonly ServiceSummary[];
}

/** What this site has to show on any page, in the language of the page. */
export interface SiteInput extends AnySiteInput, ContactInput {
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /** Reads those of the page's language. */
  readonly message: MessageReader<MessageTable>;
  /** What `site.yaml` says. */
  readonly settings: SiteSettings;
  readonly services: readonly ServiceSummary[];
  readonly doors: readonly Door[];
  /** Whole euros, as the language writes them. */
  readonly euros: (amount: number) => string;
  /** The outline of a service's sign, by the seed of its tiles. */
  readonly signOf: (seed: string) => string | undefined;
  /** Those of one service, by its folder, or all. */
  readonly people: (service?: string) => readonly Person[];
  /** The owner's pages that want a link in the site map. */
  readonly mappedPages: readonly PageLink[];
  /** Of the one tile of a wall that differs. */
  readonly tilePaints: TilePaints;
  readonly openingTimes: (place: PlaceId) => OpeningTimes;
  readonly hours: Readonly<Record<PlaceId, PlaceHours>>;
}

export const definePage = pageDefiner<SiteInput, ReturnType<typeof siteFields>>(siteFields);

/** A person as pages show them. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly sentence: string;
  /** The languages they speak, in words; empty where nothing is said of that. */
  readonly languages: string;
  /** Initials stand in the place of a picture, among tiles of the seed. */
  readonly portrait: Picture | Readonly<Record<"initials" | "seed", string>>;
  readonly phone?: ShownPhone;
}

/** What the texts of this site's pages are made of: the engine's fields, and parts that several pages have. */
function siteFields(fields: TextFields) {
  const { blocks, list, plain, rich, section, sentences, titles } = fields;
  const items = { fr: "Lignes", en: "Items", pt: "Linhas" };
  return {
    ...fields,
    /** The last band of a page: the two phone numbers and a button that leads to the contact page. */
    call: section(
      { fr: "Invitation à écrire", en: "Invitation to write", pt: "Convite a escrever" },
      { text: sentences, button: plain({ fr: "Bouton", en: "Button", pt: "Botão" }) },
    ),
    /** The steps of what is done for a client. */
    steps: section({ fr: "Étapes", en: "Steps", pt: "Etapas" }, { items: list(items, titles) }),
    questions: section(
      { fr: "Questions", en: "Questions", pt: "Perguntas" },
      {
        items: list(items, {
          question: rich({ fr: "Question", en: "Question", pt: "Pergunta" }),
          answer: blocks({ fr: "Réponse", en: "Answer", pt: "Resposta" }),
        }),
      },
    ),
  };
}

/** What the view of such a part is given. */
export type SharedPart<Name extends "call" | "steps" | "questions"> = v.InferOutput<
  ReturnType<typeof siteFields>[Name]
>;
