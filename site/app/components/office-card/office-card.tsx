import type { ReactNode } from "react";
import { languageTags } from "../../../i18n/site-locales.ts";
import type { Office } from "../../../page-data/page-views.ts";
import { useMessage } from "../../locale-context.tsx";
import { GoLink } from "../go-link/go-link.tsx";
import { hiddenSuffix } from "../hidden-suffix/hidden-suffix.ts";
import styles from "./office-card.module.css";

/** An office: its name, postal address, company number, and the way there (conformance row L6). */
export function OfficeCard({ office }: { readonly office: Office }): ReactNode {
  const message = useMessage();
  const directions = message("contact.directions");
  const { label, value } = office.companyNumber;
  return (
    <article className={styles.office}>
      <h3>{office.name}</h3>
      <address>
        <span lang={languageTags[office.country]}>
          {office.street}
          <br />
          {office.street2}
          <br />
          {office.postCode} {office.city}
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
