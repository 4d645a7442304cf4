import * as v from "valibot";
import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import type { Locale } from "../../i18n/languages.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";
import { hoursSchema } from "../hours/hours-schema.ts";
import { dialled } from "../source/phone-number.ts";
import {
  day,
  email,
  hostPattern,
  httpUrl,
  line,
  noName,
  noWebAddress,
  oneOf,
  type TextPerLanguage,
  textPerLanguage,
  timeZone,
  whole,
  year,
} from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { because } from "../source/validate.ts";
import { isWebAddress } from "../source/web-address.ts";
import { consentSchema } from "./consent-settings.ts";
import { oldAddressPath } from "./old-address.ts";
import { publishSchema } from "./publish-schema.ts";
import { languagesSchema } from "./translation-settings.ts";

const optionalUrl = v.union([v.literal(""), httpUrl], noWebAddress);

/** A phone number as people read it; its link is made from it. A link that is given must dial the same number. */
const phone = (country: DialCode) =>
  v.pipe(
    v.strictObject({ number: line, url: v.optional(line) }),
    v.check(
      ({ number }) => dialled(number, country) !== undefined,
      because("not-a-phone", { write: 'number: "+33 1 99 00 20 12"' }),
    ),
    v.transform(({ number, url }) => ({ number, url: `tel:${dialled(number, country)}`, given: url })),
    v.check(({ url, given }) => given === undefined || given === url, because("phone-dials-another", {})),
    v.transform(({ number, url }) => ({ number, url })),
  );
const staff = (country: DialCode, perLanguage: ReturnType<typeof textPerLanguage>) =>
  v.strictObject({
    name: perLanguage,
    phones: v.pipe(
      v.array(phone(country)),
      v.minLength(1, because("no-phone", { write: '[{ number: "+33 1 99 00 20 12" }]' })),
    ),
    topics: perLanguage,
  });
const officeFields = { name: line, street: line, street2: v.string(), postCode: line, city: line, map: httpUrl };
const digits = (count: number) =>
  v.pipe(
    line,
    v.check(
      (text) => text.replace(/\s/g, "").length === count,
      because("not-so-many-digits", { count: String(count) }),
    ),
  );

/** The owner's `site.yaml`. @param languages those of the site (`translationIn`) */
export function siteSchema(languages: readonly Locale[]) {
  const perLanguage = textPerLanguage(languages);
  return v.strictObject({
    brand: line,
    language: v.optional(oneOf(ownerLanguages), "fr"),
    url: v.pipe(
      httpUrl,
      v.check(
        (url) => !url.endsWith("/"),
        because("last-slash", (input) => ({ write: String(input).replace(/\/+$/, "") })),
      ),
      v.check(
        (url) => new URL(url).origin === url.toLowerCase(),
        because("below-a-path", (input) => ({ write: new URL(String(input)).origin })),
      ),
    ),
    since: year,
    portugalSince: year,
    contacts: whole(1),
    /** How many people work here, for the texts that say so. */
    team: v.optional(whole(1)),
    description: perLanguage,
    timeZone: v.optional(timeZone, "Europe/Paris"),
    languages: languagesSchema(languages),
    hours: hoursSchema(languages),
    staff: v.strictObject({ france: staff("33", perLanguage), portugal: staff("351", perLanguage) }),
    offices: v.strictObject({
      france: v.strictObject({ ...officeFields, siret: digits(14) }),
      portugal: v.strictObject({ ...officeFields, nipc: digits(9) }),
    }),
    social: v.array(v.strictObject({ name: line, url: httpUrl })),
    legal: v.strictObject({
      updated: day,
      email,
      privacyEmail: email,
      securityEmail: email,
      publicationDirector: line,
      retentionMonths: whole(1, 120, 12),
      france: v.strictObject({ form: line, capital: perLanguage, rcs: line, vat: line }),
      portugal: v.strictObject({ form: line, capital: perLanguage, registry: line, vat: line }),
      host: v.strictObject({ name: line, address: line, phone: line }),
      mediator: v.strictObject({ name: line, address: line, url: httpUrl }),
      disputeCentre: v.strictObject({ name: line, url: httpUrl }),
      complaintBook: httpUrl,
    }),
    accessibility: v.strictObject({
      status: oneOf(["none", "partial", "full"]),
      referential: line,
      criteria: v.pipe(
        v.strictObject({ applicable: whole(1, 106, 106), met: whole(0, 106) }),
        v.check(
          ({ applicable, met }) => met <= applicable,
          because("more-met-than-apply", (input) => {
            const { applicable } = input as { readonly applicable: number };
            return { most: String(applicable), write: `{ applicable: ${applicable}, met: ${applicable} }` };
          }),
        ),
      ),
      date: day,
      email,
    }),
    analytics: v.strictObject({
      matomo: v.strictObject({ url: optionalUrl, siteId: whole(1) }),
      tag: v.strictObject({ url: optionalUrl, propertyId: v.string(), sendsTo: v.optional(v.array(hostPattern)) }),
    }),
    fonts: v.strictObject({ stylesheet: v.union([v.literal("self"), httpUrl], noWebAddress) }),
    hsts: v.optional(
      v.pipe(
        v.strictObject({ includeSubDomains: v.boolean(), preload: v.boolean() }),
        v.check(
          ({ includeSubDomains, preload }) => includeSubDomains || !preload,
          because("preload-alone", { write: "{ includeSubDomains: false, preload: false }" }),
        ),
      ),
      { includeSubDomains: false, preload: false },
    ),
    contact: v.strictObject({
      /** "" where the site has no form: telephone and e-mail stand in its place. */
      endpoint: v.pipe(
        v.string(),
        v.check(
          (address) => address === "" || address === CONTACT_PATH || isWebAddress(address),
          because("not-an-endpoint", { write: CONTACT_PATH }),
        ),
      ),
    }),
    publish: v.optional(publishSchema),
    consent: consentSchema(perLanguage),
  });
}

export type SiteConfiguration = v.InferOutput<ReturnType<typeof siteSchema>>;

/** The owner's `tags.yaml`: tag id to label per language, and the old addresses that lead to its listing. */
export function tagsSchema(languages: readonly Locale[]) {
  return v.record(
    v.pipe(v.string(), v.regex(SLUG, noName)),
    v.strictObject({ ...textPerLanguage(languages).entries, aliases: v.optional(v.array(oldAddressPath)) }),
  );
}

/** Tag id to label per language. */
export type TagLabels = Readonly<Record<string, TextPerLanguage>>;

/** The owner's `gone.yaml`: paths that are gone for good. */
export const goneSchema = v.array(oldAddressPath);

type DialCode = "33" | "351";
