import { Call } from "../../app/pages/contact/call.tsx";
import { Offices } from "../../app/pages/contact/offices.tsx";
import { Privacy } from "../../app/pages/contact/privacy.tsx";
import { Write } from "../../app/pages/contact/write.tsx";
import { Figures } from "../../app/pages/home/figures.tsx";
import { Intro } from "../../app/pages/home/intro.tsx";
import { LanguageChoice } from "../../app/pages/home/language-choice.tsx";
import { Banks } from "../../app/pages/presentation/banks.tsx";
import { Timeline } from "../../app/pages/presentation/timeline.tsx";
import { Plain } from "../../app/pages/service/plain.tsx";
import { Preparation } from "../../app/pages/service/preparation.tsx";
import { Questions } from "../../app/pages/service/questions.tsx";
import { Steps } from "../../app/pages/service/steps.tsx";
import { TableOfContents } from "../../app/pages/text/table-of-contents.tsx";
import { viewOf } from "../catalogue-data.ts";
import type { Entry } from "../specimen.ts";

/** Parts that one page alone has. */
export const pageParts: readonly Entry[] = [
  {
    name: "Parts of the home page",
    of: ["app/pages/home"],
    specimens: (data) => {
      const { heading, lead, figures } = viewOf(data, "home");
      return [
        { name: "intro", view: <Intro heading={heading} lead={lead} />, frame: {} },
        { name: "choice of language", view: <LanguageChoice /> },
        { name: "figures", view: <Figures figures={figures} /> },
      ];
    },
  },
  {
    name: "Parts of the presentation",
    of: ["app/pages/presentation"],
    specimens: (data) => {
      const { timeline, banks } = viewOf(data, "presentation");
      return [
        { name: "timeline", view: <Timeline timeline={timeline} /> },
        { name: "the two banks", view: <Banks banks={banks} /> },
      ];
    },
  },
  {
    name: "Parts of a service",
    of: ["app/pages/service"],
    specimens: (data) => {
      const { plain, steps, time, bring, questions } = viewOf(data, "service-projects");
      return [
        { name: "plain words", view: <Plain plain={plain} /> },
        { name: "steps", view: <Steps steps={steps} /> },
        { name: "time and papers", view: <Preparation time={time} bring={bring} /> },
        { name: "questions", view: <Questions questions={questions} /> },
      ];
    },
  },
  {
    name: "Parts of the contact page",
    of: ["app/pages/contact"],
    specimens: (data) => {
      const { staff, officesHeading, offices, privacy } = viewOf(data, "contact");
      return [
        { name: "whom to call, and when", view: <Call staff={staff} /> },
        { name: "form", view: <Write />, frame: {} },
        { name: "what becomes of the data", view: <Privacy privacy={privacy} /> },
        { name: "offices", view: <Offices heading={officesHeading} offices={offices} /> },
      ];
    },
  },
  {
    name: "Parts of a long text",
    of: ["app/pages/text"],
    specimens: (data) => [{ name: "contents", view: <TableOfContents blocks={viewOf(data, "legal-notice").body} /> }],
  },
];
