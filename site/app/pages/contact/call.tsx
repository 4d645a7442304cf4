import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/page-views.ts";
import { PhoneNumber } from "../../components/call-to-contact/phone-number.tsx";
import styles from "./call.module.css";
import { Hours } from "./hours.tsx";

/** Whom to call in each country, and when. */
export function Call({ staff }: Pick<ContactView, "staff">): ReactNode {
  return (
    <>
      <ul className={styles.staff}>
        {staff.map(({ name, phones, topics }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="small">{topics}</p>
            {phones.map(({ number, url, price }) => (
              <p key={url}>
                <PhoneNumber number={number} url={url} />
                <small className="soft">{price}</small>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Hours />
    </>
  );
}
