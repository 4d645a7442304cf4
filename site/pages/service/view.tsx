import "../../styles/prose.css";
import type { ReactNode } from "react";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { Breadcrumb } from "../../components/bands/breadcrumb.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { Questions } from "../../components/bands/questions.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { Steps } from "../../components/bands/steps.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { DefinitionList } from "../../components/text/definition-list.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { Link } from "../../components/text/link.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import type { ServiceContent } from "./page.ts";
import styles from "./service.module.css";
import { TickList } from "./tick-list.tsx";

/** The page of a service: tasks, people, steps, questions, and the other services at its end. */
export function Page({ content }: { readonly content: ServiceContent }): ReactNode {
  return (
    <>
      <ServiceHead content={content} />
      <Plain plain={content.plain} />
      <section className="sect stone">
        <div className="wrap split two">
          <Heading level={2} text={content.tasks.heading} />
          <TickList items={content.tasks.items} />
        </div>
      </section>
      <section className="sect">
        <div className="wrap split two">
          <Heading level={2} text={content.people.heading} />
          <DefinitionList items={content.people.items} />
        </div>
      </section>
      <Steps steps={content.steps} />
      <Preparation time={content.time} bring={content.bring} />
      <Questions questions={content.questions} stone />
      <Others others={content.others} />
      <CallToContact call={content.call} bridge stone />
    </>
  );
}

/** The page in plain words, first, for people who read with difficulty. */
function Plain({ plain }: { readonly plain: ServiceContent["plain"] }): ReactNode {
  return (
    <section className="sect">
      <div className="wrap split two">
        <Heading level={2} text={plain.heading} />
        <div className={`prose ${styles.plain}`}>
          <Blocks blocks={plain.text} />
        </div>
      </div>
    </section>
  );
}

/** How much of the client's time the service takes, and what to prepare for the first call. */
function Preparation({ time, bring }: Pick<ServiceContent, "time" | "bring">): ReactNode {
  return (
    <section className="sect">
      <div className="wrap split two apart">
        <div>
          <Heading level={2} text={time.heading} className="title" />
          <div className="stack measure">
            <Blocks blocks={time.text} />
          </div>
        </div>
        <div>
          <Heading level={2} text={bring.heading} className="title" />
          <TickList items={bring.items} />
        </div>
      </div>
    </section>
  );
}

/** The other services; nothing where there is only one. */
function Others({ others }: { readonly others: ServiceContent["others"] }): ReactNode {
  if (others.services.length === 0) return null;
  return (
    <section className="sect">
      <div className="wrap">
        <Heading level={2} text={others.heading} className="title" />
        <ServiceArcade services={others.services} detail="name" />
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
      <p>
        <Link className="btn" to={pagePath(translation, "contact", locale)}>
          {content.call.button}
        </Link>
      </p>
    </PageHead>
  );
}
