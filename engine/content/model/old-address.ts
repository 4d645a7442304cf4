import * as v from "valibot";
import { localeAt } from "../../i18n/translate-path.ts";
import { withWords } from "../../pages/definition/fields.ts";
import { tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { because } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** An address as the owner wrote it, and where. */
export interface OldAddress {
  /** Decoded, in one form of Unicode; with its last slash unless it ends in a file's name. */
  readonly path: string;
  /** Line of its file, from 1. */
  readonly line: number;
}

/** Characters that every host reads alike; a host of files would read `*` and a first `:` as its own characters. */
const PLAIN = /^(?:\/(?!:)[\p{L}\p{M}\p{N} \-._~!$&'()+,;=@:]*)+$/u;
/** Spellings that some client or server takes for another path. */
const AMBIGUOUS = /\/\/|\/\.{1,2}(?:\/|$)/;
/** A last segment like `old.html`. */
const FILE_NAME = /\.[a-z][a-z0-9]{0,4}$/i;

/**
 * Reads an address that was published once, percent-encoded or not: its path, or what to write instead.
 *
 * @example readOldAddress("/fr/d%C3%A9part") // { path: "/fr/départ/" }
 * @example readOldAddress("/index.php?p=12") // { instead: "/index.php" }
 */
export function readOldAddress(text: string): { readonly path: string } | { readonly instead: string } {
  const whole = URL.canParse(text) ? new URL(text).pathname : text;
  const [bare = ""] = whole.split(/[?#]/);
  const path = decoded(bare.startsWith("/") ? bare : `/${bare}`)?.normalize("NFC");
  if (path === undefined || /\s/.test(bare) || !PLAIN.test(path) || AMBIGUOUS.test(path)) {
    return { instead: "/old-name/" };
  }
  if (bare !== text) return { instead: bare.startsWith("/") ? bare : path };
  if (!bare.startsWith("/")) return { instead: path };
  const name = path.replace(/\/$/, "");
  return { path: FILE_NAME.test(name) ? name : `${name}/` };
}

/** The path of an old address in front matter or `tags.yaml`. */
const oldAddressPath = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => asItShouldBeWritten(text) !== "/", because("old-address-of-the-home-page", {})),
  v.check(
    (text) => "path" in readOldAddress(text),
    because("not-an-old-address", (input) => ({ write: asItShouldBeWritten(String(input)) })),
  ),
  v.transform(asItShouldBeWritten),
);

/** `aliases`: the addresses that a page had before. */
export const oldAddresses = v.optional(
  withWords(v.array(oldAddressPath), {
    label: { fr: "Anciennes adresses", en: "Old addresses", pt: "Endereços antigos" },
    hint: {
      fr: "Les adresses que la page avait avant : elles mènent ici.",
      en: "The addresses that the page had before: they lead here.",
      pt: "Os endereços que a página tinha antes: conduzem aqui.",
    },
    isRare: true,
  }),
);

function asItShouldBeWritten(text: string): string {
  const read = readOldAddress(text);
  return "path" in read ? read.path : read.instead;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** An old address, and the page that it leads to. */
export interface Redirect extends OldAddress {
  readonly file: string;
  readonly to: string;
}

/** Addresses with the lines on which they stand, without those that are wrong. @param keys where their list is */
export function addressesWithLines(
  source: YamlSource,
  paths: readonly string[] | Readonly<Record<number, string>>,
  keys: readonly string[] = ["aliases"],
): OldAddress[] {
  return Object.entries(paths).map(([index, path]) => ({ path, line: source.at([...keys, Number(index)]).line }));
}

/** The old addresses of tags; each leads to the listing in its own language. */
export function tagRedirects(
  translation: Routes,
  source: YamlSource,
  tags: Readonly<Record<string, { readonly aliases?: readonly string[] | undefined }>>,
): Redirect[] {
  return Object.entries(tags).flatMap(([tag, { aliases = [] }]) =>
    addressesWithLines(source, aliases, [tag, "aliases"]).map((old) => ({
      ...old,
      file: source.file,
      to: tagPath(translation, localeAt(translation, old.path), tag),
    })),
  );
}
