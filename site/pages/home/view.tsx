import type { ReactNode } from "react";
import { listPath, pagePath } from "#engine/pages/paths/paths.ts";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { RichText } from "../../components/text/rich-text.tsx";
import { useLocaleData } from "../../context/locale-context.tsx";
import { Figures } from "./figures.tsx";
import { Intro } from "./intro.tsx";
import type { HomeContent } from "./page.ts";

/** Home: the intro with the choice of language, then the consultancy in a few bands. */
export function Page({ content }: { readonly content: HomeContent }): ReactNode {
  return (
    <>
      <Intro content={content} />
      <About about={content.about} />
      <section className="sect stone">
        <div className="wrap">
          <Heading level={2} text={content.services.heading} className="title" />
          <ServiceArcade groups={[content.services]} />
        </div>
      </section>
      <Figures figures={content.figures} />
      <LatestNews news={content.news} />
      <CallToContact call={content.call} bridge />
    </>
  );
}

/** What the consultancy does: the first band after the intro. */
function About({ about }: { readonly about: HomeContent["about"] }): ReactNode {
  const { locale, translation } = useLocaleData();
  return (
    <section className="sect" aria-labelledby="_about">
      <div className="wrap split two">
        <Heading level={2} id="_about" text={about.heading} />
        <div className="stack measure">
          <p className="lead">
            <RichText text={about.lead} />
          </p>
          <Blocks blocks={about.text} />
          <p>
            <GoLink to={pagePath(translation, "presentation", locale)}>{about.link}</GoLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The latest posts, with a link to all of them. */
function LatestNews({ news }: { readonly news: HomeContent["news"] }): ReactNode {
  const { locale, translation } = useLocaleData();
  return (
    <section className="sect stone">
      <div className="wrap">
        <div className="title row">
          <Heading level={2} text={news.heading} />
          <GoLink to={listPath(translation, locale)}>{news.link}</GoLink>
        </div>
        <PostGrid posts={news.posts} level={3} />
      </div>
    </section>
  );
}
