import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storeCached } from "../files/file-cache.ts";
import { unfoldedTrie } from "./dictionaries.ts";

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
