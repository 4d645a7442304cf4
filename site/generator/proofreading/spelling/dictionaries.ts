import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";

/** The dictionaries: those of the site's languages, and Brazilian Portuguese to tell its words from misspelled ones. */
const FILES = {
  fr: new URL("fr-fr.trie.gz", import.meta.resolve("@cspell/dict-fr-fr")),
  en: new URL("en_GB.trie.gz", import.meta.resolve("@cspell/dict-en-gb")),
  pt: new URL("dict/Portuguese-European.trie.gz", import.meta.resolve("@cspell/dict-pt-pt")),
  "pt-BR": new URL("pt_BR.trie.gz", import.meta.resolve("@cspell/dict-pt-br")),
};

export type DictionaryName = keyof typeof FILES;

/** The words of one language. */
export interface Dictionary {
  /** Whether it has this very form, capitals and accents included; apostrophes may be straight or curved. */
  readonly has: (word: string) => boolean;
  /** The nearest words that it has, nearest first. */
  readonly suggest: (word: string) => readonly string[];
}

/** Letters that may differ between a word and what is suggested for it; more give words that nobody meant. */
const MOST_CHANGES = 3;
const MOST_SUGGESTIONS = 8;
/** Milliseconds for the suggestions of one word: some twenty times what the slowest takes, so that a busy machine suggests the same. */
const PATIENCE = 2000;

const read = new Map<DictionaryName, Dictionary>();

/** A dictionary; read when it is first asked for, which takes a few tenths of a second. */
export function dictionary(name: DictionaryName): Dictionary {
  const known = read.get(name);
  if (known) return known;
  const trie = decodeTrie(gunzipSync(readFileSync(FILES[name])));
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
  const made = { has, suggest };
  read.set(name, made);
  return made;
}
