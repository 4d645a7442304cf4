import type { ManifestFile } from "../../../contract/manifest.ts";
import type { Locale } from "../../i18n/site-locales.ts";
import type { PageContext, SocialImage } from "../../page-data/page-data.ts";
import type { MediaTable } from "../content/media/media.ts";
import type { PostImage, PostIndexEntry } from "../content/reading/index-post.ts";
import type { TextSettings } from "../content/reading/text-settings.ts";
import type { Problem } from "../content/source/problem.ts";
import type { CompressionEffort } from "../output/compress.ts";
import type { FileOptions } from "../output/file-writer.ts";
import type { PageFiles } from "../output/output.ts";
import type { PageSettings } from "../render/page-parts.ts";

/** What every worker knows from its start, as plain data. Folders and files are absolute. */
export interface WorkerSettings {
  /** The content folder. */
  readonly content: string;
  /** What texts are read with. */
  readonly settings: TextSettings;
  /** The languages of the site. */
  readonly languages: readonly Locale[];
  /** Folder for new files. */
  readonly output: string;
  /** Folder of files that earlier builds compressed. */
  readonly compressed: string;
}

/** A post to index, unless its file still has the known hash. */
export interface IndexJob {
  readonly file: string;
  readonly knownHash?: string;
}

/** In the order of the jobs: undefined for a post with errors, "same" for an unchanged one. */
export interface IndexResult {
  readonly posts: readonly (PostIndexEntry | "same" | undefined)[];
  readonly problems: readonly Problem[];
}

/** The text of a post to read. */
export interface PostTextJob {
  readonly file: string;
  readonly locale: Locale;
  /** Hash of the file when it was indexed. */
  readonly hash: string;
  readonly image?: PostImage;
  /** The pictures it shows, and the documents it offers. */
  readonly media: MediaTable;
}

/** A page to make. */
export interface PageJob {
  /** Without its text where there is a `postText`. */
  readonly context: PageContext;
  readonly postText?: PostTextJob;
  readonly socialImage: SocialImage;
  readonly effort: CompressionEffort;
}

/** A batch of pages to make. */
interface PagesJob {
  /** File of the bundled renderer, which may not be there yet when the workers start. */
  readonly renderer: string;
  readonly settings: PageSettings;
  readonly pages: readonly PageJob[];
}

/** A page that was made and written. */
export interface MadePage extends PageFiles {
  /** Addresses of what it embeds. */
  readonly embeds: readonly string[];
  readonly problems: readonly Problem[];
}

/** What a worker can do: the functions that `worker.ts` exports. Inputs and outputs are copied between threads. */
export interface Jobs {
  indexPosts(jobs: readonly IndexJob[]): IndexResult;
  /** Reads the texts of posts for their errors only. */
  checkPostTexts(jobs: readonly PostTextJob[]): readonly Problem[];
  writeFile(job: { readonly file: string; readonly bytes: Uint8Array; readonly options: FileOptions }): ManifestFile;
  makePages(job: PagesJob): readonly MadePage[];
}

export type JobInput<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
export type JobOutput<Name extends keyof Jobs> = ReturnType<Jobs[Name]>;
