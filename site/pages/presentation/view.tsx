import { RichText } from "#engine/views/rich-text.tsx";
import { Band, Statement } from "../../components/bands/band.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Shore } from "../../components/drawings/drawing-files.tsx";
import { Arch } from "../../components/drawings/icons.tsx";
import { ownSeeds } from "../../components/drawings/walls.ts";
import { People } from "../../components/people/people.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { Paragraph } from "../../components/text/heading.tsx";
import { CallPrices } from "../../components/text/link.tsx";
import { DefinitionList } from "../../components/text/lists.tsx";
import type { PresentationContent } from "./page.ts";
import styles from "./presentation.module.css";

/** Who the consultancy is: its people, its history, its two offices, its way of working. */
export function Page({ content }: { readonly content: PresentationContent }) {
  const { about, method } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} seed={ownSeeds.presentation} />
      <Statement heading={about.heading} lead={about.lead}>
        <Blocks blocks={about.text} />
      </Statement>
      <People people={content.people}>
        <CallPrices phones={content.people.map(({ phone }) => phone)} />
      </People>
      <Timeline timeline={content.timeline} />
      <Banks banks={content.banks} />
      <Band heading={method.heading} beside stone>
        <DefinitionList items={method.rules} />
      </Band>
      <CallToContact call={content.call} />
    </>
  );
}

function Timeline({ timeline }: { readonly timeline: PresentationContent["timeline"] }) {
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
        <RichText as="figcaption" text={timeline.note} />
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
    <svg className={`faint ${styles.years}`} viewBox="-8 0 1416 220" preserveAspectRatio="none" aria-hidden="true">
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

const BRIDGE = { width: 600, height: 200, crown: 20, thickness: 15, lean: 0, bays: 14 };

type Views = PresentationContent["banks"];

/** The two banks of the river with a bridge between them, and what each country's office does. */
function Banks({ banks }: { readonly banks: Views }) {
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

function Bank({ bank }: { readonly bank: Views["france" | "portugal"] }) {
  return (
    <div className="stack">
      <RichText as="h3" text={bank.title} />
      <Paragraph text={bank.text} />
    </div>
  );
}
