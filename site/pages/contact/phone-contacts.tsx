import type { ReactNode } from "react";
import type { PlaceHours } from "#engine/pages/data/opening-times.ts";
import { Closure } from "../../components/bands/closure.tsx";
import { PhoneNumber } from "../../components/text/link.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import { useNow } from "../../context/use-now.ts";
import { OpenNow } from "./open-now.tsx";
import type { ContactContent } from "./page.ts";
import styles from "./phone-contacts.module.css";

/** Whom to call in each country, and when. */
export function PhoneContacts({
  staff,
  abroadTimes,
  hours,
}: Pick<ContactContent, "staff" | "abroadTimes" | "hours">): ReactNode {
  const now = useNow();
  return (
    <>
      <ul className={styles.staff}>
        {staff.map(({ name, phones, topics, times }) => (
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
              <OpenNow times={times} now={now} />
            </p>
          </li>
        ))}
      </ul>
      <Hours hours={hours}>
        <OpenNow times={abroadTimes} now={now} />
      </Hours>
    </>
  );
}

interface HoursProps extends Pick<ContactContent, "hours"> {
  /** Stands below the hours for residents abroad. */
  readonly children: ReactNode;
}

/** When the offices are open, and when residents abroad can call. */
function Hours({ hours: { offices, abroad }, children }: HoursProps): ReactNode {
  const message = useMessage();
  const note = message("contact.local-time");
  return (
    <>
      <h3 className="gap">{message("contact.hours")}</h3>
      <table className={styles.hours}>
        <tbody>
          {offices.lines.map(({ days, times }) => (
            <HoursRow key={days} who={days} notes={[note]} times={times} />
          ))}
          <ClosuresRow {...offices} />
          {abroad.lines.map(({ days, times }, index) => (
            <HoursRow
              key={days}
              who={message("contact.by-phone")}
              notes={[message("contact.residents-abroad"), days]}
              times={times}
            >
              {index === abroad.lines.length - 1 && children}
            </HoursRow>
          ))}
          <ClosuresRow {...abroad} />
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

/** The closures of the rows above. */
function ClosuresRow({ closures }: PlaceHours): ReactNode {
  if (closures.length === 0) return null;
  return (
    <tr className={styles.closed}>
      <td colSpan={2} className="small">
        {closures.map((closure) => (
          <span key={closure.text}>
            <Closure closure={closure} />{" "}
          </span>
        ))}
      </td>
    </tr>
  );
}
