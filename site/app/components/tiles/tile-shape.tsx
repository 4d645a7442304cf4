import { placed } from "../rich-text/placed.ts";
import { TILE_SIZE, type Tile } from "./tile.ts";

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
export function TileShape({ id, tile }: TileShapeProps) {
  return (
    <g id={id} strokeWidth={SEAM}>
      <path className={`t${tile.ground}`} d={SQUARE} />
      <g id={`${id}q`}>
        {placed(tile.quarter).map(({ key, part: { role, path, centred } }) => (
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
