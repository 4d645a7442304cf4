import type { Picture } from "../../../page-data/content-tree.ts";
import { PictureView } from "../text/picture.tsx";
import styles from "./shore.module.css";
import french from "./shore-fr.svg";
import portuguese from "./shore-pt.svg";

const files = { fr: french, pt: portuguese } as const;

interface ShoreProps {
  readonly bank: keyof typeof files;
  readonly className?: string | undefined;
  /** Whether it is loaded with the page instead of lazily. */
  readonly eager?: boolean;
}

/** The houses of one bank: slate roofs in France, tiled fronts in Portugal. Decoration only. */
export function Shore({ bank, className, eager = false }: ShoreProps) {
  const picture: Picture = { src: files[bank], sources: [], width: 340, height: 300, alt: "" };
  return (
    <span className={`${styles.shore} ${className ?? ""}`}>
      <PictureView picture={picture} eager={eager} />
    </span>
  );
}
