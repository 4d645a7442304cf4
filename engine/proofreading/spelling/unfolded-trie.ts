import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeTrieDataToBTrie } from "cspell-trie-lib";
import { readCached, storeCachedSync } from "../../files/file-cache.ts";

/**
 * The words of a dictionary. To unfold the file of a package takes a fifth to half a second; what was unfolded is stored as
 * memory holds it, and read in a hundredth of that, until the package or the library is another.
 *
 * @param file by its package: "@cspell/dict-en-gb/en_GB.trie.gz"
 * @param cache folder of the dictionaries that were unfolded
 */
export function unfoldedTrie(file: string, cache: string) {
  const folded = readFileSync(fileURLToPath(urlOf(file)));
  const library = readFileSync(fileURLToPath(import.meta.resolve("cspell-trie-lib")));
  const version = hash("sha256", Buffer.concat([folded, library]), "buffer");
  const place = join(cache, file.replaceAll("/", "-"));
  const stored = readCached(place);
  if (stored?.subarray(-version.length).equals(version)) {
    return decodeTrie(new Uint8Array(stored.subarray(0, -version.length)));
  }
  const trie = decodeTrie(gunzipSync(folded));
  storeCachedSync(place, Buffer.concat([encodeTrieDataToBTrie(trie.data), version]));
  return trie;
}

function urlOf(file: string): URL {
  const [scope, id, ...path] = file.split("/");
  return new URL(path.join("/"), import.meta.resolve(`${scope}/${id}`));
}
