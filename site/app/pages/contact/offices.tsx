import type { ReactNode } from "react";
import type { RichText as RichTextTree } from "../../../page-data/content-tree.ts";
import type { Office } from "../../../page-data/page-views.ts";
import { BridgeMap } from "../../components/drawings/bridge-map.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { OfficeCard } from "../../components/office-card/office-card.tsx";
import { useMessage } from "../../locale-context.tsx";
import styles from "./offices.module.css";

interface OfficesProps {
  readonly heading: RichTextTree;
  readonly offices: readonly Office[];
}

/** The two offices, on a map and in words. */
export function Offices({ heading, offices }: OfficesProps): ReactNode {
  const message = useMessage();
  return (
    <section className="sect stone">
      <div className="wrap split half apart">
        <BridgeMap label={message("contact.map")} />
        <div className="stack">
          <Heading level={2} text={heading} />
          <ul className={styles.offices}>
            {offices.map((office) => (
              <li key={office.country}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
