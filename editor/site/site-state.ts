import { vanishedIn } from "#engine/content/addresses/published-file.ts";
import { allPages } from "#engine/content/model/content.ts";
import { contentOf, joinTexts, type ReadContent } from "#engine/content/reading/join-texts.ts";
import { judgeTexts } from "#engine/content/reading/judge-texts.ts";
import { readTexts } from "#engine/content/reading/read-texts.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
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
}

interface Following {
  readonly definition: Site;
  readonly content: string;
  /** Folder of files that are kept between builds. */
  readonly cache: string;
  /** Called with each new state. */
  readonly onState: (state: SiteState) => void;
}

/** Follows the texts: reads the site anew after each change; changes that come meanwhile are read together. */
export function followSite({ definition, content, cache, onState }: Following) {
  const memory = new ReadingMemory();
  let revision = 0;
  let last: SiteState | undefined;
  let reading: Promise<SiteState> | undefined;

  const readState = async (wanted: number, before: SiteState | undefined): Promise<SiteState> => {
    const state = { revision: wanted, site: before?.site };
    try {
      const texts = await readTexts(content, cache, definition, { memory });
      const joined = joinTexts(texts, {});
      const { problems } = new ContentError(judgeTexts(joined, vanishedIn(content)));
      const read = contentOf(joined);
      const notes = problems.length === 0 ? [...(read?.content.notes ?? []), ...(read?.unused ?? [])] : [];
      const preview = contentOf(joinTexts(texts, { drafts: true }));
      // A page that cannot be read would be shown in another language, or not at all.
      const isPageBroken = problems.some(({ file }) => file.startsWith("pages/"));
      const isShown = preview !== undefined && !(isPageBroken && state.site) && hasEveryPage(preview);
      if (!isShown) return { ...state, read, failure: new ContentError(problems), errors: problems, notes };
      return { ...state, site: makeDevSite(preview), read, failure: undefined, errors: problems, notes };
    } catch (failure) {
      const errors = failure instanceof ContentError ? failure.problems : [];
      return { ...state, read: undefined, failure, errors, notes: [] };
    }
  };
  const read = async (): Promise<SiteState> => {
    for (;;) {
      const wanted = revision;
      last = await readState(wanted, last);
      if (wanted !== revision) continue;
      reading = undefined;
      onState(last);
      return last;
    }
  };
  const current = () => {
    if (last?.revision === revision) return Promise.resolve(last);
    reading ??= read();
    return reading;
  };
  return {
    /** A file was changed on the disk. */
    filesChanged(): void {
      revision += 1;
      void current();
    },
    /** The state that has everything until now. */
    current,
  };
}

function hasEveryPage({ content }: ReadContent): boolean {
  return Object.values(allPages(content)).every((texts) =>
    content.translation.locales.every((locale) => texts[locale] !== undefined),
  );
}
