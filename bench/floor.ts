import { createHash } from "node:crypto";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "#engine/manifest/manifest.ts";
import { readManifest } from "./shipped-site.ts";

/**
 * Makes a copy of a built site in which some pages are replaced by their floor: the same server can then serve both
 * side by side.
 *
 * @param pages addresses, such as "/fr/contact/"
 * @throws {Error} when the site has no such page
 */
export async function makeFloorSite(siteFolder: string, floorFolder: string, pages: readonly string[]): Promise<void> {
  await cp(siteFolder, floorFolder, { recursive: true });
  const manifest = await readManifest(siteFolder);
  const replaced: Record<string, ManifestFile> = {};
  for (const path of pages) replaced[path] = await writeFloorPage(floorFolder, path, manifest);
  const whole: Manifest = { ...manifest, files: { ...manifest.files, ...replaced } };
  await writeFile(join(floorFolder, MANIFEST_FILE), JSON.stringify(whole));
}

/**
 * What a hand-written page with the same content would be: the built page without scripts, without what only scripts
 * need, and with its pictures and fonts as plain elements. Its style sheet is inline already.
 *
 * @example floorPage('<p>Text</p><script src="/a.js"></script>') // a document with the paragraph only
 */
export function floorPage(html: string): string {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  for (const waiting of document.querySelectorAll("[data-lazy]")) (waiting.closest("picture") ?? waiting).remove();
  for (const element of document.querySelectorAll("script, link[rel=modulepreload], link[as=fetch], link[data-href]"))
    element.remove();
  for (const alternative of document.querySelectorAll("noscript")) {
    // Without scripts running, the parser has made elements of what stands inside.
    for (const picture of alternative.querySelectorAll("img")) picture.setAttribute("loading", "lazy");
    alternative.replaceWith(...alternative.childNodes);
  }
  for (const sheet of document.querySelectorAll("head link[rel=stylesheet]")) document.body.append(sheet);
  return dom.serialize();
}

async function writeFloorPage(folder: string, path: string, { files }: Manifest): Promise<ManifestFile> {
  const file = files[path];
  if (file === undefined) throw new Error(`The site has no page ${path}: correct it in bench/shipped-site.ts.`);
  const html = Buffer.from(floorPage(await readFile(join(folder, file.identity.file), "utf8")));
  const { gzip: _, ...plain } = file;
  return {
    ...plain,
    identity: await write(folder, file.identity.file, html),
    br: await write(folder, `${file.identity.file}.br`, brotliCompressSync(html)),
  };
}

async function write(folder: string, file: string, bytes: Buffer): Promise<ManifestFile["identity"]> {
  await writeFile(join(folder, file), bytes);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { file, bytes: bytes.length, etag };
}
