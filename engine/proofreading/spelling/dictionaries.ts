import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import type { Locale } from "../../i18n/languages.ts";
import { writings } from "../../i18n/languages.ts";

/** A language that has a dictionary, or Brazilian Portuguese, to tell its words from misspelled ones. */
export type DictionaryName = Locale | "pt-BR";

const BRAZILIAN = "@cspell/dict-pt-br/pt_BR.trie.gz";

type Dictionary = ReturnType<typeof readDictionary>;

/** Letters that may differ between a word and what is suggested for it; more give words that nobody meant. */
const MOST_CHANGES = 3;
const MOST_SUGGESTIONS = 8;
/** Milliseconds for the suggestions of one word: some twenty times what the slowest takes, so that a busy machine suggests the same. */
const PATIENCE = 2000;

const read = new Map<DictionaryName, Dictionary>();

/** Whether the words of a language can be looked up. */
export function hasDictionary(locale: Locale): boolean {
  return writings[locale].spelling !== undefined;
}

/**
 * A dictionary; read when it is first asked for, which takes a few tenths of a second.
 *
 * @throws {Error} when the language has none
 */
export function dictionary(name: DictionaryName): Dictionary {
  const known = read.get(name) ?? readDictionary(name);
  read.set(name, known);
  return known;
}

function readDictionary(name: DictionaryName) {
  const trie = decodeTrie(gunzipSync(readFileSync(fileOf(name))));
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
    /** The nearest words that it has, nearest first. */
    suggest,
  };
}

function fileOf(name: DictionaryName): URL {
  const file = name === "pt-BR" ? BRAZILIAN : writings[name].spelling?.dictionary;
  if (file === undefined) throw new Error(`engine/i18n/languages/${name}.ts names no dictionary.`);
  const [scope, id, ...path] = file.split("/");
  return new URL(path.join("/"), import.meta.resolve(`${scope}/${id}`));
}
