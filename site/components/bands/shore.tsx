import { DrawingImage } from "../drawings/drawing-image.tsx";
import styles from "./shore.module.css";

interface ShoreProps {
  readonly country: "fr" | "pt";
  /** Whether it is loaded with the page instead of lazily. */
  readonly eager?: boolean;
}

/** The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only. */
export function Shore({ country, eager = false }: ShoreProps) {
  return (
    <span className={styles.shore}>
      <DrawingImage name={`shore-${country}`} width={340} height={300} first={eager} />
    </span>
  );
}
