import type { ReactNode } from "react";
import { plainText, type RichText as RichTextTree, twoVoices } from "#engine/pages/data/content-tree.ts";
import { usePath } from "#engine/views/locale-data.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useNow } from "#engine/views/use-now.ts";
import { BankPhones, CallWords, ContactButton } from "../../components/bands/call-to-contact.tsx";
import { Doors } from "../../components/bands/doors.tsx";
import { Breadcrumb, PageHead } from "../../components/bands/page-head.tsx";
import peopleStyles from "../../components/people/people.module.css";
import { Portrait } from "../../components/people/people.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { ContentsList, type PagePart } from "../../components/text/contents-list.tsx";
import { Heading, Paragraph } from "../../components/text/heading.tsx";
import { CallLink, CallPrices, Link, PhoneNumber } from "../../components/text/link.tsx";
import { DefinitionList, QuestionList, StepList } from "../../components/text/lists.tsx";
import { Sources } from "../../components/text/sources.tsx";
import { useMessage, usePhone } from "../../context/locale-context.ts";
import type { ServiceContent } from "./page.ts";
import styles from "./service.module.css";

/** A band of the page that its list of contents leads to. */
interface Band {
  readonly id: string;
  readonly heading: ServiceContent["heading"];
  readonly shown: ReactNode;
}

/** The page of a service: beside its contents all that one asks before a first call; at its end the other services. */
export function Page({ content }: { readonly content: ServiceContent }) {
  const columns = columnsOf(content);
  const parts = columns.flat().map(({ id, heading }): PagePart => ({ id, name: plainText(heading) }));
  return (
    <>
      <ServiceHead content={content} />
      {/* Without the head: the bar at the bottom of the window goes with these only. */}
      <div>
        <div className={`wrap split ${styles.columns}`}>
          <ContentsList parts={parts}>
            <ContactButton call={content.call} />
          </ContentsList>
          <div className={styles.bands}>
            {columns.map((bands) => (
              <div key={bands[0]?.id}>
                {bands.map((band) => (
                  <section key={band.id} id={band.id}>
                    <Heading level={2} text={band.heading} />
                    {band.shown}
                  </section>
                ))}
              </div>
            ))}
          </div>
        </div>
        <Closing {...content} />
        <AtHand />
      </div>
    </>
  );
}

/**
 * The bands in their order, two columns, the prices across both, and two columns again. Those without a text are left out, and
 * no column is ever empty.
 */
function columnsOf(content: ServiceContent): readonly (readonly Band[])[] {
  const { plain, people, limits, tasks, proof, steps, price, story, time, bring, questions, sources } = content;
  const band = (id: string, { heading }: Pick<Band, "heading">, shown: ReactNode): Band => ({ id, heading, shown });
  const brought = band("_bring", bring, <TickList items={bring.items} />);
  const asked = band(
    "_questions",
    questions,
    <>
      <QuestionList items={questions.items} />
      <Sources sources={sources} />
    </>,
  );
  return [
    [
      band("_plain", plain, <Passage blocks={plain.text} />),
      band(
        "_tasks",
        tasks,
        <>
          <TickList items={tasks.items} />
          {proof && <Paragraph className={styles.result} text={proof} />}
        </>,
      ),
      ...(limits ? [band("_limits", limits, <TickList items={limits.items} no />)] : []),
    ],
    [
      band("_people", people, <DefinitionList items={people.items} />),
      band("_steps", steps, <StepList items={steps.items} />),
      band("_time", time, <Passage blocks={time.text} />),
    ],
    ...(price ? [[band("_price", price, <Prices price={price} />)]] : []),
    ...(story ? [[band("_story", story, <Crossing story={story} />)], [brought, asked]] : [[brought], [asked]]),
  ];
}

function Passage({ blocks }: { readonly blocks: ServiceContent["plain"]["text"] }) {
  return (
    <div className={`prose ${styles.passage}`}>
      <Blocks blocks={blocks} />
    </div>
  );
}

/** The last band: the invitation to write or call; beside it the other services, if any, and what stands behind this one. */
function Closing({ call, guarantees, others }: ServiceContent) {
  return (
    <section className="stone">
      <div className={`wrap split half ${styles.closing}`}>
        <div className="stack">
          <CallWords call={call} />
          <BankPhones />
        </div>
        <div className="stack">
          {others.doors.length > 0 && (
            <>
              <Heading level={2} text={others.heading} />
              <Doors doors={others.doors} stacked />
            </>
          )}
          {guarantees && <Paragraph className="small soft" text={guarantees} />}
        </div>
      </div>
    </section>
  );
}

/** The head of a service page, with a button to the contact form, and who answers. */
function ServiceHead({ content }: { readonly content: ServiceContent }) {
  const path = usePath();
  const message = useMessage();
  const services = { name: message("menu.services"), path: path("services") };
  return (
    <PageHead
      heading={content.heading}
      lead={content.lead}
      seed={content.seed}
      wallOnWide={content.answering.length > 0}
      before={<Breadcrumb parent={services} current={content.name} sign={content.sign} />}
    >
      <div className={styles.answering}>
        <ContactButton call={content.call} />
        <Answering people={content.answering} />
        <CallPrices phones={content.answering.map(({ phone }) => phone)} />
        {content.price && (
          <a className="go" href="#_price">
            {plainText(content.price.heading)}
          </a>
        )}
      </div>
    </PageHead>
  );
}

/** On telephones, from the second screen to the end of the page: to call, and to write. */
function AtHand() {
  const path = usePath();
  const message = useMessage();
  return (
    <p className={styles.hand}>
      <CallLink className="btn alt" phone={usePhone(useNow())}>
        {message("menu.call-short")}
      </CallLink>
      <Link className="btn" to={path("contact")}>
        {message("service.write")}
      </Link>
    </p>
  );
}

function Answering({ people }: { readonly people: ServiceContent["answering"] }) {
  const message = useMessage();
  if (people.length === 0) return null;
  return (
    <ul className={peopleStyles.answering} aria-label={plainText(twoVoices(message("people.heading")))}>
      {people.map((person) => (
        <li key={person.name} className={peopleStyles.person}>
          <Portrait of={person.portrait} first />
          <div className={peopleStyles.words}>
            <b>{person.name}</b>
            <p className="small soft">{person.role}</p>
            {person.phone && <PhoneNumber {...person.phone} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Short items, each marked with a diamond.
 *
 * @param no whether it lists what is not done: the marks are crosses
 */
function TickList({ items, no = false }: Readonly<{ items: readonly RichTextTree[]; no?: boolean }>) {
  return (
    <ul className={no ? `${styles.ticks} ${styles.no}` : styles.ticks}>
      {items.map((item) => (
        <RichText as="li" key={plainText(item)} text={item} />
      ))}
    </ul>
  );
}

/** What a service costs: a card for each price, a month added up, and beside it what taxes make of it. */
function Prices({ price }: { readonly price: NonNullable<ServiceContent["price"]> }) {
  const message = useMessage();
  const { rows, note, month, taxes } = price;
  return (
    <>
      <ul className={`grid ${styles.prices}`}>
        {rows.map(({ what, from, isPriced, included, excluded }) => (
          <li key={plainText(what)}>
            <RichText as="h3" text={what} />
            <p className="num">
              {isPriced ? (
                shownText(message("service.price-from", { price: plainText(from) }))
              ) : (
                <RichText text={from} />
              )}
            </p>
            <small className="soft">{message("service.price-included")}</small>
            <Paragraph text={included} />
            {excluded && (
              <>
                <small className="soft">{message("service.price-excluded")}</small>
                <Paragraph text={excluded} />
              </>
            )}
          </li>
        ))}
      </ul>
      {note && <Paragraph className="small soft" text={note} />}
      {(month || taxes) && (
        <div className={`split half ${styles.sum}`}>
          {month && (
            <table>
              <RichText as="caption" text={month.title} />
              <tbody>
                {month.items.map(({ what, amount }) => (
                  <tr key={plainText(what)}>
                    <RichText as="th" scope="row" text={what} />
                    <td>{shownText(amount)}</td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{message("service.price-total")}</th>
                  <td>{shownText(month.total)}</td>
                </tr>
              </tbody>
            </table>
          )}
          {taxes && (
            <div className={`small ${styles.passage}`}>
              <Blocks blocks={taxes} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

const { round } = Math;

/** Size of the drawing, whatever the case: stretched, a pier of one with a single span would be a block. */
const WIDTH = 600;
const HEIGHT = 120;

/** A case as a small viaduct: a span for each period, as long as its weeks, then what came of it. */
function Crossing({ story }: { readonly story: NonNullable<ServiceContent["story"]> }) {
  const message = useMessage();
  return (
    <>
      <Spans weeks={story.spans.map(({ weeks }) => weeks)} />
      <ol className={styles.spans}>
        {story.spans.map(({ weeks, title, text }) => (
          <li key={plainText(title)}>
            <RichText as="h3" text={title} />
            <small className="soft">
              {weeks === 1 ? message("service.one-week") : message("service.weeks", { count: String(weeks) })}
            </small>
            <Paragraph text={text} />
          </li>
        ))}
      </ol>
      {story.figure && <p className="num">{shownText(story.figure)}</p>}
      <Paragraph className={styles.result} text={story.result} />
    </>
  );
}

/** The viaduct: decoration above the periods. A short span is not too small to be seen beside a long one. */
function Spans({ weeks }: { readonly weeks: readonly number[] }) {
  const roots = weeks.map((count) => Math.sqrt(count));
  const all = roots.reduce((sum, root) => sum + root, 0);
  const widths = roots.map((root) => (root / all) * WIDTH);
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  const longest = Math.max(...widths);
  const arches = widths.map((width, index) => {
    const [start, end] = [(ends[index] ?? 0) - width, ends[index] ?? 0];
    const crown = HEIGHT - (HEIGHT - 24) * (width / longest);
    const [outer, inner] = [2 * crown - HEIGHT, 2 * (crown + 12) - HEIGHT].map(round);
    return `M${round(start)} ${HEIGHT}Q${round((start + end) / 2)} ${outer} ${round(end)} ${HEIGHT}Q${round((start + end) / 2)} ${inner} ${round(start)} ${HEIGHT}Z`;
  });
  const piers = [0, ...ends].map((x) => `M${round(x) - 4} 6h8V${HEIGHT}h-8z`);
  return (
    <svg
      className={styles.drawing}
      viewBox={`-4 0 ${WIDTH + 8} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ink" d={`M-4 0H${WIDTH + 4}V10H-4Z${arches.join("")}${piers.join("")}`} />
    </svg>
  );
}
