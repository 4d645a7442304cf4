import type { RejectedMessage } from "#contact/form/contact-trouble.ts";
import { forLocale } from "#engine/i18n/language.ts";
import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { numberFor } from "../../facts/international-number.ts";
import { homeZones } from "../../hours/home-zones.ts";
import type { OpeningTimes } from "../../hours/opening-times.ts";
import { residentsPhone, type ShownPhone } from "../../input/residents-phone.ts";
import { definePage, type SiteInput } from "../../input/site-input.ts";

/** A staff entry: its name is the country it is responsible for. */
interface Staff {
  readonly name: string;
  readonly phones: readonly ShownPhone[];
  /** Topics to call about. */
  readonly topics: string;
  /** Of its office. */
  readonly times: OpeningTimes;
}

export interface Office {
  readonly country: "fr" | "pt";
  readonly name: string;
  readonly street: string;
  readonly street2: string;
  readonly postCode: string;
  readonly city: string;
  readonly countryName: string;
  /** SIRET in France, NIPC in Portugal. */
  readonly companyNumber: { readonly label: "SIRET" | "NIPC"; readonly value: string };
  /** Address of a map with the way there. */
  readonly mapUrl: string;
}

/** What is there in some cases. */
interface Sometimes {
  /** Where to write: only where the site has no form, and shown in its place. */
  readonly email?: string;
  /** Beside the telephone numbers, where there is a form. */
  readonly generalEmail?: string;
  /** Only in a response of the contact server, never in the built page. */
  readonly rejected?: RejectedMessage;
}

/** The ways to reach the consultancy. */
export const contact = definePage({
  id: "contact",
  kind: "one",
  showsSettings: true,
  paths: { fr: "contact", en: "contact", pt: "contact" },
  messages: ["contact", "people"],
  texts: ({ blocks, lead, rich }) => ({
    lead,
    write: rich({ fr: "Écrire", en: "Write", pt: "Escrever" }),
    callBack: rich({ fr: "Être rappelé", en: "To be called back", pt: "Ser contactado" }),
    call: rich({ fr: "Téléphoner", en: "Telephone", pt: "Telefonar" }),
    officesHeading: rich({ fr: "Titre des bureaux", en: "Heading of the offices", pt: "Título dos escritórios" }),
    // Who reads the message, why, how long it is kept, which rights the visitor has.
    privacy: blocks({ fr: "Vie privée", en: "Privacy", pt: "Privacidade" }),
  }),
  content: ({ texts }, site) => ({
    ...texts,
    staff: staff(site),
    residentsPhone: residentsPhone(site),
    abroadTimes: site.openingTimes("abroad"),
    zones: homeZones(site.openingTimes),
    hours: site.hours,
    offices: offices(site),
    people: site.people(),
    tilePaints: site.tilePaints,
    ...withoutForm(site),
  }),
});

export type ContactContent = ContentOf<typeof contact>;

function withoutForm({ settings: { contact: form, legal } }: SiteInput): Sometimes {
  return form.endpoint === "" ? { email: legal.email } : { generalEmail: legal.email };
}

function staff({ locale, messages, openingTimes, settings }: SiteInput): readonly Staff[] {
  const texts = forLocale(messages, locale);
  const prices = [
    ["france", texts["phone.price-fr"]],
    ["portugal", texts["phone.price-pt"]],
  ] as const;
  return prices.map(([country, price]) => {
    const { name, phones, topics } = settings.staff[country];
    return {
      name: forLocale(name, locale),
      phones: phones.map((phone) => ({ number: numberFor(country, phone, locale), url: phone.url, price })),
      topics: forLocale(topics, locale),
      times: openingTimes(country),
    };
  });
}

function offices({ locale, settings: { offices, staff } }: SiteInput): readonly Office[] {
  const { france, portugal } = offices;
  const common = ({ name, street, street2, postCode, city }: typeof france | typeof portugal) => ({
    name,
    street,
    street2,
    postCode,
    city,
  });
  return [
    {
      country: "fr",
      ...common(france),
      countryName: forLocale(staff.france.name, locale),
      companyNumber: { label: "SIRET", value: france.siret },
      mapUrl: france.map,
    },
    {
      country: "pt",
      ...common(portugal),
      countryName: forLocale(staff.portugal.name, locale),
      companyNumber: { label: "NIPC", value: portugal.nipc },
      mapUrl: portugal.map,
    },
  ];
}
