import { TILE_SIZE, type Tile } from "./tile.ts";
import { TileShape } from "./tile-shape.tsx";

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
