import type { ReactNode } from "react";
import type { HomeView } from "../../../page-data/page-views.ts";
import { pagePath } from "../../../page-paths/paths.ts";
import { Blocks } from "../../components/blocks/blocks.tsx";
import { GoLink } from "../../components/go-link/go-link.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { useLocale } from "../../locale-context.tsx";
import { CONTENT_ID } from "./content-id.ts";

/** What the house is for: the first band after the intro. */
export function About({ about }: { readonly about: HomeView["about"] }): ReactNode {
  const locale = useLocale();
  return (
    <section className="sect" id={CONTENT_ID} aria-labelledby="about">
      <div className="wrap split two">
        <Heading level={2} id="about" text={about.heading} />
        <div className="stack measure">
          <p className="lead">
            <RichText text={about.lead} />
          </p>
          <Blocks blocks={about.text} />
          <p>
            <GoLink to={pagePath("presentation", locale)}>{about.link}</GoLink>
          </p>
        </div>
      </div>
    </section>
  );
}
