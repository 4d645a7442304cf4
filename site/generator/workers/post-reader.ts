import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inEachLocale, type Locale } from "../../i18n/site-locales.ts";
import type { PostText } from "../content/model/content.ts";
import { indexPost } from "../content/reading/index-post.ts";
import { readPostText } from "../content/reading/read-post-text.ts";
import { mediaFinder, textEnvironment } from "../content/reading/text-settings.ts";
import { contentText } from "../content/source/content-files.ts";
import type { Problem } from "../content/source/problem.ts";
import type { TextEnvironment } from "../content/text/text-environment.ts";
import { digest } from "../files/digest.ts";
import type { IndexJob, IndexResult, PostTextJob, WorkerSettings } from "./jobs.ts";

/** Reads posts of a content folder, one at a time; keeps none in memory. */
export class PostReader {
  readonly #folder: string;
  readonly #tags: readonly string[];
  readonly #environments: Readonly<Record<Locale, TextEnvironment>>;

  constructor({ content, settings }: Pick<WorkerSettings, "content" | "settings">) {
    const environment = textEnvironment(settings);
    this.#folder = content;
    this.#tags = settings.tags;
    this.#environments = inEachLocale(environment);
  }

  /** Indexes the posts that changed. */
  index(jobs: readonly IndexJob[]): IndexResult {
    const problems: Problem[] = [];
    const posts = jobs.map(({ file, knownHash }) => {
      const text = this.#text(file);
      if (knownHash !== undefined && digest(text) === knownHash) return "same";
      return indexPost(file, text, (locale) => this.#environments[locale], this.#tags, problems);
    });
    return { posts, problems };
  }

  /**
   * Reads the text of a post; its errors are added to `problems`, and where its file was changed since it was indexed
   * only that.
   */
  postText({ file, locale, hash, image, media }: PostTextJob, problems: Problem[]): PostText {
    const text = this.#text(file);
    if (digest(text) !== hash) {
      problems.push({ file, line: 1, id: "changed-meanwhile", values: { write: "npm run build" } });
      return { minutes: 1, body: [] };
    }
    const environment = { ...this.#environments[locale], ...mediaFinder(media, locale) };
    return readPostText({ file, locale }, text, image, environment, problems);
  }

  #text(file: string): string {
    return contentText(readFileSync(join(this.#folder, file)));
  }
}
