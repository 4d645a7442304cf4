import type { ReactNode } from "react";
import { useNow } from "#engine/views/use-now.ts";
import { Doors } from "../../components/bands/doors.tsx";
import { Shore } from "../../components/bands/shore.tsx";
import { Arch } from "../../components/drawings/arch.tsx";
import { TileStrip } from "../../components/drawings/tile-strip.tsx";
import { CALL_BACK_ID } from "../../components/hours/call-back.ts";
import { OpenNow } from "../../components/hours/open-now.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { CallLink, Link } from "../../components/text/link.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import { usePath } from "../../context/locale-context.tsx";
import { useIsAbroad, usePhone } from "../../context/use-phone.ts";
import styles from "./intro.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import type { HomeContent } from "./page.ts";

/** The first screenful: the promise and what leads on from it under the arch, the two banks, the water. */
export function Intro({ content }: { readonly content: HomeContent }): ReactNode {
  const { heading, lead, languages, doors } = content;
  return (
    <section className={styles.intro} aria-labelledby="_promise">
      <Arch box={VAULT} className={styles.vault} />
      <div className={`wrap ${styles.under}`}>
        {languages.length > 0 && <LanguageChoice choices={languages} />}
        <Heading level={1} text={heading} id="_promise" />
        <Paragraph className="lead" text={lead} />
        <Doors doors={doors} />
        <Ways {...content} />
      </div>
      <div className={styles.banks}>
        <Shore country="fr" eager />
        <Boat />
        <Shore country="pt" eager />
      </div>
      <TileStrip name="agua" first />
    </section>
  );
}

/** The telephone, whether somebody answers now, and the way to be called back; from abroad the residents' line. */
function Ways({
  openingTimes,
  abroadTimes,
  callBack,
}: Pick<HomeContent, "openingTimes" | "abroadTimes" | "callBack">): ReactNode {
  const path = usePath();
  const now = useNow();
  const phone = usePhone(now);
  return (
    <p className={styles.ways}>
      <OpenNow times={useIsAbroad(now) ? abroadTimes : openingTimes} now={now} />
      <CallLink phone={phone}>
        <b>{phone?.number}</b>
      </CallLink>
      <Link to={`${path("contact")}#${CALL_BACK_ID}`}>{callBack}</Link>
    </p>
  );
}

/** The river boat; it crosses once, when the home page opens. Decoration only. */
function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 120 84" aria-hidden="true">
      <path className="line" d="M52 66V4M2 60Q14 66 20 64" />
      <path className={styles.sail} d="M30 10h46q7 22 0 40H30q7-18 0-40z" />
      <path className="ink" d="M10 62q44 12 92-2 8-3 14-12-2 24-28 30-52 4-78-16z" />
    </svg>
  );
}

/** The great arch over the first screenful. */
const VAULT = { width: 1200, height: 600, crown: 16, thickness: 24, lean: 0, bays: 24 };
