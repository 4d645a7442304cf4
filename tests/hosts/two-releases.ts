import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { changedContent } from "../support/setup/changed-build.ts";
import { runGenerator } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";

/** A build of the content made for tests, or of the same under another name. */
export interface Release {
  /** A copy that stays when the next is built. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Builds into one folder again and again, as an owner does, and copies each build aside.
 *
 * @param begin a build that the folder holds already; default: none
 */
export async function releaseBuilder(begin?: string): Promise<(brand?: string) => Promise<Release>> {
  const work = await mkdtemp(join(tmpdir(), "releases-"));
  if (begin !== undefined) await cp(begin, join(work, "dist"), { recursive: true });
  let count = 0;
  return async (brand) => {
    const renamed = (text: string) => text.replace(/^brand: .*$/m, `brand: ${brand}`);
    const owner = brand === undefined ? contentFolder : await changedContent({ "site.yaml": renamed });
    const { code, errors } = await runGenerator(["--content", owner, "--out", join(work, "dist")]);
    if (code !== 0) throw new Error(`The release could not be built:\n${errors}`);
    const folder = join(work, `build-${++count}`);
    await cp(join(work, "dist"), folder, { recursive: true });
    return { folder, manifest: JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest };
  };
}
