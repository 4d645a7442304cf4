import "../../styles/prose.css";
import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { useNow } from "#engine/views/use-now.ts";
import { Breadcrumb } from "../../components/bands/breadcrumb.tsx";
import { BankPhones, CallWords, ContactButton } from "../../components/bands/call-to-contact.tsx";
import { Doors } from "../../components/bands/doors.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { QuestionList } from "../../components/bands/questions.tsx";
import { StepList } from "../../components/bands/steps.tsx";
import { Answering } from "../../components/people/answering.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { ContentsList, type PagePart } from "../../components/text/contents-list.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { CallLink, Link } from "../../components/text/link.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import { useMessage, usePath } from "../../context/locale-context.tsx";
import { usePhone } from "../../context/use-phone.ts";
import { Crossing } from "./crossing.tsx";
import type { ServiceContent } from "./page.ts";
import { PriceTable } from "./price-table.tsx";
import styles from "./service.module.css";
import { TickList } from "./tick-list.tsx";

/** A band of the page that its list of contents leads to. */
interface Band {
  readonly id: string;
  readonly heading: ServiceContent["heading"];
  readonly shown: ReactNode;
}

/** The page of a service: beside its contents all that one asks before a first call; at its end the other services. */
export function Page({ content }: { readonly content: ServiceContent }): ReactNode {
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
                  <section key={band.id} id={band.id} aria-labelledby={`${band.id}-heading`}>
                    <Heading level={2} id={`${band.id}-heading`} text={band.heading} />
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
 * The bands in their order, two columns, one across both, and two columns again. Those without a text are left out, and
 * no column is ever empty.
 */
function columnsOf(content: ServiceContent): readonly (readonly Band[])[] {
  const { plain, people, limits, tasks, steps, price, story, time, bring, questions } = content;
  const band = (id: string, { heading }: Pick<Band, "heading">, shown: ReactNode): Band => ({ id, heading, shown });
  return [
    [
      band("_plain", plain, <Passage blocks={plain.text} />),
      band("_people", people, <DefinitionList items={people.items} />),
    ],
    [
      ...(limits ? [band("_limits", limits, <TickList items={limits.items} no />)] : []),
      band("_tasks", tasks, <TickList items={tasks.items} />),
    ],
    [
      band("_steps", steps, <StepList items={steps.items} />),
      ...(price ? [band("_price", price, <PriceTable price={price} />)] : []),
    ],
    [
      ...(story ? [band("_story", story, <Crossing story={story} />)] : []),
      band("_time", time, <Passage blocks={time.text} />),
    ],
    [
      band("_bring", bring, <TickList items={bring.items} />),
      band("_questions", questions, <QuestionList items={questions.items} />),
    ],
  ];
}

function Passage({ blocks }: { readonly blocks: ServiceContent["plain"]["text"] }): ReactNode {
  return (
    <div className={`prose ${styles.passage}`}>
      <Blocks blocks={blocks} />
    </div>
  );
}

/** The last band: the invitation to write or call; beside it the other services, if any, and what stands behind this one. */
function Closing({ call, guarantees, others }: ServiceContent): ReactNode {
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
function ServiceHead({ content }: { readonly content: ServiceContent }): ReactNode {
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
      <div className={`row ${styles.answering}`}>
        <ContactButton call={content.call} />
        {content.price && (
          <a className="go" href="#_price">
            {plainText(content.price.heading)}
          </a>
        )}
        <Answering people={content.answering} />
      </div>
    </PageHead>
  );
}

/** On telephones, from the second screen to the end of the page: to call, and to write. */
function AtHand(): ReactNode {
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
