import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "../../routes/content-tree.ts";
import type { ContentFiles } from "./content-files.ts";
import { finishedPicture, type PictureFile, type PictureShape } from "./finished-picture.ts";
import type { Problem } from "./problem.ts";

/** The pictures of the media folder, made ready for browsers. */
export interface Pictures {
  /** The picture of a file of `media/`, with an alternative text. */
  find(source: string, alt: string): Picture | undefined;
  readonly files: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

/** Reads every picture of `media/`. Finished files are kept in `cache`. */
export async function readPictures(content: ContentFiles, cache: string): Promise<Pictures> {
  const shapes = new Map<string, PictureShape>();
  const files: PictureFile[] = [];
  const problems: Problem[] = [];
  for (const file of content.list("media/")) {
    try {
      const made = await finishedPicture(await readFile(join(content.folder, file)), cache);
      shapes.set(file.slice("media/".length), made.shape);
      files.push(...made.files);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        file,
        line: 1,
        message: `this picture cannot be read (${reason})`,
        mend: "save it again as JPEG or PNG",
      });
    }
  }
  return {
    find: (source, alt) => {
      const shape = shapes.get(source.replace(/^(?:\/?media\/)/, ""));
      return shape && { ...shape, alt };
    },
    files,
    problems,
  };
}
