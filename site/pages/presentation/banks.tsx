import type { ReactNode } from "react";
import { RichText } from "#engine/views/rich-text.tsx";
import { Band } from "../../components/bands/band.tsx";
import { Shore } from "../../components/bands/shore.tsx";
import { Arch } from "../../components/drawings/arch.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import styles from "./banks.module.css";
import type { PresentationContent } from "./page.ts";

const BRIDGE = { width: 600, height: 200, crown: 20, thickness: 15, lean: 0, bays: 14 };

type Views = PresentationContent["banks"];

/** The two banks of the river with a bridge between them, and what each country's office does. */
export function Banks({ banks }: { readonly banks: Views }): ReactNode {
  return (
    <Band heading={banks.heading}>
      <div className={styles.panorama}>
        <Shore country="fr" />
        <Arch box={BRIDGE} className={styles.arch} />
        <Shore country="pt" />
      </div>
      <div className={styles.texts}>
        <Bank bank={banks.france} />
        <Bank bank={banks.portugal} />
      </div>
    </Band>
  );
}

function Bank({ bank }: { readonly bank: Views["france" | "portugal"] }): ReactNode {
  return (
    <div className="stack">
      <h3>
        <RichText text={bank.title} />
      </h3>
      <Paragraph text={bank.text} />
    </div>
  );
}
