import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/page-views.ts";
import { Closures } from "../../components/hours/closures.tsx";
import { OpenNow } from "../../components/hours/open-now.tsx";
import { useNow } from "../../components/hours/use-now.ts";
import { PhoneNumber } from "../../components/text/link.tsx";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import styles from "./call.module.css";

/** Whom to call in each country, and when. */
export function Call({ staff, abroad }: Pick<ContactView, "staff" | "abroad">): ReactNode {
  const now = useNow();
  return (
    <>
      <ul className={styles.staff}>
        {staff.map(({ name, phones, topics, times, closures }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="small">{topics}</p>
            {phones.map(({ number, url, price }) => (
              <p key={url}>
                <PhoneNumber number={number} url={url} />
                <small className="soft">{price}</small>
              </p>
            ))}
            <p>
              <Closures closures={closures} />
              <OpenNow times={times} now={now} />
            </p>
          </li>
        ))}
      </ul>
      <Hours abroadNow={<OpenNow times={abroad} now={now} />} />
    </>
  );
}

/** When the offices are open, and when residents abroad can call (K1). */
function Hours({ abroadNow }: { readonly abroadNow: ReactNode }): ReactNode {
  const { offices, abroad } = useLocaleData().site.hours;
  const message = useMessage();
  return (
    <>
      <h3 className="gap">{message("contact.hours")}</h3>
      <table className={styles.hours}>
        <tbody>
          {offices.lines.map(({ days, times }) => (
            <HoursRow key={days} who={days} notes={[message("contact.local-time")]} times={times} />
          ))}
          {abroad.lines.map(({ days, times }, index) => (
            <HoursRow
              key={days}
              who={message("hours.by-phone")}
              notes={[message("hours.abroad-short"), days]}
              times={times.map((hours) => message("hours.gmt", { hours }))}
            >
              {index === abroad.lines.length - 1 ? (
                <>
                  <Closures closures={abroad.closures} />
                  {abroadNow}
                </>
              ) : null}
            </HoursRow>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface HoursRowProps {
  readonly who: string;
  readonly notes: readonly string[];
  readonly times: readonly string[];
  readonly children?: ReactNode;
}

function HoursRow({ who, notes, times, children }: HoursRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {who}{" "}
        {notes.map((note) => (
          <span key={note} className="small soft">
            {note}{" "}
          </span>
        ))}
      </th>
      <td>
        {times.map((time) => (
          <span key={time}>{time} </span>
        ))}
        {children}
      </td>
    </tr>
  );
}
