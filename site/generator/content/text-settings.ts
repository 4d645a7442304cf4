import { COOKIE_LIFETIME_DAYS } from "../../consent/core/configuration.ts";
import type { Locale } from "../../i18n/site-locales.ts";
import type { Picture } from "../../page-data/content-tree.ts";
import { percentDecoded } from "../../page-paths/paths.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import { accessibilityRate, accessibilityStatus } from "./accessibility-status.ts";
import { cookieTable } from "./cookie-table.ts";
import { type DirectiveReader, directiveReader } from "./directives.ts";
import { nearest } from "./nearest.ts";
import { otherHosts } from "./other-hosts.ts";
import type { SiteConfiguration } from "./site-schema.ts";
import type { TextEnvironment } from "./text-reader.ts";

/** Pictures by their name below `media/`, without alternative texts, which depend on where they are used. */
export type PictureTable = Readonly<Record<string, Omit<Picture, "alt">>>;

/** What texts may refer to, as plain data that can be sent to worker threads. */
export interface TextSettings {
  /** site.yaml, checked; undefined where it has errors. */
  readonly site: SiteConfiguration | undefined;
  /** Ids of the tags. */
  readonly tags: readonly string[];
  readonly pictures: PictureTable;
}

/** Gives what the texts of a language may refer to. */
export function textEnvironment({ site, pictures }: TextSettings): (locale: Locale) => TextEnvironment {
  return (locale) => ({
    values: site && valuesOf(site, locale),
    ...pictureSettings(pictures),
    // Without the site's services nothing can be said of what a text asks of them.
    directive: site ? directives(site, locale) : () => undefined,
  });
}

function directives(site: SiteConfiguration, locale: Locale): DirectiveReader {
  return directiveReader(
    site.consent.services.map(({ name }) => name),
    { "cookie-table": cookieTable(site, locale), "other-hosts": otherHosts(site, locale) },
  );
}

/** The values of `site.yaml`; the declared accessibility in words and its rate, and how long a choice is kept. */
function valuesOf(site: SiteConfiguration, locale: Locale): unknown {
  const { accessibility, consent } = site;
  const [status, rate] = [accessibilityStatus(accessibility, locale), accessibilityRate(accessibility)];
  return {
    ...site,
    accessibility: { ...accessibility, status, rate },
    consent: { ...consent, days: COOKIE_LIFETIME_DAYS },
  };
}

/** Finds pictures by the name that a text gives them. */
export function pictureSettings(pictures: PictureTable): Pick<TextEnvironment, "picture" | "pictureNames"> {
  return {
    picture: (source, alt) => {
      const name = pictureName(source);
      const shape = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
      return shape && { ...shape, alt };
    },
    pictureNames: Object.keys(pictures),
  };
}

/** What is said of a picture that is not in the media folder. */
export function missingPicture(picture: string, names: readonly string[]): ProblemDetails {
  const near = nearest(picture, names);
  return near === undefined
    ? { id: "picture-missing", values: { picture } }
    : { id: "picture-misspelled", values: { picture, write: near } };
}

/**
 * A picture's name below the media folder, in one form of Unicode whatever system wrote the file or the text.
 *
 * @param source as a text gives it, or as Markdown encodes it
 * @example pictureName("/media/fa%C3%A7ade.jpg") // "façade.jpg"
 */
export function pictureName(source: string): string {
  return percentDecoded(source.replace(/^(?:\/?media\/)/, "")).normalize("NFC");
}
