import type { FinishedPicture } from "./finished-picture.ts";
import { RefusedFile } from "./refused-file.ts";

/** A drawing `map.png` may have a dark version: `map.dark.png`. */
const DARK = /\.dark(\.[^./]+)$/;
/** As in `tokens.css`: paper is light. */
const MEDIA = "screen and (prefers-color-scheme:dark)";

/** The picture whose dark version a file is: lightName("media/map.dark.png") gives "media/map.png". */
export function lightName(file: string): string | undefined {
  return DARK.test(file) ? file.replace(DARK, "$1") : undefined;
}

/**
 * A picture with its dark version, which has the smallest format only: browsers that do not read it show
 * the light one. It has no placeholder colour, which would be the light one's.
 *
 * @throws {RefusedFile} where it has another size: the browser reserves one size for both
 */
export function withDarkPicture(light: FinishedPicture, dark: FinishedPicture): FinishedPicture {
  const { color: _, ...shape } = light.shape;
  const { width, height, sources } = dark.shape;
  if (width !== shape.width || height !== shape.height) {
    const [size, lightSize] = [`${width} × ${height}`, `${shape.width} × ${shape.height}`];
    throw new RefusedFile({ id: "dark-picture-size", values: { size, lightSize, write: lightSize } });
  }
  const smallest = sources.slice(0, 1).map((source) => ({ media: MEDIA, ...source }));
  const named = smallest.map(({ srcSet }) => srcSet).join();
  return {
    shape: { ...shape, sources: [...smallest, ...shape.sources] },
    files: [...light.files, ...dark.files.filter(({ name }) => named.includes(name))],
  };
}
