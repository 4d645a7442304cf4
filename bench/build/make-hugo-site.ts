import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hugoFiles } from "./hugo-templates.ts";

/** Our pages that are not articles: as many in Hugo's site. */
const FIXED_PAGES = 11;
/** Hugo's languages and whose articles they show; "root" stands for the French twins without prefix. */
const LANGUAGES = { root: "fr", fr: "fr", en: "en", pt: "pt" } as const;

/** Makes a Hugo site with the articles of a content folder, and as many other pages as ours has. */
export async function makeHugoSite(content: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(hugoFiles)) await write(join(folder, file), text);
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    const own = join(folder, "content", language);
    await copyPosts(join(content, "posts", locale), join(own, "blog"));
    await write(join(own, "blog/_index.md"), "---\ntitle: Blog\n---\n");
    for (let page = 1; page <= FIXED_PAGES; page += 1)
      await write(join(own, `page-${page}.md`), `---\ntitle: Page ${page}\nweight: ${page}\n---\n\nText.\n`);
  }
}

/** Hugo calls the key that language versions share by another name. */
async function copyPosts(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const text = await readFile(join(from, name), "utf8");
    await write(join(to, name), text.replace(/^key:/m, "translationKey:"));
  }
}

/** How many pages Hugo made. */
export async function countPages(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith("index.html")).length;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
