import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { linesIn } from "../owner-messages/report-lines.ts";
import type { SiteReport } from "./build-result.ts";
import { Html, html } from "./html.ts";
import { needs } from "./needs.ts";
import type { ReportFacts } from "./report-facts.ts";
import { momentIn, reportSections } from "./report-sections.ts";

/** The report as one page; only its social images are files of the build. @param site what the site adds */
export function reportPage(
  facts: ReportFacts,
  site: SiteReport = { needs: [], sections: [] },
  { styles, language }: { readonly styles: string; readonly language: OwnerLanguage },
): string {
  const say = linesIn(language);
  const sections = reportSections(facts, site.sections, language);
  const waiting = needs(facts, site.needs, say).map(({ text, command, section }) => {
    const more = sections.find(({ id }) => id === section);
    const link = more && html`<a href="#${more.id}">${say("report-see", { part: more.title })}</a>`;
    return html`<li>${text} ${command && html`<code>${command}</code>`} ${link}</li>`;
  });
  const isFine = waiting.length === 0;
  const heading = `${facts.site.brand} · ${say("report-title", {})}`;
  return html`<!doctype html>
<html lang="${ownerWritings[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${heading}</title><style>${new Html(styles)}</style></head>
<body>
<header>
<h1>${heading}</h1>
<p class="soft">${say("report-built", { moment: momentIn(language, facts.built) })}</p>
</header>
<main>
<section class="${isFine ? "needs fine" : "needs"}" aria-labelledby="needs">
<h2 id="needs">${say("report-needs", {})}</h2>
${isFine ? html`<p>${say("report-nothing", {})}</p>` : html`<ol>${waiting}</ol>`}
</section>
<nav aria-label="${say("report-parts", {})}">
<ul class="row">${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
</nav>
${sections.map(
  ({ id, title, content }) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`,
)}
</main>
</body>
</html>
`.source;
}
