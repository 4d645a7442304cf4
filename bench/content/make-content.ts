import { cp, mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type ContentLocale, madeUpPost, madeUpSlug, type PostMaterial } from "./made-up-post.ts";
import { sentencePool } from "./sentence-pool.ts";

const SHIPPED = resolve(import.meta.dirname, "../../content");
const LOCALES = ["fr", "en", "pt"] as const satisfies readonly ContentLocale[];
const TAGS = ["management", "finance", "health", "real-estate", "relocation", "company"];
const WRITTEN_AT_ONCE = 64;

/**
 * Makes a content folder of any size, in the owner's format: the shipped identity, messages and pages, and made-up
 * articles in place of the shipped ones. The same arguments always give the same files; a larger folder holds the
 * articles of a smaller one.
 *
 * @param folder where it goes; made if it is missing
 * @param postsPerLocale articles per language
 * @example await makeContent("/tmp/content-1000", 1000)
 */
export async function makeContent(folder: string, postsPerLocale: number): Promise<void> {
  await cp(SHIPPED, folder, { recursive: true, filter: (source) => source !== join(SHIPPED, "posts") });
  for (const locale of LOCALES) {
    const material = { sentences: await sentencePool(join(SHIPPED, "posts", locale)), tags: TAGS };
    await writePosts(join(folder, "posts", locale), locale, postsPerLocale, material);
  }
}

async function writePosts(folder: string, locale: ContentLocale, count: number, material: PostMaterial): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let first = 0; first < count; first += WRITTEN_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(WRITTEN_AT_ONCE, count - first) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) =>
        writeFile(join(folder, `${madeUpSlug(locale, number)}.md`), madeUpPost(locale, number, material)),
      ),
    );
  }
}
