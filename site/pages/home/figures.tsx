import type { ReactNode } from "react";
import { formatNumber } from "#engine/i18n/format.ts";
import type { RichText as RichTextTree } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Band } from "../../components/bands/band.tsx";
import { Dots } from "../../components/drawings/dots.tsx";
import { useLanguage } from "../../context/locale-context.tsx";
import styles from "./figures.module.css";
import type { HomeContent } from "./page.ts";

/** Two years and a number, and a drawing of the number: one dot for each contact. */
export function Figures({ figures }: { readonly figures: HomeContent["figures"] }): ReactNode {
  const language = useLanguage();
  return (
    <Band heading={figures.heading}>
      <div className={`split two ${styles.figures}`}>
        <ul className={styles.list}>
          <Figure value={String(figures.since)} text={figures.france} />
          <Figure value={String(figures.portugalSince)} text={figures.portugal} />
          <Figure value={formatNumber(figures.contactCount, language)} text={figures.contacts} />
        </ul>
        <Dots />
      </div>
    </Band>
  );
}

function Figure({ value, text }: { readonly value: string; readonly text: RichTextTree }): ReactNode {
  return (
    <li>
      <span className={styles.value}>{value}</span> <RichText text={text} />
    </li>
  );
}
