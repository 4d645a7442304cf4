import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";
import { runGenerator } from "../built-site/run-generator.ts";

const content = resolve(import.meta.dirname, "../../content");

/** A build of the shipped content, or of the same under another name. */
export interface Release {
  /** A copy that stays when the next is built. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Builds into one folder again and again, as an owner does, and copies each build aside. */
export async function releaseBuilder(): Promise<(brand?: string) => Promise<Release>> {
  const work = await mkdtemp(join(tmpdir(), "releases-"));
  let count = 0;
  return async (brand) => {
    const owner = join(work, `content-${++count}`);
    await cp(content, owner, { recursive: true });
    const file = join(owner, "site.yaml");
    if (brand !== undefined)
      await writeFile(file, (await readFile(file, "utf8")).replace(/^brand: .*$/m, `brand: ${brand}`));
    const { code, errors } = await runGenerator(["--content", owner, "--out", join(work, "dist")]);
    if (code !== 0) throw new Error(`The release could not be built:\n${errors}`);
    const folder = join(work, `build-${count}`);
    await cp(join(work, "dist"), folder, { recursive: true });
    return { folder, manifest: JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest };
  };
}
