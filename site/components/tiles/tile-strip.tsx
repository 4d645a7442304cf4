import { useDrawingAddress } from "./drawing-address.ts";
import styles from "./tile-strip.module.css";
import type { waterNames } from "./water.ts";

interface TileStripProps {
  readonly name: (typeof waterNames)[number];
  readonly first?: boolean;
}

/** A strip of tiles over the full width: the water at the foot of the bridge. Decoration only. */
export function TileStrip({ name, first = false }: TileStripProps) {
  const drawing = useDrawingAddress();
  return (
    <div className={styles.strip}>
      <img
        // A new element for another drawing: a browser that has loaded a lazy picture once loads its next one at once.
        key={name}
        className="az"
        src={drawing(name)}
        width={1440}
        height={72}
        alt=""
        loading={first ? undefined : "lazy"}
        decoding="async"
      />
    </div>
  );
}
