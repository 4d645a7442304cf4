import { setTimeout } from "node:timers/promises";
import { allPages } from "#engine/content/model/content.ts";
import { contentOf, joinTexts, type ReadContent } from "#engine/content/reading/join-texts.ts";
import { readTexts, type Source } from "#engine/content/reading/read-texts.ts";
import type { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import type { TextsByFile } from "#engine/content/source/content-files.ts";
import { ContentError, type Problem } from "#engine/content/source/problem.ts";
import type { Site } from "#engine/define-site.ts";
import { type DevSite, makeDevSite } from "#engine/dev/dev-site.ts";
import type { Json } from "../contract/values.ts";

/** The site as the texts make it: what the preview shows. */
export interface ShownSite {
  /** Counts up with each change of a text. */
  readonly revision: number;
  /** The last site that could be made; undefined where none could be. */
  readonly site: DevSite | undefined;
  /** Why there is no site of this revision. */
  readonly failure: unknown;
  /** Files that the site shows as they were when they could last be read, or not at all. */
  readonly held: readonly string[];
}

/** The same, judged as a build does. */
export interface SiteState extends ShownSite {
  /** What a publication would have, as far as it can be read. */
  readonly read: ReadContent | undefined;
  readonly errors: readonly Problem[];
  /** What is wrong in drafts, and keeps nothing from going online. */
  readonly ofDrafts: readonly Problem[];
  readonly notes: readonly Problem[];
}

interface Following {
  readonly definition: Site;
  readonly content: string;
  /** Folder of files that are kept between builds. */
  readonly cache: string;
  /** What earlier readings have left: those of builds too. */
  readonly memory: ReadingMemory;
  /** Called with each new site, before it is judged. */
  readonly onShown: (site: ShownSite) => void;
  /** Called with each new state. */
  readonly onState: (state: SiteState) => void;
}

/** Milliseconds after a change in which pages are answered, and nothing is judged: whoever types waits for the page. */
const JUDGED_AFTER = 100;

/**
 * Follows the texts: reads the site anew after each change, and judges it once nothing has changed for a moment; changes that come
 * meanwhile are read together.
 */
export function followSite({ definition, content, cache, memory, onShown, onState }: Following) {
  /** What a file of settings or a page said when it could last be read. */
  let readable: Source["files"]["text"] = () => undefined;
  let lastTexts: Source | undefined;
  /** Its pages and posts, by their files. */
  let byFile: ReadonlyMap<string, { readonly text?: string | undefined; readonly head?: unknown }> = new Map();
  let revision = 0;
  /**
   * Gives what is made of the texts as they are: once for all who ask, and anew while they change.
   *
   * @param make given what was made before
   */
  const upToDate = <Made extends Omit<ReadSite, "texts">>(
    make: (before: Made | undefined) => Promise<Made>,
    tell: (made: Made) => void,
  ): (() => Promise<Made>) => {
    let last: Made | undefined;
    let making: Promise<Made> | undefined;
    const makeNow = async () => {
      const before = last?.revision;
      do last = await make(last);
      while (last.revision !== revision);
      making = undefined;
      // That it still cannot be read is no news.
      if (before !== revision || !hasFailed(last)) tell(last);
      return last;
    };
    return () => {
      // What has failed, such as a full disk, may work now, and nobody tells.
      if (last?.revision === revision && !hasFailed(last)) return Promise.resolve(last);
      making ??= makeNow();
      return making;
    };
  };

  const readAll = (instead?: TextsByFile) => {
    const reading = () => readTexts(content, cache, definition, { memory, ...(instead && { instead }) });
    // A text that was deleted between the list of files and its turn is in the list no more.
    return reading().catch((error) => (error.code === "ENOENT" ? reading() : Promise.reject(error)));
  };
  /** What is shown: a text that is half written stops the preview of no other, but stays there as it was. */
  const shownOf = async (texts: Source | undefined, problems: readonly Problem[]) => {
    const broken = new Set(problems.map(({ file }) => file));
    const withDrafts = (read: Source) => contentOf(joinTexts(read, { drafts: true }));
    const asTheyAre = texts && withDrafts(texts);
    const isWhole = asTheyAre !== undefined && hasEveryPage(asTheyAre, broken);
    const before = [...broken].map((file) => [file, readable(file)] as const);
    const instead = new Map(before.filter((one): one is readonly [string, string] => one[1] !== undefined));
    const shown = isWhole || instead.size === 0 ? texts : await readAll(instead);
    if (shown === undefined) return undefined;
    readable = shown.files.text;
    const preview = shown === texts ? asTheyAre : withDrafts(shown);
    if (preview === undefined || !hasEveryPage(preview)) return undefined;
    const own = new Set(shown.posts.flatMap(({ post }) => post?.file ?? []));
    const held = [...broken].filter((file) => !own.has(file) && (!isWhole || file.startsWith("posts/")));
    return { preview, held };
  };
  const shown = upToDate<ReadSite>(async (before) => {
    const site = before?.site;
    let read: ReadSite = { revision, site, failure: undefined, held: [], texts: undefined, errors: [] };
    try {
      const texts = await readAll().catch((error: unknown) => {
        if (error instanceof ContentError) return error;
        throw error;
      });
      read = { ...read, errors: texts.problems };
      if (!(texts instanceof ContentError)) {
        read = { ...read, texts };
        lastTexts = texts;
        byFile = new Map([...texts.pages, ...texts.posts].map((one) => [one.file, one]));
      }
      const shown = await shownOf(read.texts, read.errors);
      if (shown === undefined) throw new ContentError(read.errors);
      return { ...read, site: makeDevSite(shown.preview), held: shown.held };
    } catch (failure) {
      return { ...read, failure };
    }
  }, onShown);

  /** What a build would say of texts. */
  const judgeOf = (texts: Source) => {
    const joined = joinTexts(texts, {});
    const judged = joined.judge();
    const { problems: errors } = new ContentError(judged.errors);
    const { problems: ofDrafts } = new ContentError(judged.ofDrafts);
    const read = contentOf(joined);
    const notes = errors.length === 0 ? [...(read?.content.notes ?? []), ...(read?.mediaNotes ?? [])] : [];
    return { errors, ofDrafts, notes, read };
  };
  const current = upToDate<SiteState>(async (before) => {
    const { texts, ...site } = await shown();
    const unjudged = { ...site, ofDrafts: [], notes: [], read: undefined };
    if (before !== undefined) await setTimeout(JUDGED_AFTER);
    if (texts === undefined || site.revision !== revision) return unjudged;
    try {
      return { ...site, ...judgeOf(texts) };
    } catch (failure) {
      return { ...unjudged, failure };
    }
  }, onState);
  return {
    /** A file was changed on the disk. */
    filesChanged(): void {
      revision += 1;
      void current();
    },
    /** A text as it was read last. */
    lastRead: (file: string): string | undefined => lastTexts?.files.text(file) ?? byFile.get(file)?.text,
    /** The settings above a text; undefined where another text was read last, or they have mistakes. */
    headOf(file: string, text: string): Json | undefined {
      const last = byFile.get(file);
      return last?.text === text ? (last.head as Json | undefined) : undefined;
    },
    /** The files of that reading. */
    filesRead: (): readonly string[] => lastTexts?.files.list("") ?? [],
    /** The site that has everything until now. */
    shown: shown as () => Promise<ShownSite>,
    /** The state that has everything until now. */
    current,
  };
}

/** What was read to be shown, and what is wrong with single files. */
interface ReadSite extends ShownSite {
  readonly texts: Source | undefined;
  readonly errors: readonly Problem[];
}

/** Whether no mistake in a text is the reason why there is no site. */
export function hasFailed({ errors, failure }: Pick<SiteState, "errors" | "failure">): boolean {
  return errors.length === 0 && failure !== undefined && !(failure instanceof ContentError);
}

/** @throws what keeps every site from being shown */
export function shownSite({ site, failure }: Pick<ShownSite, "site" | "failure">): DevSite {
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
