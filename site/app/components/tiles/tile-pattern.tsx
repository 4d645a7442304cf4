import { withKeys } from "../text/with-keys.ts";
import { TILE_SIZE, type Tile } from "./tile.ts";

interface TilePatternProps {
  /** Id of the tile; the pattern's is this with a "p". */
  readonly id: string;
  readonly tile: Tile;
  /** Size of a tile in the drawing around it, as a part of `TILE_SIZE`. */
  readonly scale?: number | undefined;
}

/**
 * The pattern that repeats a tile: for `<defs>`. Fill with `url(#{id}p)`, or use one tile by its id. The tile stands in
 * the pattern itself, because browsers make elements for every use of it.
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
/** Turns a quarter about its own middle, so that shapes anchored on its corner come to the tile's centre. */
const TOWARDS_CENTRE = `rotate(180 ${MIDDLE / 2} ${MIDDLE / 2})`;

/** Each shape is stroked with its own fill, just wide enough to hide the seams between quarters. */
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
