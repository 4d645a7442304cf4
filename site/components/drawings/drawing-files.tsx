import { TILE_SIZE } from "#drawings/wall.ts";
import { useLocaleData } from "../../context/locale-context.ts";
import styles from "./drawing-files.module.css";
import { wallSizes } from "./walls.ts";

/**
 * Gives the addresses of the drawings in tiles, which the build makes (`site/build/drawings/wall-files.ts`); of one view of a
 * file, if it has several.
 */
export function useDrawingAddress(): (name: string, view?: string) => string {
  const { tiles } = useLocaleData().site;
  return (name, view) => `/assets/drawings/${name}-${tiles}.svg${view === undefined ? "" : `#${view}`}`;
}

/** Only WebKit knows the first of these. */
const WEBKIT_AT_NIGHT = "(-webkit-transform-2d) and (prefers-color-scheme:dark)";

/**
 * A drawing of the build, in the page's colours. It has both schemes, but WebKit asks a drawing for its light colours only,
 * and is given a file of dark ones. No screen is dense enough to ask for the second file at a size of 1px, nor coarse enough
 * for the first one at the other (docs/decisions/0023).
 *
 * @param first whether it is loaded with the page instead of lazily
 */
export function DrawingImage({
  name,
  view,
  first = false,
  ...shown
}: Readonly<{
  name: string;
  view?: string | undefined;
  width: number;
  height: number;
  first?: boolean;
  fetchPriority?: "high" | undefined;
  className?: string;
}>) {
  const drawing = useDrawingAddress();
  return (
    <img
      // A new element for another drawing: a browser that has loaded a lazy picture once loads its next one at once.
      key={name}
      src={drawing(name, view)}
      srcSet={`${drawing(name, view)} 100w, ${drawing(`${name}-dark`, view)} 9999w`}
      sizes={`${WEBKIT_AT_NIGHT} 9999px,1px`}
      alt=""
      loading={first ? undefined : "lazy"}
      // What is read comes before what decorates it.
      fetchPriority={first ? "low" : undefined}
      decoding="async"
      {...shown}
    />
  );
}

/**
 * A wall of one tile repeated, with one relay tile (docs/design.md §1 and §5): a file of the build. Decoration only.
 *
 * @param first whether it is seen at once: often the largest thing of a first screenful, it then comes before
 *   scripts and fonts
 * @param among the file that has this wall among others; default: a file of its own
 */
export function TileWall({
  seed,
  size,
  first = false,
  className = "",
  among,
}: Readonly<{
  seed: string;
  size: keyof typeof wallSizes;
  first?: boolean;
  className?: string | undefined;
  among?: string;
}>) {
  const { cols, rows } = wallSizes[size];
  return (
    <DrawingImage
      className={`az ${className}`.trimEnd()}
      name={among ?? `${seed}-${cols}x${rows}`}
      view={among && seed}
      width={cols * TILE_SIZE}
      height={rows * TILE_SIZE}
      first={first}
      fetchPriority={first ? "high" : undefined}
    />
  );
}

/** A strip of tiles over the full width, as water at the foot of a page. Decoration only. */
export function TileStrip({ name, view, first = false }: Readonly<{ name: string; view?: string; first?: boolean }>) {
  return (
    <div className={styles.strip}>
      <DrawingImage className="az" name={name} view={view} width={1440} height={72} first={first} />
    </div>
  );
}

/**
 * The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only.
 *
 * @param eager whether it is loaded with the page instead of lazily
 */
export function Shore({ country, eager = false }: Readonly<{ country: "fr" | "pt"; eager?: boolean }>) {
  return (
    <span className={styles.shore}>
      <DrawingImage name="banks" view={country} width={340} height={300} first={eager} />
    </span>
  );
}
