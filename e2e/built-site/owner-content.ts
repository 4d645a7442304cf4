import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";

/** The owner's folder that the build under test was made from. */
export const contentFolder = resolve(import.meta.dirname, "../../content");

export const languages = ["fr", "en", "pt"] as const;
export type Language = (typeof languages)[number];

interface OwnerOffice {
  readonly name: string;
  readonly street: string;
  readonly street2: string;
  readonly postCode: string;
  readonly city: string;
  readonly siret?: string;
  readonly nipc?: string;
}

interface OwnerStaff {
  readonly name: Readonly<Record<Language, string>>;
  readonly phones: readonly { readonly number: string; readonly url: string }[];
}

/** The part of `site.yaml` that visitors see on the pages. */
interface OwnerSite {
  readonly brand: string;
  readonly url: string;
  readonly description: Readonly<Record<Language, string>>;
  readonly staff: { readonly france: OwnerStaff; readonly portugal: OwnerStaff };
  readonly offices: { readonly france: OwnerOffice; readonly portugal: OwnerOffice };
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** A post as its file says it. */
export interface OwnerPost {
  readonly language: Language;
  readonly slug: string;
  readonly key: string;
  readonly date: string;
  readonly tags: readonly string[];
}

/** What the owner wrote in `site.yaml`, brand filled in. */
export async function ownerSite(): Promise<OwnerSite> {
  const text = await readFile(join(contentFolder, "site.yaml"), "utf8");
  const { brand } = parse(text) as OwnerSite;
  return parse(text.replaceAll("{brand}", brand)) as OwnerSite;
}

/** What the owner wrote in `messages/`: the words of the site's own controls in a language, by their keys. */
export async function ownerMessages(language: Language): Promise<Readonly<Record<string, string>>> {
  return parse(await readFile(join(contentFolder, `messages/${language}.yaml`), "utf8")) as Record<string, string>;
}

/** Labels of the tags, per language. */
export async function ownerTags(): Promise<Readonly<Record<string, Readonly<Record<Language, string>>>>> {
  return parse(await readFile(join(contentFolder, "tags.yaml"), "utf8")) as Record<string, Record<Language, string>>;
}

/** Every post that is no draft. */
export async function ownerPosts(): Promise<readonly OwnerPost[]> {
  const posts = await Promise.all(languages.map(postsIn));
  return posts.flat();
}

async function postsIn(language: Language): Promise<OwnerPost[]> {
  const folder = join(contentFolder, "posts", language);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md"));
  const posts = await Promise.all(
    files.map(async (file) => {
      const [, settings = ""] = (await readFile(join(folder, file), "utf8")).split(/^---$/m);
      const { key, date, tags, draft } = parse(settings) as Partial<OwnerPost> & { readonly draft?: boolean };
      const slug = basename(file, ".md");
      return { language, slug, key: key ?? slug, date: String(date), tags: tags ?? [], draft: draft === true };
    }),
  );
  return posts.filter(({ draft }) => !draft);
}
