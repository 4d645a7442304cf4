import type { ReactNode } from "react";
import type { RichText as RichTextTree } from "../../../page-data/content-tree.ts";
import { Boat } from "../../components/drawings/boat.tsx";
import { Shore } from "../../components/drawings/shore.tsx";
import { Vault } from "../../components/drawings/vault.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { TileStrip } from "../../components/tiles/tile-strip.tsx";
import styles from "./intro.module.css";
import { LanguageChoice } from "./language-choice.tsx";

/** Seed of the water at the foot of the two banks. */
const WATER_SEED = "agua";

interface IntroProps {
  readonly heading: RichTextTree;
  readonly lead: RichTextTree;
}

/** The first screenful: the promise and the choice of language under the arch, the two banks, the water. */
export function Intro({ heading, lead }: IntroProps): ReactNode {
  return (
    <section className={styles.intro} aria-labelledby="promise">
      <Vault className={styles.vault} />
      <div className={`wrap ${styles.under}`}>
        <Heading level={1} text={heading} id="promise" />
        <p className="lead">
          <RichText text={lead} />
        </p>
        <LanguageChoice />
      </div>
      <div className={styles.banks}>
        <Shore bank="fr" eager />
        <Boat />
        <Shore bank="pt" eager />
      </div>
      <TileStrip seed={WATER_SEED} />
    </section>
  );
}
