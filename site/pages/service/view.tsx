import "../../styles/prose.css";
import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { Breadcrumb } from "../../components/bands/breadcrumb.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { Doors } from "../../components/bands/doors.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { QuestionList } from "../../components/bands/questions.tsx";
import { StepList } from "../../components/bands/steps.tsx";
import { Answering } from "../../components/people/answering.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { ContentsList, type PagePart } from "../../components/text/contents-list.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { Link } from "../../components/text/link.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import { phoneFor } from "../../facts/site-facts.ts";
import { Crossing } from "./crossing.tsx";
import type { ServiceContent } from "./page.ts";
import { PriceTable } from "./price-table.tsx";
import styles from "./service.module.css";
import { TickList } from "./tick-list.tsx";

/** A band of the page that its list of contents leads to. */
interface Band {
  readonly id: string;
  readonly heading: ServiceContent["heading"];
  readonly content: ReactNode;
  /** Whether it stands beside another in wide windows. */
  readonly half?: boolean;
}

/** The page of a service: beside its contents all that one asks before a first call; at its end the other services. */
export function Page({ content }: { readonly content: ServiceContent }): ReactNode {
  const bands = bandsOf(content);
  return (
    <>
      <ServiceHead content={content} />
      <div className={styles.after}>
        <div className={`wrap sect split apart ${styles.columns}`}>
          <ContentsList parts={bands.map(({ id, heading }): PagePart => ({ id, name: plainText(heading) }))}>
            <ContactButton call={content.call} />
          </ContentsList>
          <div className={styles.bands}>
            {bands.map(({ id, heading, half, content: shown }) => (
              <section key={id} id={id} className={half ? styles.half : undefined} aria-labelledby={`${id}-heading`}>
                <Heading level={2} id={`${id}-heading`} text={heading} />
                {shown}
              </section>
            ))}
          </div>
        </div>
        <Others others={content.others} />
        <CallToContact call={content.call} bridge stone={content.others.services.length === 0} />
        <AtHand />
      </div>
    </>
  );
}

/** The bands in their order; those without a text are left out. */
function bandsOf(content: ServiceContent): readonly Band[] {
  const { plain, people, limits, tasks, steps, price, story, time, bring, questions } = content;
  const simple = (
    <div className={`prose ${styles.plain}`}>
      <Blocks blocks={plain.text} />
    </div>
  );
  return [
    { id: "_plain", heading: plain.heading, content: simple },
    {
      id: "_people",
      heading: people.heading,
      content: <DefinitionList items={people.items} />,
      half: limits !== undefined,
    },
    ...(limits
      ? [{ id: "_limits", heading: limits.heading, content: <TickList items={limits.items} no />, half: true }]
      : []),
    { id: "_tasks", heading: tasks.heading, content: <TickList items={tasks.items} /> },
    { id: "_steps", heading: steps.heading, content: <StepList items={steps.items} /> },
    ...(price ? [{ id: "_price", heading: price.heading, content: <PriceTable price={price} /> }] : []),
    ...(story ? [{ id: "_story", heading: story.heading, content: <Crossing story={story} /> }] : []),
    { id: "_time", heading: time.heading, content: <Time {...content} />, half: true },
    { id: "_bring", heading: bring.heading, content: <TickList items={bring.items} />, half: true },
    { id: "_questions", heading: questions.heading, content: <QuestionList items={questions.items} /> },
  ];
}

/** How much of the client's time it takes, and what stands behind the service. */
function Time({ time, guarantees }: Pick<ServiceContent, "time" | "guarantees">): ReactNode {
  return (
    <div className="stack measure">
      <Blocks blocks={time.text} />
      {guarantees && (
        <p className="small soft">
          <RichText text={guarantees} />
        </p>
      )}
    </div>
  );
}

/** The other services; nothing where there is only one. */
function Others({ others }: { readonly others: ServiceContent["others"] }): ReactNode {
  if (others.services.length === 0) return null;
  return (
    <section className="sect stone">
      <div className="wrap">
        <Heading level={2} text={others.heading} className="title" />
        <Doors doors={others.services.map(({ name, card, path }) => ({ title: [name], text: card, path }))} />
      </div>
    </section>
  );
}

/** The head of a service page, with a button to the contact form. */
function ServiceHead({ content }: { readonly content: ServiceContent }): ReactNode {
  const { locale, translation } = useLocaleData();
  const message = useMessage();
  const services = { name: message("menu.services"), path: pagePath(translation, "services", locale) };
  return (
    <PageHead
      heading={content.heading}
      lead={content.lead}
      seed={content.seed}
      before={<Breadcrumb parent={services} current={content.name} />}
    >
      <ContactButton call={content.call} />
      <Answering people={content.answering} />
    </PageHead>
  );
}

function ContactButton({ call }: Pick<ServiceContent, "call">): ReactNode {
  const { locale, translation } = useLocaleData();
  return (
    <p>
      <Link className="btn" to={pagePath(translation, "contact", locale)}>
        {call.button}
      </Link>
    </p>
  );
}

/** On telephones, from the second screen to the end of the page: to call, and to write. */
function AtHand(): ReactNode {
  const { locale, site, translation } = useLocaleData();
  const message = useMessage();
  const phone = phoneFor(site.phones, locale);
  return (
    <p className={styles.hand}>
      {phone && (
        <Link className="btn alt" to={phone.url} aria-label={message("menu.call", { number: phone.number })}>
          {message("menu.call-short")}
        </Link>
      )}
      <Link className="btn" to={pagePath(translation, "contact", locale)}>
        {message("service.write")}
      </Link>
    </p>
  );
}
