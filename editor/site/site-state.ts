import { vanishedIn } from "#engine/content/addresses/published-file.ts";
import { allPages } from "#engine/content/model/content.ts";
import { contentOf, joinTexts, type ReadContent } from "#engine/content/reading/join-texts.ts";
import { judgeTexts } from "#engine/content/reading/judge-texts.ts";
import type { SiteReading } from "#engine/content/reading/read-settings-and-pages.ts";
import { type ReadTexts, readTexts } from "#engine/content/reading/read-texts.ts";
import type { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import type { TextsByFile } from "#engine/content/source/content-files.ts";
import { ContentError, type Problem } from "#engine/content/source/problem.ts";
import type { Site } from "#engine/define-site.ts";
import { type DevSite, makeDevSite } from "#engine/dev/dev-site.ts";

/** The site as the texts make it. */
export interface SiteState {
  /** Counts up with each change of a text. */
  readonly revision: number;
  /** The last site that could be made; undefined where none could be. */
  readonly site: DevSite | undefined;
  /** What a publication would have, as far as it can be read. */
  readonly read: ReadContent | undefined;
  /** Why there is no site of this revision. */
  readonly failure: unknown;
  readonly errors: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Files that the site shows as they were when they could last be read, or not at all. */
  readonly held: readonly string[];
}

interface Following {
  readonly definition: Site;
  readonly content: string;
  /** Folder of files that are kept between builds. */
  readonly cache: string;
  /** What earlier readings have left: those of builds too. */
  readonly memory: ReadingMemory;
  /** Called with each new state. */
  readonly onState: (state: SiteState) => void;
}

/** Follows the texts: reads the site anew after each change; changes that come meanwhile are read together. */
export function followSite({ definition, content, cache, memory, onState }: Following) {
  /** What a file of settings or a page said when it could last be read. */
  let readable: SiteReading["files"]["text"] = () => undefined;
  let lastTexts: ReadTexts | undefined;
  /** The texts of its posts. */
  let posts: TextsByFile = new Map();
  let revision = 0;
  let last: SiteState | undefined;
  let reading: Promise<SiteState> | undefined;

  const readAll = (instead?: TextsByFile) => {
    const reading = () => readTexts(content, cache, definition, { memory, ...(instead && { instead }) });
    // A text that was deleted between the list of files and its turn is in the list no more.
    return reading().catch((error) => (error.code === "ENOENT" ? reading() : Promise.reject(error)));
  };
  /** The texts as they are, and what a build would say of them. */
  const judged = async () => {
    const texts = await readAll().catch((error: unknown) => {
      if (error instanceof ContentError) return error;
      throw error;
    });
    if (texts instanceof ContentError) return { errors: texts.problems, notes: [], read: undefined, texts: undefined };
    const joined = joinTexts(texts, {});
    const { problems: errors } = new ContentError(judgeTexts(joined, vanishedIn(content)));
    const read = contentOf(joined);
    const notes = errors.length === 0 ? [...(read?.content.notes ?? []), ...(read?.unused ?? [])] : [];
    return { errors, notes, read, texts };
  };
  /** What is shown: a text that is half written stops the preview of no other, but stays there as it was. */
  const shownOf = async (texts: ReadTexts | undefined, errors: readonly Problem[]) => {
    const broken = new Set(errors.map(({ file }) => file));
    const asTheyAre = texts && contentOf(joinTexts(texts, { drafts: true }));
    const isWhole = asTheyAre !== undefined && hasEveryPage(asTheyAre, broken);
    const before = [...broken].map((file) => [file, readable(file)] as const);
    const instead = new Map(before.filter((one): one is readonly [string, string] => one[1] !== undefined));
    const shown = isWhole || instead.size === 0 ? texts : await readAll(instead);
    if (shown === undefined) return undefined;
    readable = shown.reading.files.text;
    const preview = shown === texts ? asTheyAre : contentOf(joinTexts(shown, { drafts: true }));
    if (preview === undefined || !hasEveryPage(preview)) return undefined;
    const posts = new Set(shown.posts.map(({ file }) => file));
    const held = [...broken].filter((file) => !posts.has(file) && (!isWhole || file.startsWith("posts/")));
    return { preview, held };
  };

  const readState = async (wanted: number, site: DevSite | undefined): Promise<SiteState> => {
    const known = { revision: wanted, site, read: undefined, failure: undefined, errors: [], notes: [], held: [] };
    let state: SiteState = known;
    try {
      const { texts, ...said } = await judged();
      state = { ...known, ...said };
      lastTexts = texts ?? lastTexts;
      if (texts) posts = new Map(texts.postFiles.map(({ file, text }) => [file, text]));
      const shown = await shownOf(texts, said.errors);
      if (shown === undefined) throw new ContentError(said.errors);
      return { ...state, site: makeDevSite(shown.preview), held: shown.held };
    } catch (failure) {
      return { ...state, failure };
    }
  };
  const read = async (): Promise<SiteState> => {
    const before = last;
    for (;;) {
      const wanted = revision;
      last = await readState(wanted, last?.site);
      if (wanted !== revision) continue;
      reading = undefined;
      // That it still cannot be read is no news.
      if (before?.revision !== wanted || !hasFailed(last)) onState(last);
      return last;
    }
  };
  const current = () => {
    // What has failed, such as a full disk, may work now, and nobody tells.
    if (last?.revision === revision && !hasFailed(last)) return Promise.resolve(last);
    reading ??= read();
    return reading;
  };
  return {
    /** A file was changed on the disk. */
    filesChanged(): void {
      revision += 1;
      void current();
    },
    /** A text as it was read last. */
    lastRead: (file: string): string | undefined => lastTexts?.reading.files.text(file) ?? posts.get(file),
    /** The files of that reading. */
    filesRead: (): readonly string[] => lastTexts?.reading.files.list("") ?? [],
    /** The state that has everything until now. */
    current,
  };
}

/** Whether no mistake in a text is the reason why there is no site. */
export function hasFailed({ errors, failure }: SiteState): boolean {
  return failure !== undefined && !(failure instanceof ContentError) && errors.length === 0;
}

/** @throws what keeps every site from being shown */
export function shownSite({ site, failure }: Pick<SiteState, "site" | "failure">): DevSite {
  if (site !== undefined) return site;
  throw failure;
}

/** Whether each page is there in every language; in its own words, where its file is one of these. */
function hasEveryPage({ content }: ReadContent, files: ReadonlySet<string> = new Set()): boolean {
  return Object.entries(allPages(content)).every(([folder, texts]) =>
    content.translation.locales.every((locale) => {
      const text = texts[locale];
      return text !== undefined && (text.textLocale === locale || !files.has(`pages/${folder}/${locale}.md`));
    }),
  );
}
