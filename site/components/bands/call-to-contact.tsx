import { Fragment } from "react";
import { usePath } from "#engine/views/locale-data.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useLocaleData } from "../../context/locale-context.ts";
import type { Phone } from "../../facts/site-facts.ts";
import type { SharedPart } from "../../input/site-input.ts";
import { Arch } from "../drawings/icons.tsx";
import { Closure } from "../hours/opening.tsx";
import { Heading, Paragraph } from "../text/heading.tsx";
import { CallPrices, Link, PhoneNumber } from "../text/link.tsx";
import { Band } from "./band.tsx";
import styles from "./call-to-contact.module.css";

const BRIDGE = { width: 1200, height: 160, crown: 14, thickness: 12, lean: 0.16, bays: 24 };

interface CallToContactProps {
  readonly call: SharedPart<"call">;
  /** Whether the band begins with a bridge. At most one bridge is in view at a time (docs/design.md §5). */
  readonly bridge?: boolean;
  /** Whether the band has the limestone colour; bands alternate. */
  readonly stone?: boolean;
}

/**
 * The last band of a page: the invitation to write, between the phone numbers of both countries. It comes first in the
 * document.
 */
export function CallToContact({ call, bridge = false, stone = false }: CallToContactProps) {
  const { site } = useLocaleData();
  return (
    <Band stone={stone}>
      {bridge && (
        <div className={styles.bridge}>
          <Arch box={BRIDGE} />
        </div>
      )}
      <div className={styles.banks}>
        <div className={`stack ${styles.words}`}>
          <CallWords call={call} />
          <OfficeHours />
        </div>
        {site.phones.map((phone) => (
          <BankPhone key={phone.url} phone={phone} />
        ))}
      </div>
    </Band>
  );
}

export function CallWords({ call }: Pick<CallToContactProps, "call">) {
  return (
    <>
      <Heading level={2} text={call.heading} />
      <Paragraph text={call.text} />
      <p>
        <ContactButton call={call} />
      </p>
    </>
  );
}

export function ContactButton({ call }: Pick<CallToContactProps, "call">) {
  const path = usePath();
  return (
    <Link className="btn" to={path("contact")}>
      {call.button}
    </Link>
  );
}

function OfficeHours() {
  const { lines, closure } = useLocaleData().site.hours.offices;
  return (
    <p className="small soft">
      {lines.map(([days, hours]) => (
        <Fragment key={days}>
          {shownText(`${days}, ${hours}`)}
          <br />
        </Fragment>
      ))}
      {closure && <Closure closure={closure} />}
    </p>
  );
}

/** The numbers of both countries side by side. */
export function BankPhones() {
  return (
    <div className="grid">
      {useLocaleData().site.phones.map((phone) => (
        <BankPhone key={phone.url} phone={phone} />
      ))}
    </div>
  );
}

function BankPhone({ phone }: { readonly phone: Phone }) {
  return (
    <p>
      {phone.label}
      <br />
      <PhoneNumber {...phone} />
      <CallPrices phones={[phone]} />
    </p>
  );
}
