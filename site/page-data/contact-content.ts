/** The data that the contact page shows, and what the contact server sends back with it. */
import type { ContactField } from "../../contract/contact-fields.ts";
import type { Phone } from "./locale-data.ts";
import type { OpeningTimes, PlaceHours } from "./opening-times.ts";
import type { ShownTexts } from "./shown-texts.ts";

/** A staff entry: its name is the country it is responsible for. */
export interface Staff {
  readonly name: string;
  readonly phones: readonly Pick<Phone, "number" | "url" | "price">[];
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

/** Why a message of the contact form was not sent, in the visitor's language. */
export interface ContactTrouble {
  /** What to do now, if no field is invalid. */
  readonly text?: string;
  /** Error text of each invalid field. */
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
}

/** A rejected message that the server returns with the page, because the browser itself submitted the form. */
export interface RejectedMessage {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly trouble: ContactTrouble;
}

/** The ways to reach the consultancy. */
export interface ContactContent extends ShownTexts<"contact"> {
  readonly staff: readonly Staff[];
  /** Of the telephone service for residents abroad. */
  readonly abroadTimes: OpeningTimes;
  readonly hours: Readonly<Record<"offices" | "abroad", PlaceHours>>;
  readonly offices: readonly Office[];
  /** Where to write: only where the site has no form, and shown in its place. */
  readonly email?: string;
  /** Only in a response of the contact server, never in the built page. */
  readonly rejected?: RejectedMessage;
}
