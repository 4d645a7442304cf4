import { FrenchHouses } from "./french-houses.tsx";
import { PortugueseHouses } from "./portuguese-houses.tsx";
import styles from "./shores.module.css";

interface ShoreProps {
  readonly bank: "fr" | "pt";
  readonly className?: string | undefined;
}

/** The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only. */
export function Shore({ bank, className }: ShoreProps) {
  return (
    <svg
      className={className === undefined ? styles.shore : `${styles.shore} ${className}`}
      viewBox="0 0 340 300"
      aria-hidden="true"
      focusable="false"
    >
      {bank === "fr" ? <FrenchHouses /> : <PortugueseHouses />}
    </svg>
  );
}
