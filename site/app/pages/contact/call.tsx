import type { ReactNode } from "react";
import { formatList } from "../../../i18n/format.ts";
import type { ContactView } from "../../../page-data/page-views.ts";
import { PhoneNumber } from "../../components/text/link.tsx";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import styles from "./call.module.css";

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

/** When the offices are open, and when residents abroad can call (K1). */
function Hours(): ReactNode {
  const { site } = useLocaleData();
  const message = useMessage();
  const abroad = formatList(site.hours.abroad, message("hours.and"));
  return (
    <>
      <h3 className="gap">{message("contact.hours")}</h3>
      <table className={styles.hours}>
        <tbody>
          <HoursRow who={message("hours.weekdays")} note={message("contact.local-time")} lines={site.hours.office} />
          <HoursRow
            who={message("hours.by-phone")}
            note={message("hours.abroad-short")}
            lines={[message("hours.gmt", { hours: abroad })]}
          />
        </tbody>
      </table>
    </>
  );
}

interface HoursRowProps {
  readonly who: string;
  readonly note: string;
  readonly lines: readonly string[];
}

function HoursRow({ who, note, lines }: HoursRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {who} <span className="small soft">{note}</span>
      </th>
      <td>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </td>
    </tr>
  );
}
