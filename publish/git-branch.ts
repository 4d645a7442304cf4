import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGES_FILE, readPublishedList } from "#engine/content/addresses/published-list.ts";
import { plainCopy } from "./plain-copy.ts";
import { lastWords, type ProgramRun, PublishingError, runProgram, type Target } from "./target.ts";

/** Trailer of a commit that went back, or has the pages of the one before it: whose pages it has. */
const BACK_TO = "Back-to";
/** Files of a branch that belong to the host: GitHub Pages keeps the domain there. */
const OF_THE_HOST = "CNAME";

/** A branch of a Git repository that holds the built files, from which a host builds or serves. Nothing is forced. */
export function gitBranch({
  repository,
  branch,
  cache,
  author,
}: {
  readonly repository: string;
  readonly branch: string;
  /** Folder of what this machine knows of the repository. */
  readonly cache: string;
  /** Who signs the commits. */
  readonly author: { readonly name: string; readonly email: string };
}): Target {
  const { name, email } = author;
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -o BatchMode=yes -o ConnectTimeout=20",
  };
  const own = "refs/publishing/online";
  const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runProgram("git", [`--git-dir=${cache}`, ...args], { env: { ...env, ...more } });
  /** What git answers. @throws {PublishingError} where it fails */
  const git = async (args: readonly string[], more?: Readonly<Record<string, string>>) =>
    trimmed(await run(args, more));

  /** The newest commit of the branch; undefined where there is no such branch yet. */
  async function head(): Promise<string | undefined> {
    if (!existsSync(join(cache, "HEAD"))) trimmed(await runProgram("git", ["init", "--quiet", "--bare", cache]));
    const listed = await run(["ls-remote", "--", repository, `refs/heads/${branch}`]);
    if (listed.code !== 0) throw PublishingError.of("publish-unreachable", { write: lastWords(listed) });
    if (listed.output.trim() === "") return undefined;
    const fetched = await run(["fetch", "--quiet", "--", repository, `+refs/heads/${branch}:${own}`]);
    if (fetched.code !== 0) throw PublishingError.of("publish-unreachable", { write: lastWords(fetched) });
    const commit = await git(["rev-parse", own]);
    const marked = await run(["cat-file", "-e", `${commit}:${PAGES_FILE}`]);
    if (marked.code !== 0) throw PublishingError.of("publish-branch-not-ours", { branch });
    return commit;
  }

  /** The list of a commit's pages. */
  const listOf = (commit: string) => git(["show", `${commit}:${PAGES_FILE}`]);

  /** The commit that first had the pages of this one. */
  const origin = async (commit: string) =>
    (await git(["log", "-1", `--format=%(trailers:key=${BACK_TO},valueonly)`, commit])) || commit;

  async function push(tree: string, parent: string | undefined, message: string): Promise<void> {
    const after = parent === undefined ? [] : ["-p", parent];
    const commit = await git(["commit-tree", tree, ...after, "-m", message]);
    const pushed = await run(["push", "--quiet", "--", repository, `${commit}:refs/heads/${branch}`]);
    if (pushed.code === 0) return;
    const isLate = /rejected|non-fast-forward|fetch first/i.test(pushed.errors);
    throw PublishingError.of(isLate ? "publish-rejected" : "publish-failed", { write: lastWords(pushed) });
  }

  /** Writes a build as a tree of Git, with the host's own file of the branch. */
  async function treeOf(build: string, parent: string | undefined): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "publishing-"));
    try {
      const [files, index] = [join(folder, "files"), join(folder, "index")];
      await plainCopy(build, files);
      const kept = parent === undefined ? undefined : await run(["show", `${parent}:${OF_THE_HOST}`]);
      if (kept?.code === 0) await writeFile(join(files, OF_THE_HOST), kept.output);
      const ownIndex = { GIT_INDEX_FILE: index };
      const asTheyAre = ["-c", "core.autocrlf=false", "-c", "core.excludesFile=", "-c", "core.attributesFile="];
      await git([...asTheyAre, `--work-tree=${files}`, "add", "--all", "--force", "."], ownIndex);
      return await git(["write-tree"], ownIndex);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    async online() {
      const commit = await head();
      return commit === undefined ? undefined : readPublishedList(await listOf(commit));
    },
    async put(build) {
      const parent = await head();
      const tree = await treeOf(build, parent);
      const isThere = parent !== undefined && tree === (await git(["rev-parse", `${parent}^{tree}`]));
      if (isThere) return;
      const isSame =
        parent !== undefined && (await listOf(parent)) === (await readFile(join(build, PAGES_FILE), "utf8")).trim();
      await push(tree, parent, isSame ? `The site anew\n\n${BACK_TO}: ${await origin(parent)}` : "The site as built");
    },
    async back() {
      const parent = await head();
      const before =
        parent === undefined ? undefined : await run(["rev-parse", "--verify", "--quiet", `${await origin(parent)}^`]);
      if (before?.code !== 0) throw PublishingError.of("publish-nothing-before", {});
      const target = await origin(before.output.trim());
      await push(await git(["rev-parse", `${target}^{tree}`]), parent, `The site as it was\n\n${BACK_TO}: ${target}`);
    },
  };
}

/** What a program answered, without the ends. @throws {PublishingError} where it failed */
function trimmed(run: ProgramRun): string {
  if (run.code !== 0) throw PublishingError.of("publish-failed", { write: lastWords(run) });
  return run.output.trim();
}
