import type { ReactNode } from "react";
import type { PresentationView } from "../../../page-data/page-views.ts";
import { Years } from "../../components/drawings/years.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import styles from "./timeline.module.css";

/** The years of the house as spans of a viaduct. */
export function Timeline({ timeline }: { readonly timeline: PresentationView["timeline"] }): ReactNode {
  return (
    <section className="sect stone">
      <div className="wrap">
        <Heading level={2} text={timeline.heading} className="title" />
        <figure>
          <Years />
          <ol className={styles.dates}>
            {timeline.steps.map((step) => (
              <li key={step.when}>
                <h3>{step.when}</h3>
                <p>
                  <RichText text={step.text} />
                </p>
              </li>
            ))}
          </ol>
          <figcaption>
            <RichText text={timeline.note} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
