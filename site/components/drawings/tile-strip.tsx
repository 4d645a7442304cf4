import { DrawingImage } from "./drawing-image.tsx";
import styles from "./tile-strip.module.css";
import type { waterNames } from "./water.ts";

interface TileStripProps {
  readonly name: (typeof waterNames)[number];
  readonly first?: boolean;
}

/** A strip of tiles over the full width: the water at the foot of the bridge. Decoration only. */
export function TileStrip({ name, first = false }: TileStripProps) {
  return (
    <div className={styles.strip}>
      <DrawingImage className="az" name={name} width={1440} height={72} first={first} />
    </div>
  );
}
