/** A made-up site with all that the engine and the editor know: pages of each kind, articles, settings, three languages. */
import { resolve } from "node:path";
import * as v from "valibot";
import type { SocialImages } from "#engine/build/artwork/social-images.ts";
import { NO_SETTINGS, type SettingsDefinition } from "#engine/content/model/define-settings.ts";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import {
  email,
  httpUrl,
  line,
  type PerLanguage,
  type TextPerLanguage,
  year,
} from "#engine/content/source/schema-fields.ts";
import { NO_COLORS, PART_CONTRAST } from "#engine/content/theme/colors.ts";
import { defineSite } from "#engine/define-site.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import { languages } from "./made-up-languages.ts";
import { messages } from "./made-up-messages.ts";
import { pages, sameInAll } from "./made-up-pages.ts";

/** Its content. */
export const madeUpContent = resolve(import.meta.dirname, "content");

/** What the made-up site adds to `site.yaml`. */
export interface MadeUpSettings extends EngineSettings {
  readonly since: number;
  readonly shop: { readonly postCode: string };
  readonly consent: { readonly services: readonly { readonly name: string; readonly title: TextPerLanguage }[] };
}

const phones = v.array(v.strictObject({ number: labelled(line, { fr: "Numéro", en: "Number", pt: "Número" }) }));

const entries = (perLanguage: PerLanguage) => ({
  since: labelled(year, { fr: "Depuis", en: "Since", pt: "Desde" }),
  social: labelled(v.array(v.strictObject({ name: line, url: httpUrl })), sameInAll("Social")),
  shop: labelled(
    v.strictObject({
      postCode: labelled(line, { fr: "Code postal", en: "Postcode", pt: "Código postal" }),
      city: labelled(line, { fr: "Ville", en: "Town", pt: "Localidade" }),
      map: labelled(httpUrl, { fr: "Carte", en: "Map", pt: "Mapa" }),
      email: labelled(email, { fr: "Courriel", en: "Email", pt: "Email" }),
      topics: labelled(perLanguage, { fr: "Sujets", en: "Topics", pt: "Assuntos" }),
      phones: labelled(phones, { fr: "Téléphones", en: "Telephones", pt: "Telefones" }),
    }),
    { fr: "Boutique", en: "Shop", pt: "Loja" },
  ),
  people: v.array(v.strictObject({ name: line, services: v.array(line) })),
  consent: v.strictObject({
    services: v.array(
      v.strictObject({
        name: line,
        title: perLanguage,
        purposes: v.optional(v.array(line)),
        default: v.optional(v.boolean()),
      }),
    ),
  }),
});

const settings: SettingsDefinition<MadeUpSettings> = {
  ...(NO_SETTINGS as unknown as SettingsDefinition<MadeUpSettings>),
  entries,
  pageNames: { "people.services": "service" },
  textServices: ({ consent }) => consent.services.map(({ name, title }) => ({ name, title, isProposed: true })),
};

/** The images of pages are blank. */
const socialImages: SocialImages = {
  version: "1",
  card: () => ({}),
  postsCard: () => ({}),
  textOf: () => "",
  draw: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  messages: ["posts.title"],
};

export const site = defineSite({
  ...{ socialImages },
  pages,
  languages,
  messages,
  settings,
  // What stands on the water, and is read there.
  colors: {
    ...NO_COLORS,
    groups: { sea: ["paper", "accent"] },
    tokens: { ".sea": { "sea.paper": "paper", "sea.accent": "accent" } },
    pairs: [{ marks: ["sea.accent"], grounds: ["sea.paper"], least: PART_CONTRAST }],
    icons: ".sea",
    accent: "link",
  },
});
