import { hash } from "./seed.ts";
import { relayPlace, TILE_SIZE, tile, type WallSize } from "./tile.ts";
import { TilePattern } from "./tile-pattern.tsx";

interface TileWallProps extends WallSize {
  readonly seed: string;
  /** Start of the ids in the drawing. Two walls of one seed on one page need different ones. */
  readonly id?: string | undefined;
  /** Whether one tile is the terracotta one. */
  readonly relay?: boolean | undefined;
  /** How the wall fills its box: value of `preserveAspectRatio`. */
  readonly fit?: string | undefined;
  readonly className?: string | undefined;
}

/** A wall of one tile repeated, with one relay tile (docs/design.md §1 and §5). Decoration only. */
export function TileWall(props: TileWallProps) {
  const { seed, id = `_az${hash(seed).toString(36)}`, relay = true, fit = "xMidYMid slice", className } = props;
  const width = props.cols * TILE_SIZE;
  const height = props.rows * TILE_SIZE;
  const place = relayPlace(seed, props);
  return (
    <svg
      className={className === undefined ? "az" : `az ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      <defs>
        <TilePattern id={id} tile={tile(seed)} />
      </defs>
      <path fill={`url(#${id}p)`} d={`M0 0h${width}v${height}H0z`} />
      {relay && <use href={`#${id}`} className="relay" x={place.col * TILE_SIZE} y={place.row * TILE_SIZE} />}
    </svg>
  );
}
