import type { Locale } from "../../i18n/site-locales.ts";
import type { BlockNode, Picture } from "../../page-data/content-tree.ts";
import { accessibilityRate, accessibilityStatus } from "./accessibility-status.ts";
import { cookieTable } from "./cookie-table.ts";
import { directiveReader } from "./directives.ts";
import { otherHosts } from "./other-hosts.ts";
import type { SiteConfiguration } from "./site-schema.ts";
import type { TextEnvironment } from "./text-reader.ts";

/** Pictures by their name below `media/`, without alternative texts, which depend on where they are used. */
export type PictureTable = Readonly<Record<string, Omit<Picture, "alt">>>;

/** What texts may refer to, as plain data that can be sent to worker threads. */
export interface TextSettings {
  /** site.yaml as written; used even where it has errors, so that errors of texts are found in the same run. */
  readonly values: unknown;
  /** site.yaml, checked; undefined where it has errors. */
  readonly site: SiteConfiguration | undefined;
  /** Ids of the tags. */
  readonly tags: readonly string[];
  readonly pictures: PictureTable;
}

/** Where the settings have errors, nothing can be generated from them. */
const NOTHING: BlockNode = { type: "paragraph", children: [] };

/** Gives what the texts of a language may refer to. */
export function textEnvironment({ values, site, pictures }: TextSettings): (locale: Locale) => TextEnvironment {
  const names = (site?.consent.services ?? []).map(({ name }) => name);
  return (locale) => ({
    values: withAccessibility(values, site, locale),
    picture: pictureFinder(pictures),
    directive: directiveReader(names, {
      "cookie-table": site ? cookieTable(site, locale) : NOTHING,
      "other-hosts": site ? otherHosts(site, locale) : NOTHING,
    }),
  });
}

/** The values of `site.yaml`, with the declared accessibility in words and its rate; both empty where the file has errors. */
function withAccessibility(values: unknown, site: SiteConfiguration | undefined, locale: Locale): unknown {
  const { accessibility: declared = {}, ...others } = {
    ...(values as { readonly accessibility?: object } | undefined),
  };
  const status = site ? accessibilityStatus(site.accessibility, locale) : "";
  const rate = site ? accessibilityRate(site.accessibility) : "";
  return { ...others, accessibility: { ...declared, status, rate } };
}

/** Finds pictures by the name that a text gives them. */
export function pictureFinder(pictures: PictureTable): TextEnvironment["picture"] {
  return (source, alt) => {
    const name = pictureName(source);
    const shape = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    return shape && { ...shape, alt };
  };
}

/** A picture's name below the media folder: pictureName("/media/a.jpg") gives "a.jpg". */
export function pictureName(source: string): string {
  return source.replace(/^(?:\/?media\/)/, "");
}
