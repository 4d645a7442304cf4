/** What the house has to show beside the texts of its pages. */
import type * as v from "valibot";
import type { ContactInput } from "#contact/client/site-contact-form.tsx";
import type { SiteContent } from "#engine/content/model/content.ts";
import { NO_SETTINGS } from "#engine/content/model/define-settings.ts";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import { line, type PerLanguage, whole } from "#engine/content/source/schema-fields.ts";
import { weekField } from "#engine/hours/hours-fields.ts";
import { hoursLines } from "#engine/hours/hours-in-words.ts";
import { forLocale, type Locale, languageOf } from "#engine/i18n/language.ts";
import { pageDefiner } from "#engine/pages/definition/define-page.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import type { SiteInput } from "#engine/pages/definition/site-input.ts";
import { hoursPhrases, languages } from "./languages.ts";

const entries = (perLanguage: PerLanguage) => ({
  address: labelled(perLanguage, { fr: "Adresse", en: "Address", pt: "Morada" }),
  phone: labelled(line, { fr: "Téléphone", en: "Telephone", pt: "Telefone" }),
  kitchen: labelled(weekField, { fr: "Heures de la cuisine", en: "Hours of the kitchen", pt: "Horas da cozinha" }),
  reception: labelled(weekField, { fr: "Heures de l'accueil", en: "Hours of the desk", pt: "Horas da receção" }),
  messagesKept: labelled(whole(1, 120, 12), {
    fr: "Mois de garde des messages",
    en: "Months for which messages are kept",
    pt: "Meses de conservação das mensagens",
  }),
});
export type Settings = EngineSettings & v.InferOutput<v.StrictObjectSchema<ReturnType<typeof entries>, undefined>>;

export const settings = { ...NO_SETTINGS, entries };

/** Address, telephone and hours, in the words of a language: each page shows them at its end. */
export function houseFacts({ site }: SiteContent, locale: Locale) {
  const { address, phone, kitchen, reception } = site as Settings;
  const words = { language: languageOf({ languages }, locale), phrases: forLocale(hoursPhrases, locale) };
  return {
    address: forLocale(address, locale),
    phone: phone.replaceAll(" ", "\u00a0"),
    phoneUrl: `tel:${phone.replaceAll(" ", "")}`,
    kitchen: hoursLines(kitchen, words),
    reception: hoursLines(reception, words),
  };
}
export type HouseFacts = ReturnType<typeof houseFacts>;

/** A room, as other pages show it. */
interface RoomSummary {
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  readonly view: WindowView;
}

/** What is seen from a room's window. */
export const windowViews = {
  peaks: { fr: "Les sommets", en: "The peaks", pt: "Os picos" },
  larch: { fr: "Le mélèze", en: "The larch", pt: "O lariço" },
  brook: { fr: "Le ruisseau", en: "The brook", pt: "O ribeiro" },
} as const;
export type WindowView = keyof typeof windowViews;

export interface HouseInput extends SiteInput, ContactInput {
  readonly house: HouseFacts;
  readonly rooms: readonly RoomSummary[];
}

export const definePage = pageDefiner<HouseInput>((fields) => fields);
