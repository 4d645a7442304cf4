import type { ReactNode } from "react";
import { Band, Statement } from "../../components/bands/band.tsx";
import { CallToContact } from "../../components/bands/call-to-contact.tsx";
import { ServiceArcade } from "../../components/bands/service-arcade.tsx";
import { PostGrid } from "../../components/posts/post-card.tsx";
import { Blocks } from "../../components/text/blocks.tsx";
import { GoLink } from "../../components/text/go-link.tsx";
import { Heading } from "../../components/text/heading.tsx";
import { usePath } from "../../context/locale-context.tsx";
import { Figures } from "./figures.tsx";
import { Intro } from "./intro.tsx";
import type { HomeContent } from "./page.ts";

/** Home: the intro with the choice of language, then the consultancy in a few bands. */
export function Page({ content }: { readonly content: HomeContent }): ReactNode {
  const { about, news, services } = content;
  const path = usePath();
  const hasNews = news.posts.length > 0;
  return (
    <>
      <Intro content={content} />
      <Statement heading={about.heading} lead={about.lead}>
        <Blocks blocks={about.text} />
        <p>
          <GoLink to={path("presentation")}>{about.link}</GoLink>
        </p>
      </Statement>
      <Band heading={services.heading} stone>
        <ServiceArcade groups={[services]} />
      </Band>
      <Figures figures={content.figures} />
      {hasNews && (
        <Band stone>
          <div className="title row">
            <Heading level={2} text={news.heading} />
            <GoLink to={path("blog")}>{news.link}</GoLink>
          </div>
          <PostGrid posts={news.posts} level={3} />
        </Band>
      )}
      <CallToContact call={content.call} bridge stone={!hasNews} />
    </>
  );
}
