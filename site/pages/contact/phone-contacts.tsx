import type { ReactNode } from "react";
import { shownText } from "#engine/views/shown-text.tsx";
import { useNow } from "#engine/views/use-now.ts";
import { Closure } from "../../components/bands/closure.tsx";
import { OpenNow } from "../../components/hours/open-now.tsx";
import { PhoneNumber } from "../../components/text/link.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import type { ShownPhone } from "../../facts/site-facts.ts";
import type { PlaceHours } from "../../hours/opening-times.ts";
import type { ContactContent } from "./page.ts";
import styles from "./phone-contacts.module.css";

type PhoneContactsProps = Pick<ContactContent, "staff" | "abroadTimes" | "hours" | "generalEmail">;

/** Whom to reach, at which number, and whether somebody answers now: in each country, from abroad, and by e-mail. */
export function PhoneContacts({ staff, abroadTimes, hours, generalEmail }: PhoneContactsProps): ReactNode {
  const now = useNow();
  const message = useMessage();
  const { phone } = useLocaleData().site.residents;
  return (
    <table className={styles.contacts}>
      <tbody>
        {staff.map(({ name, phones, topics, times }, index) => (
          <Row
            key={name}
            name={name}
            note={topics}
            phones={phones}
            hours={index === staff.length - 1 ? hours.offices : { ...hours.offices, closures: [] }}
          >
            <OpenNow times={times} now={now} />
          </Row>
        ))}
        <Row
          name={message("contact.residents-abroad")}
          note={message("contact.by-phone")}
          phones={[phone]}
          hours={hours.abroad}
        >
          <OpenNow times={abroadTimes} now={now} />
        </Row>
        {generalEmail !== undefined && (
          <tr>
            <th scope="row">{message("contact.by-email")}</th>
            <td>
              <a href={`mailto:${generalEmail}`}>{generalEmail}</a>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  /** What to call about. */
  readonly note: string;
  readonly phones: readonly ShownPhone[];
  readonly hours: PlaceHours;
  /** Whether somebody answers now. */
  readonly children: ReactNode;
}

function Row({ name, note, phones, hours, children }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {name} <span className="small soft">{note}</span>
      </th>
      <td>
        {phones.map((phone) => (
          <p key={phone.url}>
            <PhoneNumber {...phone} />
          </p>
        ))}
        {hours.lines.map(([days, times]) => (
          <p key={days} className="small">
            {days}
            <br />
            {shownText(times)}
          </p>
        ))}
        {hours.closures.map((closure) => (
          <p key={closure.text} className="small">
            <Closure closure={closure} />
          </p>
        ))}
        {/* Last: the room that is kept for its second line is none between others. */}
        {children}
      </td>
    </tr>
  );
}
