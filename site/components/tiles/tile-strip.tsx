import type { Ref } from "react";
import { hash } from "./seed.ts";
import { TILE_SIZE, tile } from "./tile.ts";
import { TilePattern } from "./tile-pattern.tsx";
import styles from "./tile-strip.module.css";

/** The strip is one tile unit high, 72 px: nine tenths of a drawn tile. */
const SCALE = 0.9;
/** Near the start, so that it shows in the narrowest window. */
const RELAY_COLUMN = 3;

interface TileStripProps {
  readonly seed: string;
  /** Start of the ids in the drawing. Two strips of one seed on one page need different ones. */
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A strip of tiles over the full width: the water at the foot of the bridge. Decoration only. */
export function TileStrip({ seed, ref, id = `_st${hash(seed).toString(36)}` }: TileStripProps) {
  return (
    <div ref={ref} className={styles.strip}>
      <svg className="az" aria-hidden="true">
        <defs>
          <TilePattern id={id} tile={tile(seed)} scale={SCALE} />
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}p)`} stroke="none" />
        <use
          href={`#${id}`}
          className="relay"
          transform={`translate(${RELAY_COLUMN * TILE_SIZE * SCALE}) scale(${SCALE})`}
        />
      </svg>
    </div>
  );
}
