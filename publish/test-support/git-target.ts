import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gitBranch } from "../git-branch.ts";
import type { Target } from "../target.ts";
import { newFolder, wordOf } from "./small-build.ts";

/** A target, and what a visitor reads there. */
export interface TriedTarget {
  readonly target: Target;
  readonly read: () => Promise<string>;
  /** Every file that visitors could ask for. */
  readonly files: () => Promise<readonly string[]>;
}

/** An empty repository, as a host keeps it. */
export async function bareRepository(): Promise<string> {
  const repository = await newFolder();
  git(repository, "init", "--quiet", "--bare");
  return repository;
}

/** The branch of a repository that pages are published to. */
export async function gitTarget(repository: string): Promise<TriedTarget> {
  const cache = join(await newFolder(), "cache.git");
  const author = { name: "Estuaire", email: "contact@estuaire.example" };
  return {
    target: gitBranch({ repository, branch: "pages", cache, author }),
    read: async () => wordOf(git(repository, "show", "pages:fr/index.html")),
    files: async () => git(repository, "ls-tree", "-r", "--name-only", "pages").trim().split("\n"),
  };
}

/** Runs Git as somebody who has set nothing up. */
export function git(folder: string, ...args: readonly string[]): string {
  const who = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@a.example" };
  const env = { ...process.env, ...who, GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@a.example" };
  return execFileSync("git", [...args], { cwd: folder, env, encoding: "utf8", stdio: "pipe" });
}
