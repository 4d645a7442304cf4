import type { ReactNode } from "react";
import { RichText } from "#engine/views/rich-text.tsx";
import { Band } from "../../components/bands/band.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import type { PresentationContent } from "./page.ts";
import styles from "./timeline.module.css";

/** The company's history as the spans of a viaduct. */
export function Timeline({ timeline }: { readonly timeline: PresentationContent["timeline"] }): ReactNode {
  return (
    <Band heading={timeline.heading} stone>
      <figure>
        <Years />
        <ol className={styles.dates}>
          {timeline.steps.map((step) => (
            <li key={step.when}>
              <h3>{step.when}</h3>
              <Paragraph text={step.text} />
            </li>
          ))}
        </ol>
        <figcaption>
          <RichText text={timeline.note} />
        </figcaption>
      </figure>
    </Band>
  );
}

/**
 * The viaduct of the company's years: one post a year, a span of 4 years up to the Portuguese office,
 * a span of 10 up to today. Decoration above the dates.
 */
function Years() {
  return (
    <svg className={styles.years} viewBox="-8 0 1416 220" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="line"
        d="M100 14V128M200 14V111M300 14V128M500 14V125M600 14V80M700 14V54M800 14V40M900 14V35M1000 14V40M1100 14V54M1200 14V80M1300 14V125"
      />
      <path
        className="ink"
        d="M0 210C68 76.7 332 76.7 400 210C332 90 68 90 0 210ZM400 210C570-24.7 1230-24.7 1400 210C1230-3.3 570-3.3 400 210ZM-5 14h10V220h-10zM395 14h10V220h-10zM1395 14h10V220h-10zM-8 4H1408v12H-8z"
      />
    </svg>
  );
}
