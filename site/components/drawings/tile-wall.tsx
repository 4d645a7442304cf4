import { TILE_SIZE } from "#drawings/wall.ts";
import { DrawingImage } from "./drawing-image.tsx";
import { wallSizes } from "./walls.ts";

interface TileWallProps {
  readonly seed: string;
  readonly size: keyof typeof wallSizes;
  /** Whether it is seen at once: often the largest thing of a first screenful, it then comes before scripts and fonts. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A wall of one tile repeated, with one relay tile (docs/design.md §1 and §5): a file of the build. Decoration only. */
export function TileWall({ seed, size, first = false, className = "" }: TileWallProps) {
  const { cols, rows } = wallSizes[size];
  return (
    <DrawingImage
      className={`az ${className}`.trimEnd()}
      name={`${seed}-${cols}x${rows}`}
      width={cols * TILE_SIZE}
      height={rows * TILE_SIZE}
      first={first}
      fetchPriority={first ? "high" : undefined}
    />
  );
}
