import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeTrieDataToBTrie } from "cspell-trie-lib";
import { readCached, storeCachedSync } from "../files/file-cache.ts";
import { type Locale, languageOf } from "../i18n/language.ts";
import type { SiteRoutes } from "../pages/paths/routes.ts";

type Dictionary = ReturnType<typeof readDictionary>;

/** Letters that may differ between a word and what is suggested for it; more give words that nobody meant. */
const MOST_CHANGES = 3;
const MOST_SUGGESTIONS = 8;
/** Milliseconds for the suggestions of one word: some twenty times what the slowest takes, so that a busy machine suggests the same. */
const PATIENCE = 2000;

/** Dictionaries are the same for every site. */
const UNFOLDED = join(import.meta.dirname, "../../.cache/dictionaries");

const read = new Map<string, Dictionary>();

/** The dictionary of a language cannot be read: its package is missing, or a part of it. */
export class DictionaryError extends Error {
  override readonly name = "DictionaryError";
  /** As the site names it, by its package. */
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`The dictionary ${file} is missing or damaged.`, { cause });
    this.file = file;
  }
}

/** The languages of a site, whose words are looked up. */
export type SpelledSite = Pick<SiteRoutes, "locales" | "languages">;

/** The dictionary of a language; undefined where the site names none for it. */
export function dictionary(site: SpelledSite, locale: Locale): Dictionary | undefined {
  const { spelling } = languageOf(site, locale);
  return spelling && dictionaryAt(spelling.dictionary);
}

/** The dictionary of a file; read when it is first asked for. @throws {DictionaryError} */
export function dictionaryAt(file: string): Dictionary {
  const known = read.get(file) ?? readDictionary(file);
  read.set(file, known);
  return known;
}

function readDictionary(file: string) {
  const trie = unfoldedTrie(file, UNFOLDED);
  const has = (word: string) =>
    trie.hasWord(word, true) || (word.includes("'") && trie.hasWord(word.replaceAll("'", "’"), true));
  const suggest = (word: string) =>
    trie.suggest(word, {
      numSuggestions: MOST_SUGGESTIONS,
      changeLimit: MOST_CHANGES,
      includeTies: false,
      timeout: PATIENCE,
      ignoreCase: false,
      filter: has,
    });
  return {
    /** Whether it has this very form, capitals and accents included; apostrophes may be straight or curved. */
    has,
    suggest,
  };
}

/**
 * The words of a dictionary. To unfold the file of a package takes a fifth to half a second; what was unfolded is stored as
 * memory holds it, and read in a hundredth of that, until the package or the library is another.
 *
 * @param file by its package: "@cspell/dict-en-gb/en_GB.trie.gz"
 * @param cache folder of the dictionaries that were unfolded
 * @throws {DictionaryError}
 */
export function unfoldedTrie(file: string, cache: string) {
  const folded = readFolded(file);
  const library = readFileSync(new URL(import.meta.resolve("cspell-trie-lib")));
  const version = hash("sha256", Buffer.concat([folded, library]), "buffer");
  const place = join(cache, file.replaceAll("/", "-"));
  const stored = readCached(place);
  if (stored?.subarray(-version.length).equals(version)) {
    return decodeTrie(new Uint8Array(stored.subarray(0, -version.length)));
  }
  try {
    const trie = decodeTrie(gunzipSync(folded));
    storeCachedSync(place, Buffer.concat([encodeTrieDataToBTrie(trie.data), version]));
    return trie;
  } catch (error) {
    throw new DictionaryError(file, error);
  }
}

function readFolded(file: string): Buffer {
  const [scope, id, ...path] = file.split("/");
  try {
    return readFileSync(new URL(path.join("/"), import.meta.resolve(`${scope}/${id}`)));
  } catch (error) {
    throw new DictionaryError(file, error);
  }
}
