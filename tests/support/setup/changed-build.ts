import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { parseHtml } from "./documents.ts";
import { runGenerator, temporaryFolder } from "./run-generator.ts";
import { contentFolder } from "./test-content.ts";

/** A change to a file of the content: its new text or bytes, or a function of the old text. */
export type ContentChange = string | Uint8Array | ((text: string) => string);

/** A site built from changed content. */
export interface ChangedBuild {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The text of a built file, by its address. */
  readonly text: (path: string) => Promise<string>;
  readonly page: (path: string) => Promise<Document>;
}

/** Copies the content made for tests to a new folder, with changes by file. */
export async function changedContent(changes: Readonly<Record<string, ContentChange>>): Promise<string> {
  const folder = await temporaryFolder();
  await cp(contentFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof change !== "function" ? change : changed(file, await readFile(path, "utf8"), change));
  }
  return folder;
}

function changed(file: string, before: string, change: (text: string) => string): string {
  const after = change(before);
  if (after === before)
    throw new Error(`The change to ${file} changes nothing: the file made for tests is now otherwise.`);
  return after;
}

/** The file of a post whose text is its title. `settings` are further lines of its front matter. */
export function postFile(title: string, date: string, settings = "tags: [finance]"): string {
  const said = [`title: ${JSON.stringify(title)}`, `date: ${date}`, `description: ${JSON.stringify(`About ${title}`)}`];
  return ["---", ...said, settings, "---", "", title, ""].join("\n");
}

/**
 * Builds changed content, without compressed forms: they take longest, and those of the run's own build are tested.
 *
 * @param out the folder to build into, for a second build over a first; default: a new one
 * @returns the build, the folder of its content and what the generator printed
 * @throws {Error} with the generator's own words when the build fails
 */
export async function changedBuild(
  changes: Readonly<Record<string, ContentChange>>,
  { out, options = [] }: { readonly out?: string; readonly options?: readonly string[] } = {},
): Promise<ChangedBuild & { readonly content: string; readonly output: string }> {
  const folder = out ?? join(await temporaryFolder(), "site");
  const content = await changedContent(changes);
  const { code, errors, output } = await runGenerator([
    "--content",
    content,
    "--out",
    folder,
    "--no-compress",
    ...options,
  ]);
  if (code !== 0) throw new Error(`The generator ended with ${code}: ${errors}`);
  return { ...(await readBuild(folder)), content, output };
}

/** The build that lies in a folder. */
export async function readBuild(folder: string): Promise<ChangedBuild> {
  const text = (path: string) => readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path), "utf8");
  return {
    folder,
    manifest: JSON.parse(await text(MANIFEST_FILE)) as Manifest,
    text,
    page: async (path) => parseHtml(await text(path)),
  };
}
