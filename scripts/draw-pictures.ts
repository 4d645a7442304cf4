/**
 * Draws the pictures of the shipped articles into `content/media/`, one for each language: `node scripts/draw-pictures.ts`.
 * To be run again when a drawing, the tiles or the colours change; a test tells when.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawnPictures, picturePng } from "./pictures/drawn-pictures.ts";
import { projectFolder } from "./project-folder.mjs";

const media = join(projectFolder, "content/media");
await mkdir(media, { recursive: true });
for (const picture of drawnPictures()) {
  await writeFile(join(media, picture.file), await picturePng(picture));
  process.stdout.write(`${picture.file}\n`);
}
