import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../contract/manifest.ts";
import { floorPage } from "./floor-page.ts";
import { readManifest } from "./read-manifest.ts";

const compress = promisify(brotliCompress);

/**
 * Makes a copy of a built site in which some pages are replaced by their floor: the same server can then serve both
 * side by side.
 *
 * @param pages addresses, such as "/fr/contact/"
 */
export async function makeFloorSite(siteFolder: string, floorFolder: string, pages: readonly string[]): Promise<void> {
  await rm(floorFolder, { recursive: true, force: true });
  await cp(siteFolder, floorFolder, { recursive: true });
  const manifest = await readManifest(siteFolder);
  const replaced: Record<string, ManifestFile> = {};
  for (const path of pages) replaced[path] = await writeFloorPage(floorFolder, path, manifest);
  const whole: Manifest = { ...manifest, files: { ...manifest.files, ...replaced } };
  await writeFile(join(floorFolder, MANIFEST_FILE), JSON.stringify(whole));
}

async function writeFloorPage(folder: string, path: string, { files }: Manifest): Promise<ManifestFile> {
  const file = files[path];
  if (file === undefined) throw new Error(`The site has no page ${path}: mend bench/site/templates.ts.`);
  const html = Buffer.from(floorPage(await readFile(join(folder, file.identity.file), "utf8")));
  const { gzip: _, ...plain } = file;
  return {
    ...plain,
    identity: await write(folder, file.identity.file, html),
    br: await write(folder, `${file.identity.file}.br`, await compress(html)),
  };
}

async function write(folder: string, file: string, bytes: Buffer): Promise<ManifestFile["identity"]> {
  await writeFile(join(folder, file), bytes);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { file, bytes: bytes.length, etag };
}
