import type { ReactNode } from "react";
import type { RichText as Text } from "#engine/pages/data/content-tree.ts";
import { Arch } from "../drawings/arch.tsx";
import { TileWall } from "../drawings/tile-wall.tsx";
import { Heading } from "../text/heading.tsx";
import { Paragraph } from "../text/rich-text.tsx";
import styles from "./page-head.module.css";

/** The shallow arch under the deck. */
const DECK = { width: 1200, height: 100, crown: 12, thickness: 11, lean: 0.16, bays: 30 };

interface PageHeadProps {
  readonly heading: Text;
  readonly lead?: Text | undefined;
  /** Seed of the tile wall; without one there is no wall. */
  readonly seed?: string | undefined;
  /**
   * Whether the wall is on wide screens only: below portraits, which stand under arches of their own, it would only take
   * room. On others it is not even asked for.
   */
  readonly wallOnWide?: boolean;
  /** Above the heading: a breadcrumb, a label. */
  readonly before?: ReactNode;
  /** Below the lead: dates, a button. */
  readonly children?: ReactNode;
}

/** The stone band at the top of a page: a shallow arch under the deck, the heading, and the quay line. */
export function PageHead({ heading, lead, seed, wallOnWide, before, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <Arch box={DECK} />
      <div className={seed === undefined ? "wrap" : `wrap ${styles.pair}`}>
        <div className={`stack ${styles.words}`}>
          {before}
          <Heading level={1} text={heading} />
          {lead !== undefined && <Paragraph className="lead" text={lead} />}
          {children}
        </div>
        {seed !== undefined && (
          <div className={`bay ${styles.opening}${wallOnWide ? ` ${styles.wide}` : ""}`}>
            <TileWall seed={seed} size="head" first={!wallOnWide} />
          </div>
        )}
      </div>
    </div>
  );
}
