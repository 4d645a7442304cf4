import { basename } from "node:path";
import sharp from "sharp";
import { documentFacts } from "#engine/content/media/documents.ts";
import { finishedPicture } from "#engine/content/media/finished-picture.ts";
import { extensionOf, mediaKind, RefusedFile } from "#engine/content/media/media-kinds.ts";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Uploaded } from "../contract/files.ts";
import { Refused } from "../words/refused.ts";
import { sentences } from "../words/sentences.ts";
import type { ContentStore } from "./content-store.ts";
import { turns } from "./turns.ts";

/** A picture with more bytes is reduced, to twice the width that is ever shown. */
const LARGE_BYTES = 5_000_000;
const KEPT_SIDE = 3200;
const FORMATS = ["jpeg", "png", "webp", "avif", "gif"] as const;

/** An uploaded file, and the folder of finished pictures. */
interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pictures: string;
  /** The path of the file whose place it takes; undefined for a new one. */
  readonly replaces?: string | undefined;
}

/** While it is made smaller, a large picture takes hundreds of megabytes. */
const inTurn = turns();

/**
 * Puts a file into the media folder under a name that can be an address, or in the place of another. A very large photograph is
 * made smaller, and a picture that takes the place of another gets its format.
 *
 * @throws {Refused} with the build's own sentence for what the build would refuse
 */
export function upload(store: ContentStore, file: Upload, language: OwnerLanguage): Promise<Uploaded> {
  return inTurn(() => bringIn(store, file, language));
}

async function bringIn(
  store: ContentStore,
  { name, bytes, pictures, replaces }: Upload,
  language: OwnerLanguage,
): Promise<Uploaded> {
  const given = name.split(/[\\/]/).at(-1) ?? "";
  const kind = mediaKind(given);
  if (kind === "recording" || kind === "other") throw Refused.because("upload-of-no-use", { name: given });
  const ready = await asTheBuild(async () =>
    kind === "document" ? readyDocument(given, bytes) : readyPicture(given, bytes, pictures),
  );
  const path = replaces ?? (await freePath(store, ready.name));
  const before = replaces === undefined ? undefined : await store.read(replaces);
  const isOfKind = replaces === undefined || (before !== undefined && mediaKind(replaces) === kind);
  if (!isOfKind || (kind === "document" && replaces !== undefined && extensionOf(replaces) !== extensionOf(given)))
    throw Refused.because("other-kind-of-file", { name: given, old: basename(path) });
  const written = kind === "picture" ? await inFormat(ready, extensionOf(path)) : ready.bytes;
  await store.write(path, before?.version ?? null, written);
  const isReduced = ready.bytes.length < bytes.length;
  const megabytes = (count: number) => (count / 1e6).toLocaleString(language, { maximumFractionDigits: 1 });
  const note = isReduced
    ? sayIn(sentences, language)("picture-reduced", {
        before: megabytes(bytes.length),
        after: megabytes(ready.bytes.length),
      })
    : null;
  return { name: path.slice("media/".length), note };
}

async function inFormat({ name, bytes }: ReadyFile, extension: string): Promise<Uint8Array> {
  const formatOf = (given: string) => FORMATS.find((format) => format === given.replace("jpg", "jpeg"));
  const format = formatOf(extension);
  if (format === undefined || format === formatOf(extensionOf(name))) return bytes;
  return sharp(bytes).autoOrient().toFormat(format).toBuffer();
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
  const written = facts.hasAlpha
    ? smaller.webp({ quality: 90 })
    : smaller.jpeg({ quality: 88, chromaSubsampling: "4:4:4" });
  const made = await written.toBuffer().catch(() => undefined);
  if (made === undefined || made.length >= bytes.length) return undefined;
  return { name: `${withoutExtension(name)}.${facts.hasAlpha ? "webp" : "jpg"}`, bytes: made };
}

function readyDocument(name: string, bytes: Buffer): ReadyFile {
  documentFacts(name, bytes.length, bytes);
  return { name, bytes };
}

async function asTheBuild(work: () => Promise<ReadyFile>): Promise<ReadyFile> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { details } = error;
    throw new Refused(details.id, (language) => problemInWords(details, language));
  }
}

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
