import { dirname, join } from "node:path";
import { digest } from "../../files/digest.ts";
import { pruneCache, readCached, storeCached } from "../../files/file-cache.ts";
import type { PostIndexEntry } from "./index-post.ts";

/** Content folders whose index is kept. */
const KEPT_INDEXES = 5;

/** The content index of the previous build of a content folder. */
export class IndexCache {
  readonly #file: string;
  readonly #key: string;

  /**
   * @param cache folder of the indexes
   * @param content the content folder
   * @param key hash of everything that an entry depends on beside its file
   */
  constructor(cache: string, content: string, key: string) {
    this.#file = join(cache, `${digest(content)}.json`);
    this.#key = key;
  }

  /** The entries by file; none where there are none, they were made with another key, or the file cannot be read. */
  read(): ReadonlyMap<string, PostIndexEntry> {
    try {
      const stored = JSON.parse(String(readCached(this.#file))) as { key: string; entries: PostIndexEntry[] };
      return new Map(stored.key === this.#key ? stored.entries.map((entry) => [entry.file, entry]) : []);
    } catch {
      return new Map();
    }
  }

  /** Stores the entries for the next build. */
  async write(entries: ReadonlyMap<string, PostIndexEntry>): Promise<void> {
    await storeCached(this.#file, JSON.stringify({ key: this.#key, entries: [...entries.values()] }));
    await pruneCache(dirname(this.#file), KEPT_INDEXES);
  }
}
