import type { Picture } from "#engine/pages/data/content-tree.ts";
import { PictureView } from "../text/picture.tsx";
import styles from "./shore.module.css";

interface ShoreProps {
  /** Address of the drawing of its bank. */
  readonly src: string;
  readonly className?: string | undefined;
  /** Whether it is loaded with the page instead of lazily. */
  readonly eager?: boolean;
}

/** The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only. */
export function Shore({ src, className, eager = false }: ShoreProps) {
  const picture: Picture = { src, sources: [], width: 340, height: 300, alt: "" };
  return (
    <span className={`${styles.shore} ${className ?? ""}`}>
      <PictureView picture={picture} eager={eager} />
    </span>
  );
}
