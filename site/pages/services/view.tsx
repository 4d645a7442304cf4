import { usePath } from "#engine/views/locale-data.ts";
import { Band, Statement } from "../../components/bands/band.tsx";
import { PageHead } from "../../components/bands/page-head.tsx";
import { ServiceDoors } from "../../components/bands/service-arcade.tsx";
import { Paragraph } from "../../components/text/heading.tsx";
import { GoLink } from "../../components/text/link.tsx";
import type { ServicesContent } from "./page.ts";

/** The services, door by door, and a link to the contact page for the undecided. */
export function Page({ content }: { readonly content: ServicesContent }) {
  const { undecided } = content;
  const path = usePath();
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <Band>
        <ServiceDoors doors={content.doors} />
      </Band>
      <Statement heading={undecided.heading} lead={undecided.lead} stone>
        <Paragraph text={undecided.text} />
        <p>
          <GoLink to={path("contact")}>{undecided.link}</GoLink>
        </p>
      </Statement>
    </>
  );
}
