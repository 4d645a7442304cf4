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

  const read = async (): Promise<SiteState> => {
    for (;;) {
      const wanted = revision;
      last = await readState({ definition, content, cache, memory }, wanted, last);
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

async function readState(
  {
    definition,
    content,
    cache,
    memory,
  }: Pick<Following, "definition" | "content" | "cache"> & { readonly memory: ReadingMemory },
  revision: number,
  before: SiteState | undefined,
): Promise<SiteState> {
  try {
    const texts = await readTexts(content, cache, definition, { memory });
    const joined = joinTexts(texts, {});
    const problems = judgeTexts(joined, vanishedIn(content));
    const read = contentOf(joined);
    const error = new ContentError(problems);
    const notes = problems.length === 0 ? [...(read?.content.notes ?? []), ...(read?.unused ?? [])] : [];
    const preview = contentOf(joinTexts(texts, { drafts: true }));
    // A page that cannot be read would be shown in another language, or not at all.
    const isPageBroken = problems.some(({ file }) => file.startsWith("pages/"));
    const isShown = preview !== undefined && !(isPageBroken && before?.site) && hasEveryPage(preview);
    const made = isShown ? makeDevSite(preview) : undefined;
    const failure = made === undefined ? error : undefined;
    return { revision, site: made ?? before?.site, read, failure, errors: error.problems, notes };
  } catch (failure) {
    const errors = failure instanceof ContentError ? failure.problems : [];
    return { revision, site: before?.site, read: undefined, failure, errors, notes: [] };
  }
}

function hasEveryPage({ content }: ReadContent): boolean {
  return Object.values(allPages(content)).every((texts) =>
    content.translation.locales.every((locale) => texts[locale] !== undefined),
  );
}
