import { ContentError } from "../content/source/problem.ts";
import { ForeignFolderError } from "../files/replaceable-folder.ts";
import { writeFailure } from "../files/write-failure.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import { reporterIn } from "../owner-messages/report-lines.ts";
import type { BuildResult } from "../report/build-result.ts";
import type { BuildPlace } from "../report/report-facts.ts";
import { writeReport } from "../report/write-report.ts";
import { type BuildOptions, build } from "./build.ts";
import { FolderInUseError } from "./output/build-lock.ts";
import { Progress } from "./progress.ts";

/** A build as the owner's commands run it. */
interface OwnerBuild extends Omit<BuildOptions, "onProgress"> {
  readonly language: OwnerLanguage;
  /** Whether progress is left out. */
  readonly quiet?: boolean;
}

/** Builds the site, shows progress, and writes the report. @throws as `build` does */
export async function ownerBuild({ language, quiet = false, ...options }: OwnerBuild): Promise<BuildResult> {
  const progress = new Progress(process.stdout, language);
  try {
    const result = await build({ ...options, ...(quiet ? {} : { onProgress: progress.show }) });
    await ownerReport(result, options, language);
    return result;
  } finally {
    progress.end();
  }
}

/** Writes the report of a build; where that fails it says so: the site itself is finished. */
export async function ownerReport(result: BuildResult, place: BuildPlace, language: OwnerLanguage): Promise<void> {
  await writeReport(result, place, language).catch((error: Error) => {
    process.stderr.write(`${reporterIn(language)("report-not-written", { write: error.message })}\n`);
  });
}

/** An error that the owner can fix, in the owner's words. @throws every other error */
export function ownersError(error: unknown, language: OwnerLanguage): string {
  const say = reporterIn(language);
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

/** The time of the build: SOURCE_DATE_EPOCH where it is set, so that a build can be reproduced byte for byte. */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
}
