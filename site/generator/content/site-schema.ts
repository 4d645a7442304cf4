import * as v from "valibot";
import { oldAddress } from "./old-address.ts";

/** A text of one line. */
const line = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty → write something"));
/** A text for each language. */
const perLocale = v.strictObject({ fr: line, en: line, pt: line });
const httpUrl = v.pipe(
  v.string(),
  v.check(isHttpUrl, "is not a web address → begin it with https:// and give it whole"),
);
const httpsUrl = v.pipe(
  httpUrl,
  v.startsWith("https://", "is not an https address → begin it with https:// and give it whole"),
);
const privacyManager = v.strictObject({
  id: v.pipe(line, v.regex(/^[\w-]+$/, "is not the id of a privacy manager → use its letters, digits, - and _ only")),
  apiUrl: v.pipe(
    v.string(),
    v.check(isApiUrl, "is not the address of a privacy manager → write it as https://api.example.com, without ? and #"),
  ),
});
const optionalUrl = v.union([v.literal(""), httpUrl]);
const email = v.pipe(v.string(), v.email("is not an e-mail address → write it like name@example.com"));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const year = v.pipe(v.number(), v.integer("is not a year → write four digits"), v.minValue(1900), v.maxValue(2100));
const day = v.pipe(
  v.string(),
  v.isoDate("is not a date → write it as 2026-11-01"),
  v.check(isCalendarDay, "is a day that does not exist → look it up in a calendar"),
);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time → write it as 09:00"));
const ranges = v.array(
  v.pipe(
    v.strictTuple([time, time]),
    v.check(([from, to]) => from < to, "ends before it begins → write the earlier time first"),
  ),
);

/** A phone number as people read it; its link is made from it. A link that is given must dial the same number. */
const phone = (country: DialCode) =>
  v.pipe(
    v.strictObject({ number: line, url: v.optional(line) }),
    v.transform(({ number, url }) => ({ number, url: dialLink(number, country), given: url })),
    v.check(({ url }) => /^tel:\+\d{6,15}$/.test(url), "is not a phone number → write it as +33 1 99 00 20 12"),
    v.check(
      ({ url, given }) => given === undefined || given === url,
      "shows one number and dials another → delete the line “url”: it is made from the number",
    ),
    v.transform(({ number, url }) => ({ number, url })),
  );
const staff = (country: DialCode) =>
  v.strictObject({
    name: perLocale,
    phones: v.pipe(v.array(phone(country)), v.minLength(1, "has no phone → add one")),
    topics: perLocale,
  });
const officeFields = { name: line, street: line, street2: v.string(), postCode: line, city: line, map: httpUrl };
const digits = (count: number) =>
  v.pipe(
    line,
    v.check((text) => text.replace(/\s/g, "").length === count, `does not have ${count} digits → check the number`),
  );

const consentService = v.strictObject({
  name: v.pipe(line, v.regex(/^[a-z][a-z0-9-]*$/, "is not a name → use small letters, digits and hyphens")),
  title: perLocale,
  purposes: v.array(line),
  cookies: v.optional(v.array(line), []),
  scripts: v.optional(v.array(httpsUrl)),
  callback: v.optional(line),
  default: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
  optOut: v.optional(v.boolean()),
  onlyOnce: v.optional(v.boolean()),
});

/** The owner's `site.yaml`. */
export const siteSchema = v.strictObject({
  brand: line,
  url: v.pipe(
    httpUrl,
    v.check((url) => !url.endsWith("/"), "ends with a slash → remove the last /"),
  ),
  since: year,
  portugalSince: year,
  contacts: v.pipe(v.number(), v.integer(), v.minValue(1)),
  description: perLocale,
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, "is not a time zone → write it as Europe/Paris or Europe/Lisbon")),
    "Europe/Paris",
  ),
  languages: v.strictObject({ missing: v.picklist(["error", "fallback"]) }),
  hours: v.strictObject({ office: ranges, abroad: ranges }),
  staff: v.strictObject({ france: staff("33"), portugal: staff("351") }),
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
    retentionMonths: v.pipe(v.number(), v.integer(), v.minValue(1)),
    france: v.strictObject({ form: line, capital: perLocale, rcs: line, vat: line }),
    portugal: v.strictObject({ form: line, capital: perLocale, registry: line, vat: line }),
    host: v.strictObject({ name: line, address: line, phone: line }),
    mediator: v.strictObject({ name: line, address: line, url: httpUrl }),
    disputeCentre: v.strictObject({ name: line, url: httpUrl }),
    complaintBook: httpUrl,
  }),
  accessibility: v.strictObject({
    status: v.picklist(["none", "partial", "full"]),
    referential: line,
    criteria: v.pipe(
      v.strictObject({ applicable: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(106)), met: count }),
      v.check(({ applicable, met }) => met <= applicable, "counts more criteria met than apply → count again"),
    ),
    date: day,
    email,
  }),
  analytics: v.strictObject({
    matomo: v.strictObject({ url: optionalUrl, siteId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    tag: v.strictObject({ url: optionalUrl, propertyId: v.string(), sendsTo: v.optional(v.array(httpUrl)) }),
  }),
  fonts: v.strictObject({ stylesheet: v.union([v.literal("self"), httpUrl]) }),
  hsts: v.optional(
    v.pipe(
      v.strictObject({ includeSubDomains: v.boolean(), preload: v.boolean() }),
      v.check(
        ({ includeSubDomains, preload }) => includeSubDomains || !preload,
        "asks for preload without includeSubDomains, and browsers take no such site → set includeSubDomains to true, or preload to false",
      ),
    ),
    { includeSubDomains: false, preload: false },
  ),
  contact: v.strictObject({
    endpoint: v.union([
      v.pipe(v.string(), v.regex(/^\/[^/]/, "is neither a path nor a web address → write /api/contact or https://…")),
      httpUrl,
    ]),
  }),
  consent: v.strictObject({
    services: v.array(consentService),
    default: v.optional(v.boolean()),
    required: v.optional(v.boolean()),
    optOut: v.optional(v.boolean()),
    manager: v.optional(privacyManager),
  }),
});

export type SiteConfiguration = v.InferOutput<typeof siteSchema>;

/** The owner's `tags.yaml`: tag id to label per language, and the old addresses that lead to its listing. */
export const tagsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a tag id → use small letters, digits and hyphens")),
  v.strictObject({ ...perLocale.entries, aliases: v.optional(v.array(oldAddress)) }),
);

/** Tag id to label per language. */
export type TagLabels = Readonly<Record<string, v.InferOutput<typeof perLocale>>>;

/** The owner's `gone.yaml`: paths that are gone for good. */
export const goneSchema = v.array(oldAddress);

const postFields = v.strictObject({
  title: line,
  date: day,
  description: line,
  tags: v.array(line),
  key: v.optional(
    v.pipe(line, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a key → use small letters, digits and hyphens")),
  ),
  updated: v.optional(day),
  image: v.optional(line),
  imageAlt: v.optional(v.string()),
  draft: v.optional(v.boolean(), false),
  expires: v.optional(day),
  aliases: v.optional(v.array(oldAddress)),
});
/** Front matter of a post, before its texts are read. */
export const postSchema = v.pipe(
  postFields,
  v.forward(
    v.partialCheck(
      [["date"], ["expires"]],
      ({ date, expires }) => expires === undefined || expires >= date,
      "is before the post's date → write a later day, or delete the line",
    ),
    ["expires"],
  ),
);

export type PostFrontMatter = v.InferOutput<typeof postSchema>;

/** Unencrypted only on this machine: what is asked and recorded there is visitors' business. */
function isApiUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#\s]/.test(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  return username === "" && (protocol === "https:" || (protocol === "http:" && isHere));
}

type DialCode = "33" | "351";

/** The link that dials a number written for people of its country (RFC 3966). In France its first 0 is left out. */
function dialLink(number: string, country: DialCode): string {
  const digits = number.replace(/[\s.()/-]/g, "").replace(/^00/, "+");
  return `tel:${digits.startsWith("+") ? digits : `+${country}${country === "33" ? digits.replace(/^0/, "") : digits}`}`;
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(name);
}

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text);
}
