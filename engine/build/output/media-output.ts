import type { MediaFile } from "../../content/media/media.ts";
import { PICTURE_ROOT } from "../../content/media/media-kinds.ts";
import type { FileOptions } from "./file-writer.ts";
import type { Output } from "./output.ts";

/** Makes pictures while pages are made; they are in the cache when they are written. One after another: each needs memory. */
export async function makePictures(media: readonly MediaFile[]): Promise<void> {
  for (const { path, bytes } of media) if (path.startsWith(PICTURE_ROOT)) await bytes();
}

/** Writes pictures and documents, one after another: a site may have thousands. */
export async function writeMedia(output: Output, media: readonly MediaFile[]): Promise<void> {
  for (const { path, bytes } of media) {
    const options: FileOptions = path.startsWith(PICTURE_ROOT)
      ? { immutable: true, effort: "best" }
      : { isAttachment: !path.endsWith(".pdf"), effort: "quick" };
    await output.add(path, await bytes(), options);
  }
}
