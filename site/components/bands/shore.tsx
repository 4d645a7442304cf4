import type { Picture } from "#engine/pages/data/content-tree.ts";
import { PictureView } from "../text/picture.tsx";
import { DARK, useDrawingAddress } from "../tiles/drawing-address.ts";
import styles from "./shore.module.css";

interface ShoreProps {
  readonly country: "fr" | "pt";
  /** Whether it is loaded with the page instead of lazily. */
  readonly eager?: boolean;
}

/** The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only. */
export function Shore({ country, eager = false }: ShoreProps) {
  const drawing = useDrawingAddress();
  const picture: Picture = {
    src: drawing(`shore-${country}`),
    sources: [{ type: "image/svg+xml", media: DARK, srcSet: drawing(`shore-${country}-dark`) }],
    width: 340,
    height: 300,
    alt: "",
  };
  return (
    <span className={styles.shore}>
      <PictureView picture={picture} eager={eager} />
    </span>
  );
}
