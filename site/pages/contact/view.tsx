import { lazy, type ReactNode, Suspense } from "react";
import { type ContactFormData, SiteContactForm } from "#contact/client/site-contact-form.tsx";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useNow } from "#engine/views/use-now.ts";
import { PageHead } from "../../components/bands/page-head.tsx";
import { DrawingImage, TileWall } from "../../components/drawings/drawing-files.tsx";
import { ownSeeds } from "../../components/drawings/walls.ts";
import { CALL_BACK_ID, Closure, OpenNow } from "../../components/hours/opening.tsx";
import { People } from "../../components/people/people.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { CallLink, CallPrices, GoLink, hiddenSuffix, PhoneNumber } from "../../components/text/link.tsx";
import { useLanguageOf, useLocaleData, useMessage } from "../../context/locale-context.ts";
import { type PlaceHours, phoneFor, type ShownPhone } from "../../facts/site-facts.ts";
import styles from "./contact.module.css";
import type { ContactContent } from "./page.ts";

/** The ways to reach the consultancy: in writing, by phone, at the offices. Without a form, its e-mail address. */
export function Page({ content }: { readonly content: ContactContent }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <section className="sect">
        <div className="wrap split half">
          <div>
            <Heading level={2} text={content.write} className="title" />
            {content.form ? <Form {...content} form={content.form} /> : <ByEmail address={content.email} />}
            <Privacy privacy={content.privacy} />
          </div>
          <div>
            <Heading level={2} text={content.call} className="title" />
            <PhoneContacts {...content} />
          </div>
        </div>
      </section>
      <People people={content.people} />
      <Offices {...content} />
    </>
  );
}

/** Loaded when there is a tile to draw. Where it cannot be loaded, the note of thanks says all that matters. */
const SentTile = lazy(() =>
  import("../../components/drawings/sent-tile.tsx").then(
    ({ SentTile }) => ({ default: SentTile }),
    () => ({ default: () => null }),
  ),
);

const classes = { button: "btn", otherButton: "btn alt", stack: "stack", row: "row", hint: "small soft", hidden: "vh" };

/** The form; whose message is sent gets a tile of their name. */
function Form({
  form,
  tilePaints,
  callBack,
}: Pick<ContactContent, "tilePaints" | "callBack"> & { readonly form: ContactFormData }) {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  return (
    <SiteContactForm
      form={form}
      classes={classes}
      instead={
        <CallLink className="btn alt" phone={phoneFor(site.phones, locale)}>
          {message("menu.call-short")}
        </CallLink>
      }
      gift={(name) => (
        <Suspense>
          <SentTile name={name} paints={tilePaints} />
        </Suspense>
      )}
    >
      <RichText as="p" id={CALL_BACK_ID} text={callBack} />
    </SiteContactForm>
  );
}

/**
 * In place of the form, where nothing receives it: where to write, and what to say. The address can be read and copied:
 * not everybody's browser opens a mail program.
 */
function ByEmail({ address }: { readonly address: string }) {
  const message = useMessage();
  const [name, host] = address.split("@");
  return (
    <div className={styles.card}>
      <div className="row">
        <TileWall className={styles.stamp} seed={ownSeeds.stamp} size="tile" />
        <h3>{shownText(message("contact.by-email"))}</h3>
      </div>
      <a className="num" href={`mailto:${address}`}>
        <span>
          {name}@<wbr />
          {host}
        </span>
      </a>
      <p>{message("contact.by-email-hint")}</p>
    </div>
  );
}

/** What a message is used for, and below it, folded, the privacy notice (GDPR, article 13). */
function Privacy({ privacy }: Pick<ContactContent, "privacy">) {
  const message = useMessage();
  return (
    <div className={`small soft ${styles.privacy}`}>
      <p>{message("contact.privacy-note")}</p>
      <details>
        <summary>{message("contact.privacy-title")}</summary>
        <div className="stack">
          <Blocks blocks={privacy} />
        </div>
      </details>
    </div>
  );
}

/** Whom to reach, at which number, and whether somebody answers now: in each country, from abroad, and by e-mail. */
function PhoneContacts({
  staff,
  abroadTimes,
  abroadHours,
  form,
  email,
}: Pick<ContactContent, "staff" | "abroadTimes" | "abroadHours" | "form" | "email">) {
  const now = useNow();
  const message = useMessage();
  const { phone } = useLocaleData().site.residents;
  return (
    <table className={styles.contacts}>
      <tbody>
        {staff.map(({ name, phones, topics, times, hours }) => (
          <Row key={name} name={name} note={topics} phones={phones} hours={hours}>
            <OpenNow times={times} now={now} />
          </Row>
        ))}
        <Row
          name={message("contact.residents-abroad")}
          note={message("contact.by-phone")}
          phones={[phone]}
          hours={abroadHours}
        >
          <OpenNow times={abroadTimes} now={now} />
        </Row>
        <tr>
          <td colSpan={2}>
            <CallPrices phones={[...staff.flatMap(({ phones }) => phones), phone]} />
          </td>
        </tr>
        {form && (
          <tr>
            <th scope="row">{shownText(message("contact.by-email"))}</th>
            <td>
              <a className="tap" href={`mailto:${email}`}>
                {email}
              </a>
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

function Row({ name, note, phones, hours, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name} {children} <span className="small soft">{shownText(note)}</span>
      </th>
      <td>
        {phones.map((phone) => (
          <p key={phone.url}>
            <PhoneNumber {...phone} />
          </p>
        ))}
        {hours.lines.map(([days, times]) => (
          <p key={days}>
            <small>{shownText(days)}</small>
            <small>{shownText(times)}</small>
          </p>
        ))}
        {hours.closures.map((closure) => (
          <p key={closure.text} className="small">
            <Closure closure={closure} />
          </p>
        ))}
      </td>
    </tr>
  );
}

function Offices({ officesHeading, offices }: Pick<ContactContent, "officesHeading" | "offices">) {
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

function OfficeCard({ office }: { readonly office: ContactContent["offices"][number] }) {
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

/** The map of the two offices: France and Portugal in tiles, an arch between them over the Atlantic. */
function BridgeMap({ label }: { readonly label: string }) {
  const { site } = useLocaleData();
  const message = useMessage();
  const nameOf = (country: "fr" | "pt") => site.phones.find((phone) => phone.country === country)?.label;
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <DrawingImage name="map" width={550} height={670} />
      <b className={styles.france}>{nameOf("fr")}</b>
      <b className={styles.portugal}>{nameOf("pt")}</b>
      <span className={styles.sea}>{message("contact.map-atlantic")}</span>
    </div>
  );
}
