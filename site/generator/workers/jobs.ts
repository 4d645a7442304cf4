import type { ManifestFile } from "../../../contract/manifest.ts";
import type { Locale } from "../../i18n/site-locales.ts";
import type { PageContext } from "../../routes/page-data.ts";
import type { Problem } from "../content/problem.ts";
import type { PostImage, PostSurvey } from "../content/index-post.ts";
import type { PictureTable, TextSettings } from "../content/text-settings.ts";
import type { PageSettings } from "../render/page-parts.ts";
import type { CompressionEffort } from "../output/compress.ts";
import type { FileOptions } from "../output/file-writer.ts";
import type { PageFiles } from "../output/output.ts";
import type { SocialImage } from "../output/social-images.ts";

/** A post to survey; one whose file still has the known hash needs none. */
export interface SurveyOrder {
  readonly file: string;
  readonly known?: string;
}

/** What a survey found, in the order of its posts: undefined for one with mistakes, "same" for an unchanged one. */
export interface SurveyFindings {
  readonly posts: readonly (PostSurvey | "same" | undefined)[];
  readonly problems: readonly Problem[];
}

/** The text that a page lacks. */
export interface ArticleOrder {
  readonly file: string;
  readonly locale: Locale;
  /** Hash of the file when it was surveyed. */
  readonly hash: string;
  readonly image?: PostImage;
  /** The pictures it shows. */
  readonly pictures: PictureTable;
}

/** A page to make. */
export interface PageOrder {
  /** Lacks its text where there is an article to put in. */
  readonly context: PageContext;
  readonly article?: ArticleOrder;
  readonly socialImage: SocialImage;
  readonly effort: CompressionEffort;
}

/** A page that was made and written. */
export interface MadePage extends PageFiles {
  /** Addresses of what it embeds. */
  readonly embeds: readonly string[];
  readonly problems: readonly Problem[];
}

/** Where and with what pages are made. */
export interface PageShop extends PageSettings {
  /** File of the bundled renderer. */
  readonly renderer: string;
}

/** Where files are written. */
export interface FileShop {
  /** Folder for new files. */
  readonly folder: string;
  /** Folder of the files that were compressed before. */
  readonly compressed: string;
}

/** What workers can be asked to do. Inputs and outputs are plain data: they are copied between threads. */
export interface Work {
  /** Before posts: how texts are read, and from which content folder. */
  readTextsWith(input: { readonly folder: string; readonly settings: TextSettings }): void;
  survey(orders: readonly SurveyOrder[]): SurveyFindings;
  /** Reads the texts of posts for their mistakes only. */
  checkArticles(orders: readonly ArticleOrder[]): readonly Problem[];
  writeFilesTo(input: FileShop): void;
  writeFile(input: { readonly file: string; readonly bytes: Uint8Array; readonly options: FileOptions }): ManifestFile;
  makePagesWith(input: PageShop): void;
  makePages(orders: readonly PageOrder[]): readonly MadePage[];
}

export type WorkInput<Name extends keyof Work> = Parameters<Work[Name]>[0];
export type WorkOutput<Name extends keyof Work> = ReturnType<Work[Name]>;
