import "../../styles/prose.css";
import type { ReactNode } from "react";
import type { ServiceView } from "../../../page-data/page-views.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import styles from "./plain.module.css";

/** The page in plain words, before everything else, for people who read with difficulty. */
export function Plain({ plain }: { readonly plain: ServiceView["plain"] }): ReactNode {
  return (
    <section className="sect">
      <div className="wrap split two">
        <Heading level={2} text={plain.heading} />
        <div className={`prose ${styles.plain}`}>
          <Blocks blocks={plain.text} />
        </div>
      </div>
    </section>
  );
}
