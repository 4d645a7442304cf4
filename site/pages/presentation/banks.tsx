import type { ReactNode } from "react";
import { Shore } from "../../components/bands/shore.tsx";
import { Arch } from "../../components/drawings/arch.tsx";
import type { ArchBox } from "../../components/drawings/arch-shape.ts";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import styles from "./banks.module.css";
import type { PresentationContent } from "./page.ts";

const BRIDGE: ArchBox = { width: 600, height: 200, crown: 20, thickness: 15, lean: 0, bays: 14 };

type Views = PresentationContent["banks"];

/** The two banks of the river with a bridge between them, and what each country's office does. */
export function Banks({ banks }: { readonly banks: Views }): ReactNode {
  return (
    <section className="sect">
      <div className="wrap">
        <Heading level={2} text={banks.heading} className="title" />
        <div className={styles.panorama}>
          <Shore country="fr" className={styles.shore} />
          <Arch box={BRIDGE} className={styles.arch} />
          <Shore country="pt" className={styles.shore} />
        </div>
        <div className={styles.texts}>
          <Bank bank={banks.france} />
          <Bank bank={banks.portugal} />
        </div>
      </div>
    </section>
  );
}

function Bank({ bank }: { readonly bank: Views["france" | "portugal"] }): ReactNode {
  return (
    <div className="stack">
      <h3>
        <RichText text={bank.title} />
      </h3>
      <p>
        <RichText text={bank.text} />
      </p>
    </div>
  );
}
