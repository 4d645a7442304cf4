import { localeAt } from "../../i18n/translate-path.ts";
import { postPath, tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { PostFacts } from "../model/content.ts";
import type { OldAddress } from "../model/old-address.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** An old address, and the page that it leads to. */
export interface Redirect extends OldAddress {
  /** The file that says so. */
  readonly file: string;
  /** Path of the page. */
  readonly to: string;
}

/** A tag of `tags.yaml`. */
interface TagSettings {
  readonly aliases?: readonly string[] | undefined;
}

/** Addresses with the lines on which they stand, without those that are wrong. @param keys where their list is */
export function addressesWithLines(
  source: YamlSource,
  paths: readonly string[] | Readonly<Record<number, string>>,
  keys: readonly string[] = ["aliases"],
): OldAddress[] {
  return Object.entries(paths).map(([index, path]) => ({ path, line: source.at([...keys, Number(index)]).line }));
}

/** The old addresses of a post. */
export function postRedirects(translation: Routes, { oldAddresses = [], file, locale, slug }: PostFacts): Redirect[] {
  return oldAddresses.map((old) => ({ ...old, file, to: postPath(translation, locale, slug) }));
}

/** The old addresses of tags; each leads to the listing in its own language. */
export function tagRedirects(
  translation: Routes,
  source: YamlSource,
  tags: Readonly<Record<string, TagSettings>>,
): Redirect[] {
  return Object.entries(tags).flatMap(([tag, { aliases = [] }]) =>
    addressesWithLines(source, aliases, [tag, "aliases"]).map((old) => ({
      ...old,
      file: source.file,
      to: tagPath(translation, localeAt(translation, old.path), tag),
    })),
  );
}
