import type { RecordTable } from "../records/record-table.ts";
import type { PostEntry } from "./content.ts";
import type { PostSurvey } from "./index-post.ts";

/** All that is known of the posts of a build. What orders them is in memory, everything else on the disk. */
export class SurveyedPosts {
  /** Newest first; of the same day, by slug. */
  readonly entries: readonly PostEntry[];
  readonly #surveys: RecordTable;
  #last: PostSurvey | undefined;

  /** @param surveys as JSON, by file */
  constructor(entries: readonly PostEntry[], surveys: RecordTable) {
    this.entries = entries;
    this.#surveys = surveys;
  }

  /** The survey of a post of `entries`. */
  survey({ file }: PostEntry): PostSurvey {
    if (this.#last?.file !== file) this.#last = readSurvey(this.#surveys.now(file) ?? "");
    return this.#last;
  }

  /** All surveys, in the order of their files: one in memory at a time. */
  *surveys(): Generator<PostSurvey> {
    for (const [, text] of this.#surveys.entries()) yield readSurvey(text);
  }
}

/** A survey that an earlier build stored; nothing where that was cut off, so that the post is surveyed again. */
export function storedSurvey(text: string | undefined): PostSurvey | undefined {
  if (text === undefined) return undefined;
  try {
    return readSurvey(text);
  } catch {
    return undefined;
  }
}

/** A survey as this build stored it. */
export function readSurvey(text: string): PostSurvey {
  return JSON.parse(text) as PostSurvey;
}

/** Gives the function that takes from a post what orders it. Of equal texts one is kept: dates and lists of tags are few. */
export function entryMaker(): (survey: PostSurvey) => PostEntry {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const text = (value: string) => kept(texts, value, value);
  return ({ facts: { file, locale, slug, key, date, tags, draft } }) => ({
    file,
    locale: text(locale) as PostEntry["locale"],
    slug,
    key: key === slug ? slug : key,
    date: text(date),
    tags: kept(lists, tags.join(), tags),
    draft,
  });
}

function kept<T>(known: Map<string, T>, key: string, value: T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, value);
  return value;
}
