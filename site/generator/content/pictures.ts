import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "../../page-data/content-tree.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import type { ContentFiles } from "./content-files.ts";
import { DarkPictureError, lightName, withDarkPicture } from "./dark-picture.ts";
import { type FinishedPicture, finishedPicture, type PictureFile } from "./finished-picture.ts";
import type { Problem } from "./problem.ts";
import { pictureName } from "./text-settings.ts";

/** The pictures of the media folder, ready for browsers. */
export interface Pictures {
  /** The picture of a file of `media/`, with an alternative text. */
  find(source: string, alt: string): Picture | undefined;
  readonly files: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

/** Reads every picture of `media/`. Finished files are kept in `cache`. */
export async function readPictures(content: ContentFiles, cache: string): Promise<Pictures> {
  const made = new Map<string, FinishedPicture>();
  const problems: Problem[] = [];
  for (const file of darkLast(content.list("media/"))) {
    const light = lightName(file);
    try {
      const picture = await finishedPicture(await readFile(join(content.folder, file)), cache);
      const name = (light ?? file).normalize("NFC");
      made.set(name, light === undefined ? picture : withDarkPicture(made.get(name), picture, light));
    } catch (error) {
      const details: ProblemDetails =
        error instanceof DarkPictureError ? error.details : { id: "picture-unreadable", values: {} };
      problems.push({ file, line: 1, ...details });
    }
  }
  return {
    find: (source, alt) => {
      const shape = made.get(`media/${pictureName(source)}`)?.shape;
      return shape && { ...shape, alt };
    },
    files: [...made.values()].flatMap(({ files }) => files),
    problems,
  };
}

/** Dark versions come after the pictures that they belong to. */
function darkLast(files: readonly string[]): string[] {
  const isDark = (file: string) => lightName(file) !== undefined;
  return [...files.filter((file) => !isDark(file)), ...files.filter(isDark)];
}
