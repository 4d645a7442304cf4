import { formatDate } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import type { Locale } from "../../i18n/languages.ts";
import { languages } from "../../i18n/languages.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import { reporterIn } from "../owner-messages/report-lines.ts";
import type { BannerEvidence } from "./consent-evidence.ts";
import { command, element, list, paragraph, text } from "./html.ts";
import { consentPart, launchPart } from "./launch-part.ts";
import { type NeedSources, needs } from "./needs.ts";
import { changesPart, daysPart, pagesPart, picturesPart, socialPart, weightsPart } from "./report-sections.ts";

/** Everything that a report shows. */
export interface ReportParts extends NeedSources {
  readonly language: OwnerLanguage;
  readonly built: Date;
  readonly banners: readonly BannerEvidence[];
  /** Name of the build's folder, beside the report's. */
  readonly build: string;
  /** The last day on which security.txt is valid. */
  readonly securityUntil: string;
  readonly styles: string;
}

/** The report as one page; only its social images are files of the build. */
export function reportPage(parts: ReportParts): string {
  const { facts, surroundings, language, changes, built, banners } = parts;
  const say = reporterIn(language);
  const nameOf = (locale: Locale) => capital(languageName(locale, language));
  const dayOf = (day: string) => formatDate(day, language);
  const momentOf = (moment: Date) =>
    moment.toLocaleString(languages[language].tag, { dateStyle: "long", timeStyle: "short" });
  const { publication } = surroundings;
  const since = publication && paragraph(say("report-since", { moment: momentOf(new Date(publication.at)) }), "soft");
  const context = { say, language, nameOf, securityUntil: parts.securityUntil };
  const sections: Readonly<Record<string, readonly [title: string, html: string]>> = {
    changes: [
      say("report-changes", {}),
      changes === undefined ? paragraph(say("report-never", {})) : `${since}${changesPart(changes, say, nameOf)}`,
    ],
    days: [say("report-days", {}), daysPart(facts.schedule, say, dayOf)],
    pages: [say("report-pages", {}), pagesPart(facts.list, say, nameOf)],
    pictures: [say("report-pictures", {}), picturesPart(facts.pictures, say)],
    weights: [say("report-weights", {}), weightsPart(parts.weights, say, language)],
    launch: [say("report-launch", {}), launchPart(facts, surroundings, context)],
    consent: [say("report-consent", {}), consentPart(banners, facts.css, context)],
    social: [say("report-social", {}), socialPart(facts.socialImages, parts.build, say)],
  };
  const waiting = needs(parts, say).map(({ text: words, command: run, section }) => {
    const more = section === undefined ? undefined : sections[section]?.[0];
    return [
      text(words),
      ...(run === undefined ? [] : [command(run)]),
      ...(more === undefined ? [] : [element("a", text(say("report-see", { part: more })), { href: `#${section}` })]),
    ].join(" ");
  });
  const isFine = waiting.length === 0;
  const links = Object.entries(sections).map(([id, [name]]) => element("a", text(name), { href: `#${id}` }));
  const heading = `${facts.brand} · ${say("report-title", {})}`;
  const body = [
    element(
      "header",
      element("h1", text(heading)) + paragraph(say("report-built", { moment: momentOf(built) }), "soft"),
    ),
    element(
      "main",
      [
        element(
          "section",
          element("h2", text(say("report-needs", {})), { id: "needs" }) +
            (isFine
              ? paragraph(say("report-nothing", {}))
              : element("ol", waiting.map((need) => element("li", need)).join("\n"))),
          { class: isFine ? "needs fine" : "needs", "aria-labelledby": "needs" },
        ),
        element("nav", list(links, ""), { "aria-label": say("report-parts", {}) }),
        ...Object.entries(sections).map(([id, [name, html]]) =>
          element("section", element("h2", text(name), { id }) + html, { "aria-labelledby": id }),
        ),
      ].join("\n"),
    ),
  ];
  return [
    "<!doctype html>",
    `<html lang="${languages[language].tag}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `${element("title", text(heading))}<style>${parts.styles}</style></head>`,
    element("body", body.join("\n")),
    "</html>\n",
  ].join("\n");
}

/** A name as it begins a heading. */
function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
