import { existsSync, readFileSync, realpathSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import * as v from "valibot";
import {
  CONTACT_TEXTS_FILE,
  type ContactTextsByLocale,
  contactTextsSchema,
} from "../../contract/contact-answer-texts.ts";
import { MANIFEST_FILE, type Manifest, type ManifestFile, manifestSchema } from "../../contract/manifest.ts";
import { type PathTable, pathTable } from "./lookup.ts";

/** Bytes of a build that are held in memory, smallest files first. */
const MEMORY_BUDGET = 128 * 1024 * 1024;

/** A file in one encoding. */
export type EncodedForm = ManifestFile["identity"];

/** A build, ready to be served. */
export interface Build {
  readonly manifest: Manifest;
  readonly table: PathTable;
  readonly contactTexts: ContactTextsByLocale;
  /** The bytes of a file, where they are held; else a stream of them. @throws {Error} when they are another build's */
  readonly read: (form: EncodedForm) => Buffer | Promise<Readable>;
}

/** A build that cannot be served. Its message says what to do. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/**
 * Loads a build. Its files are read now, as far as they fit, so that a later build in the same folder cannot mix in.
 *
 * @param folder of the build
 * @throws {BuildError} when there is no build, or it is damaged or of another version of the program
 */
export function loadBuild(folder: string, memoryBudget = MEMORY_BUDGET): Build {
  // A link may lead to the next release before this process ends.
  const root = existsSync(folder) ? realpathSync(folder) : folder;
  const manifest = readPart(root, MANIFEST_FILE, manifestSchema);
  const contactTexts = readPart(root, CONTACT_TEXTS_FILE, contactTextsSchema);
  try {
    const held = readSmallest(root, allForms(manifest), memoryBudget);
    const read = (form: EncodedForm) => held.get(form.file) ?? openForm(root, form);
    return { manifest, contactTexts, table: pathTable(manifest), read };
  } catch (error) {
    throw new BuildError(`The build in ${root} is damaged: ${messageOf(error)} Build again: npm run build`);
  }
}

function readPart<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema): v.InferOutput<Schema> {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch {
    throw new BuildError(`There is no build in ${root} (${file} is missing). Make one: npm run build`);
  }
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new BuildError(`${join(root, file)} cannot be used (${messageOf(error)}). Build again: npm run build`);
  }
}

function allForms({ files, notFound }: Manifest): EncodedForm[] {
  return [...Object.values(files), ...Object.values(notFound)].flatMap(({ identity, br, gzip }) =>
    [identity, br, gzip].filter((form) => form !== undefined),
  );
}

function readSmallest(root: string, forms: readonly EncodedForm[], budget: number): Map<string, Buffer> {
  const held = new Map<string, Buffer>();
  let total = 0;
  for (const form of [...forms].sort((a, b) => a.bytes - b.bytes)) {
    total += form.bytes;
    if (total > budget) break;
    const content = readFileSync(pathBelow(root, form.file));
    checkLength(form, content.length);
    held.set(form.file, content);
  }
  return held;
}

/** A stream keeps memory free, however slowly visitors read. */
async function openForm(root: string, form: EncodedForm): Promise<Readable> {
  const file = await open(pathBelow(root, form.file));
  try {
    checkLength(form, (await file.stat()).size);
    return file.createReadStream();
  } catch (error) {
    await file.close();
    throw error;
  }
}

function checkLength({ file, bytes }: EncodedForm, length: number): void {
  if (length !== bytes) throw new Error(`${file} has ${length} bytes, its manifest says ${bytes}.`);
}

function pathBelow(root: string, file: string): string {
  const path = resolve(root, file);
  if (!path.startsWith(resolve(root) + sep)) throw new Error(`${file} lies outside the build.`);
  return path;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
