import { resolve } from "node:path";
import { FolderInUseError, lockFolder } from "#engine/build/output/build-lock.ts";
import { ownersError } from "#engine/build/owner-build.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { siteEnvironment, siteFolders } from "#engine/command/site-folders.mjs";
import { inOwnerLanguage, sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { goBack, publish, type ToldLine } from "./publish.ts";
import { publishCommand } from "./publish-command.mjs";
import { publishingLines } from "./publishing-lines.ts";
import { PublishingError } from "./target.ts";

const root = resolve(import.meta.dirname, "..");

/** What the owner is told of an error; undefined where the program itself has failed. */
function inWords(error: unknown, language: OwnerLanguage): string | undefined {
  if (error instanceof PublishingError) return inOwnerLanguage(publishingLines[error.id], language, error.values);
  try {
    return ownersError(error, language);
  } catch {
    return undefined;
  }
}

/** Locks out a second run on this machine. @throws {PublishingError} */
function lockPublishing(out: string): () => void {
  try {
    return lockFolder(`${out}.publishing`);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw PublishingError.of("publish-at-work", {});
  }
}

await runCommand(publishCommand, async (values) => {
  const folders = siteFolders(values.site);
  const content = resolve(values.content ?? folders.content);
  const language = await ownerLanguage(content);
  const options = {
    root,
    ...folders,
    content,
    list: resolve(values.list ?? content),
    out: resolve(values.out ?? folders.out),
    releases: values.releases === undefined ? undefined : resolve(values.releases),
    origin: siteEnvironment(values.site).SITE_URL?.replace(/\/$/, ""),
    language,
    dryRun: values["dry-run"],
    accept: values.accept,
    log: (line: ToldLine) => void process.stdout.write(`${values.json ? JSON.stringify(line) : line.text}\n`),
  };
  try {
    const unlock = lockPublishing(options.out);
    try {
      await (values.back ? goBack(options) : publish(options));
      return 0;
    } finally {
      unlock();
    }
  } catch (error) {
    const say = sayIn(publishingLines, language);
    const said = inWords(error, language);
    if (values.json) {
      if (said === undefined) throw error;
      for (const text of said.split("\n")) process.stderr.write(`${JSON.stringify({ id: "error", text })}\n`);
    } else {
      const told = said ?? say("publish-failed", { write: (error as Error).message });
      process.stderr.write(`${told}\n${say("publish-untouched")}\n`);
    }
    return 1;
  }
});
