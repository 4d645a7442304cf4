import { PICTURE_ROOT, type PictureFile } from "../content/finished-picture.ts";
import type { Output } from "./output.ts";

/** Writes the pictures of the content, one after another: a site may have thousands, and each is in memory meanwhile. */
export async function writePictures(output: Output, pictures: readonly PictureFile[]): Promise<void> {
  for (const { name, bytes } of pictures) {
    await output.add(PICTURE_ROOT + name, await bytes(), { immutable: true, effort: "best" });
  }
}
