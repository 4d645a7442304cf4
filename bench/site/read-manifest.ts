import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";

/** The manifest of a built site. */
export async function readManifest(siteFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;
}
