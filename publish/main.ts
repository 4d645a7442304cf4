import { resolve } from "node:path";
import { FolderInUseError, lockFolder } from "#engine/build/output/build-lock.ts";
import { ownersError } from "#engine/build/owner-build.ts";
import { inOwnerLanguage } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { publishingLines } from "#engine/owner-messages/publishing-lines.ts";
import { linesIn } from "#engine/owner-messages/report-lines.ts";
import { runCommand } from "#engine/run-command.ts";
import { siteFolders } from "#engine/site-folders.ts";
import { goBack, publish } from "./publish.ts";
import { PublishingError } from "./target.ts";
import type { ToldLine } from "./told-lines.ts";

const HELP = `Checks and builds the site, and puts it online as “publish” in content/site.yaml says.

  npm run publish-site                 check, build, put online; says what changed, and how to go back
  npm run publish-site -- --dry-run    the same without the last step
  npm run publish-site -- --accept     puts it online although addresses that it named stop answering
  npm run publish-site -- --back       puts online what was so before; the texts stay as they are

  --site DIR       folder of another site, with its content/ and its dist/
  --content DIR    content folder (content/)
  --out DIR        folder of the build (dist/)
  --json           prints each line as JSON with its name, for programs

“publish” names one way:
  publish: { folder: a-envoyer }                                      a folder to upload by hand
  publish: { release: /srv/site, reload: systemctl reload nginx }     a release folder of this machine
  publish: { release: "ssh://user@www.example.com/srv/site" }         the same by ssh and rsync
  publish: { git: "git@git.example.com:you/site.git", branch: pages } a branch that a host serves

Exits with 0 when it is done, otherwise with 1: what is online is then as it was.
`;

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

const OPTIONS = {
  site: { type: "string" },
  content: { type: "string" },
  out: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
  back: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

await runCommand(HELP, OPTIONS, async (values) => {
  if (values.back && values["dry-run"]) {
    process.stderr.write("--back and --dry-run do not go together. Choose one.\n");
    return 1;
  }
  const folders = siteFolders(root, values.site);
  const content = resolve(values.content ?? folders.content);
  const language = await ownerLanguage(content);
  const options = {
    root,
    ...folders,
    content,
    out: resolve(values.out ?? folders.out),
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
    const say = linesIn(language);
    const said = inWords(error, language);
    if (values.json) {
      if (said === undefined) throw error;
      for (const text of said.split("\n")) process.stderr.write(`${JSON.stringify({ id: "error", text })}\n`);
    } else {
      const told = said ?? say("publish-failed", { write: (error as Error).message });
      process.stderr.write(`${told}\n${say("publish-untouched", {})}\n`);
    }
    return 1;
  }
});
