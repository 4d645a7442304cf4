import { withKeys } from "../text/with-keys.ts";
import { TILE_SIZE, type Tile } from "./tile.ts";

interface TilePatternProps {
  /** Id of the tile; the pattern's is this with a "p". */
  readonly id: string;
  readonly tile: Tile;
  /** Size of a tile in the drawing, as a fraction of `TILE_SIZE`. */
  readonly scale?: number | undefined;
}

/**
 * The pattern that repeats a tile, for `<defs>`. Fill with `url(#{id}p)`, or use one tile by its id. The pattern
 * contains the tile itself: with `<use>`, browsers would create its elements a second time.
 */
export function TilePattern({ id, tile, scale }: TilePatternProps) {
  return (
    <pattern
      id={`${id}p`}
      width={TILE_SIZE}
      height={TILE_SIZE}
      patternTransform={scale === undefined ? undefined : `scale(${scale})`}
      patternUnits="userSpaceOnUse"
    >
      <TileShape id={id} tile={tile} />
    </pattern>
  );
}

const SQUARE = `M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`;
const MIDDLE = TILE_SIZE / 2;
/** Rotates a quarter about its own middle: shapes anchored on its corner move to the tile's centre. */
const TOWARDS_CENTRE = `rotate(180 ${MIDDLE / 2} ${MIDDLE / 2})`;

/** Width of each shape's stroke, in the colour of its fill: it hides the seams between quarters. */
const SEAM = 0.6;

interface TileShapeProps {
  /** Id of the tile; its quarter gets the same with a "q". */
  readonly id: string;
  readonly tile: Tile;
}

/** A tile as an SVG group to be used by its id: ground, four turned quarters, joint. */
function TileShape({ id, tile }: TileShapeProps) {
  return (
    <g id={id} strokeWidth={SEAM}>
      <path className={`t${tile.ground}`} d={SQUARE} />
      <g id={`${id}q`}>
        {withKeys(tile.quarter).map(({ key, part: { role, path, centred } }) => (
          <path key={key} className={`t${role}`} transform={centred ? TOWARDS_CENTRE : undefined} d={path} />
        ))}
      </g>
      {[90, 180, 270].map((angle) => (
        <use key={angle} href={`#${id}q`} transform={`rotate(${angle} ${MIDDLE} ${MIDDLE})`} />
      ))}
      <path className="joint" d={SQUARE} />
    </g>
  );
}
