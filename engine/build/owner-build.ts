import { constants, cpSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { ContentError } from "../content/source/problem.ts";
import { ForeignFolderError } from "../files/replaceable-folder.ts";
import { writeFailure } from "../files/write-failure.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { SiteError } from "../load-site.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { reportLines } from "../owner-messages/report-lines.ts";
import { DictionaryError } from "../proofreading/dictionaries.ts";
import { type BuildOptions, type BuildResult, build } from "./build.ts";
import { FolderInUseError } from "./output/build-lock.ts";

/**
 * Builds the site as the owner's commands do: shows progress.
 *
 * @param quiet whether progress is left out
 * @param withContent whether the build holds a copy of the content that it is made from
 * @throws as `build` does
 */
export async function ownerBuild({
  language,
  quiet = false,
  withContent = false,
  now = buildTime(),
  ...given
}: Omit<BuildOptions, "onProgress" | "now"> & {
  readonly language: OwnerLanguage;
  readonly quiet?: boolean;
  readonly withContent?: boolean;
  readonly now?: Date;
}): Promise<BuildResult> {
  const options = { ...given, now };
  const { content, out } = options;
  const progress = progressOn({ isTTY: process.stdout.isTTY, write: (text) => process.stdout.write(text) }, language);
  const run = () => build({ ...options, ...(quiet ? {} : { onProgress: progress.show }) });
  try {
    const result = await (withContent ? buildWithContent(content, out, run) : run());
    if (!withContent) await dropContent(out);
    return result;
  } finally {
    progress.end();
  }
}

/** An error that the owner can fix, in the owner's words. @throws every other error */
export function ownersError(error: unknown, language: OwnerLanguage): string {
  const say = sayIn(reportLines, language);
  if (error instanceof SiteError) return error.message;
  if (error instanceof ContentError) return error.inWords(language);
  if (error instanceof DictionaryError) return say("dictionary-unreadable", { file: error.file, write: "npm ci" });
  if (error instanceof FolderInUseError) return say("folder-in-use", { folder: error.folder });
  if (error instanceof ForeignFolderError) {
    const { folder, reason } = error;
    return "near" in reason
      ? say("folder-not-apart", { folder, ...reason })
      : say("folder-not-ours", { folder, ...reason });
  }
  const failure = writeFailure(error);
  if (failure === undefined) throw error;
  return say(failure.reason, { write: failure.file });
}

/**
 * The time of the build: SOURCE_DATE_EPOCH where it is set, so that a build can be reproduced byte for byte.
 *
 * @throws {SiteError} where that is no time
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: epoch = "" } = process.env;
  if (epoch === "") return new Date();
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000);
  throw new SiteError(`SOURCE_DATE_EPOCH must be whole seconds since 1970, such as 1767225600, not “${epoch}”.`);
}

/** Where a build has the content that it was made from: no host shows what lies in a hidden folder. */
export const CONTENT_COPY = ".build/content";

/**
 * Builds with a copy of the content inside: a build that nobody watches is made from this copy, not from texts that somebody is
 * writing. It is taken before the texts are read, so nothing is in it that the build does not show.
 *
 * @param out folder of the build
 * @throws as `build` does; the build of before then keeps its copy
 */
export async function buildWithContent<Result>(
  content: string,
  out: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const part = await mkdtemp(`${out}.content-`);
  try {
    cpSync(content, part, {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => path === content || !basename(path).startsWith("."),
    });
    const result = await build();
    await dropContent(out);
    await rename(part, join(out, CONTENT_COPY));
    return result;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Takes the copy of another content out of a build. */
export async function dropContent(out: string): Promise<void> {
  await rm(join(out, CONTENT_COPY), { recursive: true, force: true });
}

/** Milliseconds between two lines. On a terminal the line is replaced, elsewhere each is a new one. */
const PACE = { terminal: 200, plain: 5_000 } as const;
const CLEAR_LINE = "\r\u001b[K";

/**
 * Progress as text.
 *
 * @param milliseconds since the start
 * @example progressText(1200, 46000, 1000, "en") // "1,200 of 46,000 pages · 1,200 pages/s · 38 s left"
 */
export function progressText(done: number, total: number, milliseconds: number, language: OwnerLanguage): string {
  const rate = done / Math.max(milliseconds / 1000, 0.001);
  const count = (number: number) => number.toLocaleString(ownerWritings[language].tag);
  const values = { done: count(done), total: count(total), rate: count(Math.round(rate)) };
  const say = sayIn(reportLines, language);
  return rate === 0
    ? say("progress", values)
    : say("progress-left", { ...values, left: duration((total - done) / rate) });
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 100 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}

/**
 * Shows the number of finished pages from time to time. The clock starts with the first page.
 *
 * @param target a terminal, or a file or pipe for plain lines
 */
export function progressOn(
  { isTTY = false, write }: { readonly isTTY?: boolean; readonly write: (text: string) => unknown },
  language: OwnerLanguage,
  clock: () => number = () => performance.now(),
) {
  let began: number | undefined;
  let reported = 0;
  let isShown = false;
  return {
    /** Reports the number of finished pages. */
    show(done: number, total: number): void {
      const now = clock();
      if (began === undefined) began = reported = now;
      if (now - reported < (isTTY ? PACE.terminal : PACE.plain)) return;
      reported = now;
      isShown = true;
      const text = progressText(done, total, now - began, language);
      write(isTTY ? CLEAR_LINE + text : `${text}\n`);
    },
    /** Clears the line on a terminal. */
    end(): void {
      if (isShown && isTTY) write(CLEAR_LINE);
    },
  };
}
