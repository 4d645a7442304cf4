import type { ReactNode } from "react";
import type { ContactView, Staff } from "../../../routes/page-views.ts";
import { PhoneNumber } from "../../components/call-to-contact/phone-number.tsx";
import styles from "./call.module.css";
import { Hours } from "./hours.tsx";

/** Whom to call in each country, and when. */
export function Call({ staff }: Pick<ContactView, "staff">): ReactNode {
  return (
    <>
      <ul className={styles.staff}>
        {staff.map((entry) => (
          <li key={entry.name}>
            <StaffEntry entry={entry} />
          </li>
        ))}
      </ul>
      <Hours />
    </>
  );
}

function StaffEntry({ entry }: { readonly entry: Staff }): ReactNode {
  return (
    <>
      <h3>{entry.name}</h3>
      {entry.phones.map((phone) => (
        <p key={phone.url}>
          <PhoneNumber number={phone.number} url={phone.url} />
        </p>
      ))}
      <p className="small soft">{entry.topics}</p>
    </>
  );
}
