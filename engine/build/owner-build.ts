import { ContentError } from "../content/source/problem.ts";
import { ForeignFolderError } from "../files/replaceable-folder.ts";
import { writeFailure } from "../files/write-failure.ts";
import { SiteError } from "../load-site.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { linesIn } from "../owner-messages/report-lines.ts";
import { type BuildOptions, build } from "./build.ts";
import type { BuildResult } from "./build-facts.ts";
import { FolderInUseError } from "./output/build-lock.ts";
import { buildWithContent, dropContent } from "./output/content-copy.ts";
import { Progress } from "./progress.ts";

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
  const progress = new Progress(process.stdout, language);
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
  const say = linesIn(language);
  if (error instanceof SiteError) return error.message;
  if (error instanceof ContentError) return error.inWords(language);
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
