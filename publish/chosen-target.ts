import { hash } from "node:crypto";
import { join, resolve } from "node:path";
import { isSshAddress } from "#engine/content/model/publish-schema.ts";
import { gitBranch } from "./git-branch.ts";
import type { TargetSettings } from "./last-target.ts";
import { localReleases, remoteReleases } from "./release-folder.ts";
import type { Target } from "./target.ts";
import { uploadFolder } from "./upload-folder.ts";

const DEFAULT_BRANCH = "pages";

/** Where a site goes online, and what the owner opens afterwards. */
export interface ChosenTarget {
  readonly target: Target;
  /** The site's address; the folder where the owner uploads by hand. */
  readonly address: string;
  /** Whether the owner still has to upload. */
  readonly isByHand: boolean;
  /** Whether it is a folder of whole builds, which a timer may build anew. */
  readonly isRelease: boolean;
}

/**
 * The target that a site's `publish` names; undefined where it has none. Folders are beside the content folder.
 *
 * @param root the project's folder
 * @param out the folder of the build
 */
export function chosenTarget(
  { publish, url, brand, email }: TargetSettings,
  { root, content, out }: { readonly root: string; readonly content: string; readonly out: string },
): ChosenTarget | undefined {
  if (publish === undefined) return undefined;
  const { release, reload, git, branch = DEFAULT_BRANCH, folder } = publish;
  const beside = (path: string) => resolve(content, "..", path);
  const online = { address: `${url}/`, isByHand: false, isRelease: release !== undefined };
  const script = join(root, "hosts/release.sh");
  if (release !== undefined) {
    const target = isSshAddress(release)
      ? remoteReleases(release, script, reload)
      : localReleases(beside(release), script, reload);
    return { ...online, target };
  }
  if (git !== undefined) {
    const repository = /^\.{0,2}\//.test(git) ? beside(git) : git;
    const author = { name: brand, email };
    return { ...online, target: gitBranch({ repository, branch, cache: cacheOf(root, repository), author }) };
  }
  const upload = beside(folder ?? "");
  const target = uploadFolder(upload, { holding: [root], apart: [content, out] });
  return { ...online, target, address: upload, isByHand: true };
}

/** What this machine knows of a repository. */
function cacheOf(root: string, repository: string): string {
  return join(root, ".cache/publishing", `${hash("sha256", repository).slice(0, 12)}.git`);
}
