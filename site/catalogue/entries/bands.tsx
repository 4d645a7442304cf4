import { CallToContact } from "../../app/components/call-to-contact/call-to-contact.tsx";
import { OfficeCard } from "../../app/components/office-card/office-card.tsx";
import { PageHead } from "../../app/components/page-head/page-head.tsx";
import { ServiceArcade } from "../../app/components/service-arcade/service-arcade.tsx";
import { plainText } from "../../page-data/content-tree.ts";
import { viewOf, viewsOf } from "../catalogue-data.ts";
import { extreme } from "../found-blocks.ts";
import type { Entry } from "../specimen.ts";

/** The bands that pages are laid of. */
export const bands: readonly Entry[] = [
  {
    name: "Page head",
    of: ["app/components/page-head"],
    specimens: (data) => {
      const { heading, lead } = viewOf(data, "presentation");
      const post = extreme(viewsOf(data, "post"), ({ title }) => plainText(title).length, "most");
      return [
        { name: "heading only", view: <PageHead heading={heading} /> },
        { name: "with a lead", view: <PageHead heading={heading} lead={lead} /> },
        { name: "with a tile wall", view: <PageHead heading={heading} lead={lead} seed="deux-pays" /> },
        { name: "longest title of a post", view: <PageHead heading={post.title} seed={post.seed} /> },
      ];
    },
  },
  {
    name: "Service arcade",
    of: ["app/components/service-arcade"],
    specimens: (data) => {
      const { services } = viewOf(data, "services");
      return (["name", "card", "summary"] as const).flatMap((detail) => [
        { name: `four, ${detail}`, view: <ServiceArcade services={services} detail={detail} /> },
        { name: `three, ${detail}`, view: <ServiceArcade services={services.slice(1)} detail={detail} /> },
      ]);
    },
  },
  {
    name: "Call to contact",
    of: ["app/components/call-to-contact"],
    specimens: (data) => {
      const { call } = viewOf(data, "home");
      return [
        { name: "on paper", view: <CallToContact call={call} /> },
        { name: "with a bridge", view: <CallToContact call={call} bridge /> },
        { name: "with a bridge, on stone", view: <CallToContact call={call} bridge stone /> },
      ];
    },
  },
  {
    name: "Office card",
    of: ["app/components/office-card"],
    specimens: (data) =>
      viewOf(data, "contact").offices.map((office) => ({
        name: office.country,
        view: <OfficeCard office={office} />,
      })),
  },
];
