import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import type { FinishedPicture } from "./finished-picture.ts";

/** A drawing `map.png` may have a dark version: `map.dark.png`. */
const DARK = /\.dark(\.[^./]+)$/;
/** As in `tokens.css`: paper is light. */
const MEDIA = "screen and (prefers-color-scheme:dark)";

/** Why a file cannot be the dark version of a picture. */
export class DarkPictureError extends Error {
  override readonly name = "DarkPictureError";
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.id);
    this.details = details;
  }
}

/** The picture whose dark version a file is: lightName("media/map.dark.png") gives "media/map.png". */
export function lightName(file: string): string | undefined {
  return DARK.test(file) ? file.replace(DARK, "$1") : undefined;
}

/**
 * A picture with its dark version, which has the smallest format only: browsers that do not read it show
 * the light one. It has no placeholder colour, which would be the light one's.
 *
 * @param lightName of the light one's file, for the error
 * @throws {DarkPictureError} where there is no light one, or one of another size: the browser reserves one size for both
 */
export function withDarkPicture(
  light: FinishedPicture | undefined,
  dark: FinishedPicture,
  lightName: string,
): FinishedPicture {
  if (light === undefined) throw new DarkPictureError({ id: "dark-picture-alone", values: { write: lightName } });
  const { color: _, ...shape } = light.shape;
  const { width, height, sources } = dark.shape;
  if (width !== shape.width || height !== shape.height) {
    const [size, lightSize] = [`${width} × ${height}`, `${shape.width} × ${shape.height}`];
    throw new DarkPictureError({ id: "dark-picture-size", values: { size, lightSize, write: lightSize } });
  }
  const smallest = sources.slice(0, 1).map((source) => ({ media: MEDIA, ...source }));
  const named = smallest.map(({ srcSet }) => srcSet).join();
  return {
    shape: { ...shape, sources: [...smallest, ...shape.sources] },
    files: [...light.files, ...dark.files.filter(({ name }) => named.includes(name))],
  };
}
