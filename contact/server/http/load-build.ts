import { existsSync, readFileSync, realpathSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";

import * as v from "valibot";
import { MANIFEST_FILE, type Manifest, type ManifestFile, manifestSchema } from "#engine/manifest/manifest.ts";
import { OWNER_FACTS_FILE, type OwnerFacts, ownerFactsSchema, usualOwnerFacts } from "#engine/manifest/owner-facts.ts";
import {
  CONTACT_TEXTS_FILE,
  type ContactTextsByLocale,
  contactTextsSchema,
} from "../../message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE, type ContactPageState } from "../../message/contact-protocol.ts";
import { reasonOf, saying, ToldError } from "../words/owner-words.ts";
import { type PathTable, pathTable } from "./lookup.ts";

/** Bytes of a build that are held in memory, smallest files first. */
const MEMORY_BUDGET = 128 * 1024 * 1024;

/** A file in one encoding. */
export type EncodedFile = ManifestFile["identity"];

export interface Build {
  readonly manifest: Manifest;
  readonly table: PathTable;
  /** Undefined where the site has no contact: then nothing receives messages. */
  readonly contactTexts: ContactTextsByLocale | undefined;
  readonly owner: OwnerFacts;
  /** A file's bytes, or a stream of them where they are not in memory. @throws {Error} when the file was changed */
  readonly read: (encoded: EncodedFile) => Buffer | Promise<Readable>;
}

/** The build cannot be served. Its text says what to do. */
class BuildError extends ToldError {
  override readonly name = "BuildError";
}

/**
 * Loads a build. As many files as fit are read into memory now, so that a later build in the same folder does not mix in.
 *
 * @param folder of the build
 * @throws {BuildError} when there is no build, or it is damaged or of another version of the program
 */
export function loadBuild(folder: string, memoryBudget = MEMORY_BUDGET): Build {
  // A symbolic link may point to the next release before this process ends.
  const root = existsSync(folder) ? realpathSync(folder) : folder;
  const manifest = readPart(root, MANIFEST_FILE, manifestSchema);
  const hasContact = [CONTACT_TEXTS_FILE, CONTACT_PAGE_FILE].some((file) => existsSync(join(root, file)));
  const contactTexts = hasContact ? readPart(root, CONTACT_TEXTS_FILE, contactTextsSchema) : undefined;
  const owner = readPart(root, OWNER_FACTS_FILE, ownerFactsSchema);
  try {
    const held = readSmallest(root, allEncodings(manifest), memoryBudget);
    const read = (encoded: EncodedFile) => held.get(encoded.file) ?? openFile(root, encoded);
    return { manifest, contactTexts, owner, table: pathTable(manifest), read };
  } catch (error) {
    const { path = root } = error as NodeJS.ErrnoException;
    throw new BuildError(saying("build-unusable", { file: path, reason: reasonOf(error) }));
  }
}

/** What a build says of its owner; the usual facts without a usable build. */
export function ownerFactsOf(folder: string): OwnerFacts {
  try {
    return readPart(folder, OWNER_FACTS_FILE, ownerFactsSchema);
  } catch (error) {
    if (error instanceof BuildError) return usualOwnerFacts;
    throw error;
  }
}

function readPart<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema): v.InferOutput<Schema> {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      throw new BuildError(saying("build-unreadable", { folder: root, reason: reasonOf(error) }));
    throw new BuildError(saying("build-missing", { folder: root, file }));
  }
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new BuildError(saying("build-unusable", { file: join(root, file), reason: reasonOf(error) }));
  }
}

function allEncodings({ files, notFound, gonePages }: Manifest): EncodedFile[] {
  return [...Object.values(files), ...Object.values(notFound), ...Object.values(gonePages)].flatMap(
    ({ identity, br, gzip }) => [identity, br, gzip].filter((encoded) => encoded !== undefined),
  );
}

function readSmallest(root: string, files: readonly EncodedFile[], budget: number): Map<string, Buffer> {
  const held = new Map<string, Buffer>();
  let total = 0;
  for (const encoded of [...files].sort((a, b) => a.bytes - b.bytes)) {
    total += encoded.bytes;
    if (total > budget) break;
    const content = readFileSync(pathBelow(root, encoded.file));
    checkLength(encoded, content.length);
    held.set(encoded.file, content);
  }
  return held;
}

/** A stream uses little memory, however slowly visitors read. */
async function openFile(root: string, encoded: EncodedFile): Promise<Readable> {
  const file = await open(pathBelow(root, encoded.file));
  try {
    checkLength(encoded, (await file.stat()).size);
    return file.createReadStream();
  } catch (error) {
    await file.close();
    throw error;
  }
}

function checkLength({ file, bytes }: EncodedFile, length: number): void {
  if (length !== bytes) throw new Error(`${file} has ${length} bytes, its manifest says ${bytes}.`);
}

function pathBelow(root: string, file: string): string {
  const path = resolve(root, file);
  if (!path.startsWith(resolve(root) + sep)) throw new Error(`${file} lies outside the build.`);
  return path;
}

/** Renders the page of the form, whole. The build brings its own (`loadContactPage`). */
export type RenderContactPage = (state: ContactPageState) => string | Uint8Array | Promise<string | Uint8Array>;

/**
 * The build's own renderer of the contact page; undefined where the build has none.
 *
 * @throws {BuildError} when the build has one that cannot be used
 */
export async function loadContactPage(root: string): Promise<RenderContactPage | undefined> {
  const file = join(root, CONTACT_PAGE_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return v.parse(v.looseObject({ renderContactPage }), await import(pathToFileURL(file).href)).renderContactPage;
  } catch (error) {
    throw new BuildError(saying("build-unusable", { file, reason: reasonOf(error) }));
  }
}

const renderContactPage = v.custom<RenderContactPage>((value) => typeof value === "function", "no renderContactPage");
