import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownersError } from "../build/owner-build.ts";
import { storeCached } from "../files/file-cache.ts";
import { DictionaryError, unfoldedTrie } from "./dictionaries.ts";

const FILE = "@cspell/dict-en-gb/en_GB.trie.gz";

test("a dictionary says the same when it is unfolded, stored, of another version and damaged", async () => {
  const cache = await mkdtemp(join(tmpdir(), "dictionaries-"));
  const says = () => {
    const trie = unfoldedTrie(FILE, cache);
    const words = ["bridge", "Bridge", "brigde", "Lisbon", "lisbon", "don't", "cafe", "", "colour"];
    return [words.map((word) => trie.hasWord(word, true)), trie.suggest("brigde", { numSuggestions: 4 })];
  };
  const first = says();
  expect(first[0]).toEqual([true, true, false, true, false, true, true, false, true]);
  const [name = ""] = await readdir(cache);
  const place = join(cache, name);
  const stored = await readFile(place);
  expect(says()).toEqual(first);
  for (const spoil of [
    () => writeFile(place, stored.subarray(0, 1000)),
    () => storeCached(place, Buffer.alloc(1000)),
  ]) {
    await spoil();
    expect(says()).toEqual(first);
    expect((await readFile(place)).equals(stored)).toBe(true);
  }
});

test("where its package is missing, or a part of it, or damaged, the owner reads which, in a sentence", async () => {
  const cache = await mkdtemp(join(tmpdir(), "dictionaries-"));
  // The package has a file of that name, which is no dictionary.
  for (const file of [
    "@cspell/no-such/words.trie.gz",
    "@cspell/dict-en-gb/gone.trie.gz",
    "@cspell/dict-en-gb/README.md",
  ]) {
    const error = (() => {
      try {
        return unfoldedTrie(file, cache);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(DictionaryError);
    expect(ownersError(error, "en")).toMatch(new RegExp(`^The dictionary ${file} is missing or damaged.* npm ci$`));
  }
});
