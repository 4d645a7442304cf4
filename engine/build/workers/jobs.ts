import type { PageContext } from "../../pages/data/page-data.ts";
import type { CompressionEffort } from "../output/compress.ts";
import type { FileOptions } from "../output/file-writer.ts";
import type { PageFiles } from "../output/output.ts";
import type { PageSettings } from "../render/page-parts.ts";

/** What every worker knows from its start, as plain data. Folders and files are absolute. */
export interface WorkerSettings {
  /** Folder for new files. */
  readonly output: string;
  /** Folder of files that earlier builds compressed. */
  readonly compressed: string;
}

export interface FileJob {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly options: FileOptions;
}

export interface PageJob {
  readonly context: PageContext;
  readonly effort: CompressionEffort;
  /** Hash of all that only this page is made from. */
  readonly key: string;
}

/** A batch of pages to make. */
export interface PagesJob {
  /** File of the bundled renderer, which may not be there yet when the workers start. */
  readonly renderer: string;
  readonly settings: PageSettings;
  readonly pages: readonly PageJob[];
}

/** A page that was made and written. */
export interface MadePage extends PageFiles {
  /** Addresses of what it embeds. */
  readonly embeds: readonly string[];
}

/** The pages of a batch, up to one whose view is wrong. An error that is thrown would lose its class between threads. */
export interface MadeBatch {
  readonly made: readonly MadePage[];
  readonly mistake?: string;
}
