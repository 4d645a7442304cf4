import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "../../i18n/site-locales.ts";
import type { PostArticle } from "../content/content.ts";
import type { Problem } from "../content/problem.ts";
import { readArticle } from "../content/read-article.ts";
import { postHash, surveyPost } from "../content/index-post.ts";
import type { TextEnvironment } from "../content/text-reader.ts";
import { pictureFinder, textEnvironment } from "../content/text-settings.ts";
import type { ArticleOrder, SurveyFindings, SurveyOrder, WorkInput } from "./jobs.ts";

/** Reads posts of a content folder, one at a time: none stays in memory. */
export class PostReader {
  readonly #folder: string;
  readonly #tags: readonly string[];
  readonly #environments: Readonly<Record<Locale, TextEnvironment>>;

  constructor({ folder, settings }: WorkInput<"readTextsWith">) {
    const environment = textEnvironment(settings);
    this.#folder = folder;
    this.#tags = settings.tags;
    this.#environments = Object.fromEntries(locales.map((locale) => [locale, environment(locale)])) as Record<
      Locale,
      TextEnvironment
    >;
  }

  /** Surveys the posts that changed. */
  survey(orders: readonly SurveyOrder[]): SurveyFindings {
    const problems: Problem[] = [];
    const posts = orders.map(({ file, known }) => {
      const text = this.#text(file);
      if (known !== undefined && postHash(text) === known) return "same";
      return surveyPost(file, text, (locale) => this.#environments[locale], this.#tags, problems);
    });
    return { posts, problems };
  }

  /**
   * Reads the text of a post.
   *
   * @throws {Error} when the file is not the one that was surveyed
   */
  article({ file, locale, hash, image, pictures }: ArticleOrder, problems: Problem[]): PostArticle {
    const text = this.#text(file);
    if (postHash(text) !== hash)
      throw new Error(`${file} was changed while the site was built. Nothing was written; build again.`);
    const environment = { ...this.#environments[locale], picture: pictureFinder(pictures) };
    return readArticle({ file, locale }, text, image, environment, problems);
  }

  #text(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }
}
