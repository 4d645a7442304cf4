import { inFourQuarters } from "./four-quarters.ts";
import { TILE_SIZE, type Tile } from "./tile.ts";
import { withKeys } from "./with-keys.ts";

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

/** Width of each shape's stroke, in the colour of its fill: it hides the seams between quarters. */
const SEAM = 0.6;

interface TileShapeProps {
  readonly id: string;
  readonly tile: Tile;
}

/** A tile as an SVG group to be used by its id: ground, shapes, joint. */
function TileShape({ id, tile }: TileShapeProps) {
  return (
    <g id={id} strokeWidth={SEAM}>
      <path className={`t${tile.ground}`} d={SQUARE} />
      {withKeys(tile.quarter).map(({ key, part }) => (
        <path key={key} className={`t${part.role}`} d={inFourQuarters(part)} />
      ))}
      <path className="joint" d={SQUARE} />
    </g>
  );
}
