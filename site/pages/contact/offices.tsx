import type { ReactNode } from "react";
import { shownText } from "#engine/views/shown-text.tsx";
import { BridgeMap } from "../../components/drawings/bridge-map.tsx";
import { GoLink, hiddenSuffix } from "../../components/text/go-link.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { useLanguageOf, useMessage } from "../../context/locale-context.tsx";
import styles from "./card.module.css";
import type { ContactContent } from "./page.ts";

/** The two offices, on a map and in words. */
export function Offices({ officesHeading, offices }: Pick<ContactContent, "officesHeading" | "offices">): ReactNode {
  const message = useMessage();
  return (
    <section className="sect stone">
      <div className="wrap split half">
        <BridgeMap label={message("contact.map")} />
        <div>
          <Heading level={2} text={officesHeading} className="title" />
          <ul className="stack">
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

/** An office: its name, postal address, company number, and the way there. */
function OfficeCard({ office }: { readonly office: ContactContent["offices"][number] }): ReactNode {
  const message = useMessage();
  const directions = message("contact.directions");
  const { label, value } = office.companyNumber;
  return (
    <article className={styles.card}>
      <h3>{office.name}</h3>
      <address>
        <span lang={useLanguageOf(office.country).tag}>
          {office.street}
          <br />
          {office.street2}
          <br />
          {shownText(office.postCode)} {office.city}
        </span>
        <br />
        {office.countryName}
      </address>
      <p className="small soft">
        {label} {value}
      </p>
      <GoLink
        to={office.mapUrl}
        suffix={hiddenSuffix(directions, message("contact.directions-to", { office: office.name }))}
      >
        {directions}
      </GoLink>
    </article>
  );
}
