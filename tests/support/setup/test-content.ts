import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import type { SiteSettings } from "#site/settings/settings.ts";
import definition from "#site/site.config.ts";

/** The content that the build under test was made from: made for tests, so that no test depends on the owner's words. */
export const contentFolder = resolve(import.meta.dirname, "../content");

export const languages = ["fr", "en", "pt"] as const;
export type Language = (typeof languages)[number];

interface TestStaff {
  readonly name: Readonly<Record<Language, string>>;
  /** `url` is what dials the number; `site.yaml` has the number alone. */
  readonly phones: readonly { readonly number: string; readonly url: string }[];
}

/** The part of `site.yaml` that visitors see on the pages. */
type TestSite = Omit<SiteSettings, "description" | "hours" | "offices" | "staff"> & {
  readonly description: Readonly<Record<Language, string>>;
  /** Spans such as "09:00-12:30, 14:00-18:00" by days: in the offices, and on the phone for residents abroad. */
  readonly hours: { readonly offices: TestWeek; readonly abroad: { readonly days: TestWeek } };
  readonly staff: Readonly<Record<"france" | "portugal", TestStaff>>;
  readonly offices: Readonly<Record<"france" | "portugal", TestOffice>>;
  readonly analytics: Readonly<Record<"matomo" | "tag", { readonly url: string }>>;
};
type TestOffice = Omit<SiteSettings["offices"]["france"], "siret"> & {
  readonly siret?: string;
  readonly nipc?: string;
};
type TestWeek = Readonly<Record<string, string>>;

/** A post as its file says it. */
export interface TestPost {
  readonly language: Language;
  readonly slug: string;
  readonly key: string;
  readonly date: string;
  readonly tags: readonly string[];
}

/** What `site.yaml` says, brand filled in. */
export async function testSite(): Promise<TestSite> {
  const text = await readFile(join(contentFolder, "site.yaml"), "utf8");
  const { brand } = parse(text) as TestSite;
  const site = parse(text.replaceAll("{brand}", brand)) as TestSite;
  const staffOf = (country: "france" | "portugal"): TestStaff => ({
    ...site.staff[country],
    phones: site.staff[country].phones.map(({ number }) => ({ number, url: dialLink(number, country) })),
  });
  return { ...site, staff: { france: staffOf("france"), portugal: staffOf("portugal") } };
}

/** What dials a number, written with or without its country. */
function dialLink(number: string, country: "france" | "portugal"): string {
  const digits = number.replace(/\s/g, "");
  if (digits.startsWith("+")) return `tel:${digits}`;
  return country === "france" ? `tel:+33${digits.slice(1)}` : `tel:+351${digits}`;
}

/** How a language writes a time of the day: "09:00" is "9 h 00", "9:00" and "9h00". */
const CLOCK: Readonly<Record<Language, string>> = { fr: "$1 h $2", en: "$1:$2", pt: "$1h$2" };

/** The opening hours as a language writes them, one entry for each line, in it one for each span: "9:00–12:30". */
export async function writtenHours(kind: "offices" | "abroad", language: Language): Promise<readonly string[][]> {
  const dash = language === "fr" ? " – " : "–";
  const clock = (time: string) => time.replace(/^0?(\d+):(\d+)$/, CLOCK[language]);
  const { offices, abroad } = (await testSite()).hours;
  const lines = Object.values(kind === "offices" ? offices : abroad.days);
  return lines.map((line) => line.split(", ").map((span) => span.split("-").map(clock).join(dash)));
}

/** Addresses of the trackers. In tests nothing is behind them: no other machine is asked. */
export async function testTrackers(): Promise<readonly string[]> {
  const { matomo, tag } = (await testSite()).analytics;
  return [matomo.url, tag.url].filter((url) => url !== "");
}

/** What the head of a page's file says, with the site's own values filled in. */
export async function testPage(page: string, language: Language): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(join(contentFolder, "pages", page, `${language}.md`), "utf8");
  const [, settings = ""] = text.split(/^---$/m);
  return parse(await filledIn(settings)) as Record<string, unknown>;
}

/** The texts of the interface in a language, with the site's own values filled in. */
export async function testMessages(language: Language): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(contentFolder, "messages", `${language}.yaml`), "utf8").catch(() => "");
  const said = (parse(text) ?? {}) as Readonly<Record<string, string>>;
  return JSON.parse(await filledIn(JSON.stringify({ ...definition.messages.words[language], ...said }))) as Record<
    string,
    string
  >;
}

/** A text with the values of `site.yaml` in the place of their names in braces. */
async function filledIn(text: string): Promise<string> {
  const site = (await testSite()) as unknown as Readonly<Record<string, unknown>>;
  return text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = site[key];
    return typeof value === "string" || typeof value === "number" ? String(value) : name;
  });
}

/** Labels of the tags, per language. */
export async function testTags(): Promise<Readonly<Record<string, Readonly<Record<Language, string>>>>> {
  return parse(await readFile(join(contentFolder, "tags.yaml"), "utf8")) as Record<string, Record<Language, string>>;
}

/** Every post that is no draft. */
export async function testPosts(): Promise<readonly TestPost[]> {
  const posts = await Promise.all(languages.map(postsIn));
  return posts.flat();
}

async function postsIn(language: Language): Promise<TestPost[]> {
  const folder = join(contentFolder, "posts", language);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md"));
  const posts = await Promise.all(
    files.map(async (file) => {
      const [, settings = ""] = (await readFile(join(folder, file), "utf8")).split(/^---$/m);
      const { key, date, tags, draft } = parse(settings) as Partial<TestPost> & { readonly draft?: boolean };
      const slug = basename(file, ".md");
      return { language, slug, key: key ?? slug, date: String(date), tags: tags ?? [], draft: draft === true };
    }),
  );
  return posts.filter(({ draft }) => !draft);
}
