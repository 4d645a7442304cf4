import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readDocument } from "#engine/content/media/documents.ts";
import { finishedPicture } from "#engine/content/media/finished-picture.ts";
import { extensionOf, mediaKind } from "#engine/content/media/media-kinds.ts";
import { RefusedFile } from "#engine/content/media/refused-file.ts";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import type { OwnerLanguage } from "#engine/owner-messages/owner-language.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Uploaded } from "../contract/media.ts";
import { Refused } from "../words/refused.ts";
import { sentence } from "../words/sentences.ts";
import type { ContentStore } from "./content-store.ts";
import { mediaEntry } from "./media-files.ts";

/** The most bytes of an upload: more than any photograph has, and little enough for the memory. */
export const MOST_UPLOAD_BYTES = 100_000_000;
/** A picture with more bytes is reduced, to twice the width that is ever shown. */
const LARGE_BYTES = 5_000_000;
const KEPT_SIDE = 3200;

/** An uploaded file, and the folder of finished pictures. */
interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pictures: string;
}

/**
 * Puts a file into the media folder under a name that can be an address. A very large photograph is made smaller.
 *
 * @throws {Refused} with the build's own sentence for what the build would refuse
 */
export async function upload(
  store: ContentStore,
  { name, bytes, pictures }: Upload,
  language: OwnerLanguage,
): Promise<Uploaded> {
  const given = name.split(/[\\/]/).at(-1) ?? "";
  const kind = mediaKind(given);
  if (kind === "recording" || kind === "other") throw Refused.because("upload-of-no-use", { name: given });
  const ready = await asTheBuild(async () =>
    kind === "document" ? await checkedDocument(given, bytes) : await readyPicture(given, bytes, pictures),
  );
  const path = await freePath(store, ready.name);
  await store.write(path, null, ready.bytes);
  const file = await mediaEntry(store, path, new Map());
  if (file === undefined) throw Refused.because("no-such-file", { file: path }, 404);
  const isReduced = ready.bytes.length < bytes.length;
  const megabytes = (count: number) => (count / 1e6).toLocaleString(language, { maximumFractionDigits: 1 });
  const note = isReduced
    ? sentence("picture-reduced", { before: megabytes(bytes.length), after: megabytes(ready.bytes.length) }, language)
    : null;
  return { file, note, markdown: `${kind === "picture" ? "!" : ""}[](${file.name})` };
}

interface ReadyFile {
  readonly name: string;
  readonly bytes: Buffer;
}

async function readyPicture(name: string, bytes: Buffer, pictures: string): Promise<ReadyFile> {
  const reduced = bytes.length > LARGE_BYTES ? await reducedPicture(name, bytes) : undefined;
  const ready = reduced ?? { name, bytes };
  await finishedPicture(async () => ready.bytes, pictures);
  return ready;
}

/** A smaller picture; undefined where it cannot be made, or is animated: the build says why. */
async function reducedPicture(name: string, bytes: Buffer): Promise<ReadyFile | undefined> {
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: false });
  const facts = await picture.metadata().catch(() => undefined);
  if (facts === undefined || (facts.pages ?? 1) > 1) return undefined;
  const smaller = picture
    .autoOrient()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true });
  const made = facts.hasAlpha
    ? await smaller
        .webp({ quality: 90 })
        .toBuffer()
        .catch(() => undefined)
    : await smaller
        .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
        .toBuffer()
        .catch(() => undefined);
  if (made === undefined || made.length >= bytes.length) return undefined;
  return { name: `${withoutExtension(name)}.${facts.hasAlpha ? "webp" : "jpg"}`, bytes: made };
}

/** The build looks at documents on the disk. */
async function checkedDocument(name: string, bytes: Buffer): Promise<ReadyFile> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    const file = join(folder, `document.${extensionOf(name)}`);
    await writeFile(file, bytes);
    await readDocument(file, name);
    return { name, bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function asTheBuild(work: () => Promise<ReadyFile>): Promise<ReadyFile> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { details } = error;
    throw Refused.asTheBuild(details.id, (language) => problemInWords(details, language));
  }
}

/** A path of the media folder that is not taken. */
async function freePath(store: ContentStore, name: string): Promise<string> {
  const taken = new Set((await readContentFiles(store.folder)).list("media/").map((path) => path.toLowerCase()));
  const extension = extensionOf(name);
  const slug = slugOf(withoutExtension(name), "file");
  const path = (count: number) =>
    `media/${slug}${count > 1 ? `-${count}` : ""}${extension === "" ? "" : `.${extension}`}`;
  let count = 1;
  while (taken.has(path(count))) count += 1;
  return path(count);
}

function withoutExtension(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}
