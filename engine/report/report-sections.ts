import type { PublishedPage } from "../content/addresses/published-list.ts";
import { formatProblem } from "../content/source/problem.ts";
import { formatDate } from "../i18n/format.ts";
import type { Locale } from "../i18n/language.ts";
import { languageName } from "../i18n/language-name.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { inOwnerLanguage } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { linesIn, measure } from "../owner-messages/report-lines.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../pages/data/page-data.ts";
import type { ListedPage, Section } from "./build-result.ts";
import { type Html, html, list, type Part } from "./html.ts";
import type { ReportFacts } from "./report-facts.ts";
import { isAbove } from "./weights.ts";

/** Posts with something missing, days to come, and changed pages that are shown at most. */
const MOST = { posts: 200, days: 20, changes: 50 } as const;

/** The sections of a report, in their order. @param ofSite those that the site adds */
export function reportSections(
  facts: ReportFacts,
  ofSite: readonly Section[],
  language: OwnerLanguage,
): readonly Section[] {
  const say = linesIn(language);
  const voice: Voice = { say, language, nameOf: (locale) => headingOf(locale, language) };
  return [
    { id: "changes", title: say("report-changes", {}), content: changes(facts, voice) },
    { id: "days", title: say("report-days", {}), content: days(facts, voice) },
    { id: "pages", title: say("report-pages", {}), content: pages(facts, voice) },
    { id: "pictures", title: say("report-pictures", {}), content: pictures(facts, voice) },
    { id: "weights", title: say("report-weights", {}), content: weights(facts, voice) },
    { id: "launch", title: say("report-launch", {}), content: launch(facts, voice) },
    ...ofSite,
    { id: "social", title: say("report-social", {}), content: social(facts, voice) },
  ];
}

/** The name of a language, as it begins a heading. */
export function headingOf(locale: Locale, language: OwnerLanguage): string {
  return languageName(locale, ownerWritings[language]).replace(/^./u, (first) => first.toUpperCase());
}

/** A moment as the owner reads it. */
export function momentIn(language: OwnerLanguage, moment: Date): string {
  return moment.toLocaleString(ownerWritings[language].tag, { dateStyle: "long", timeStyle: "short" });
}

interface Voice {
  readonly say: ReturnType<typeof linesIn>;
  readonly language: OwnerLanguage;
  readonly nameOf: (locale: Locale) => string;
}

/** The title of a page in the language that it is written in. */
function titleOf({ title, locale }: PublishedPage): Html {
  return html`<span lang="${locale}">${title}</span>`;
}

/** The changes since the last publication, by language. */
function changes({ changes: found, publishedAt }: ReportFacts, { say, language, nameOf }: Voice): Part {
  if (found === undefined || publishedAt === undefined) return html`<p>${say("report-never", {})}</p>`;
  const named = (heading: string, listed: readonly PublishedPage[]) => {
    const shown: Part[] = listed.slice(0, MOST.changes).map(titleOf);
    const more = listed.length - shown.length;
    if (more > 0) shown.push(say("publish-more", { count: String(more) }));
    return listed.length > 0 && html`<p class="soft small">${heading} (${listed.length})</p>${list(shown)}`;
  };
  const columns = found.locales.map(
    ({ locale, added, changed, removed }) => html`<div><h3>${nameOf(locale)}</h3>
${named(say("report-added", {}), added)}
${named(say("report-changed", {}), changed)}
${named(say("report-removed", {}), removed)}</div>`,
  );
  return html`<p class="soft">${say("report-since", { moment: momentIn(language, new Date(publishedAt)) })}</p>
${columns.length > 0 && html`<div class="grid">${columns}</div>`}
${found.shared && html`<p>${say("publish-shared", {})}</p>`}
${columns.length === 0 && !found.shared && html`<p>${say("publish-same", {})}</p>`}`;
}

/** The changes by date, day after day. */
function days({ schedule }: ReportFacts, { say, language }: Voice): Part {
  if (schedule.length === 0) return html`<p>${say("report-no-days", {})}</p>`;
  const items = [...Map.groupBy(schedule, ({ day }) => day)].slice(0, MOST.days).map(([day, ofDay]) => {
    const words = ofDay.map((change) => {
      if (change.kind === "other") return inOwnerLanguage(change.words, language);
      return say(change.kind === "appears" ? "report-appears" : "report-leaves", { title: change.title });
    });
    return html`<b>${formatDate(day, ownerWritings[language])}</b> · ${words.join(" ")}`;
  });
  return html`<p class="soft">${say("report-days-note", {})}</p>${list(items)}`;
}

/** The pages by language: all fixed pages, and the posts that a language lacks. */
function pages({ list: { pages: all } }: ReportFacts, { say, nameOf }: Voice): Part {
  const rows = [...Map.groupBy(all, ({ id, isPost }) => `${isPost} ${id}`).values()];
  const posts = rows.filter(([page]) => page?.isPost);
  const fixed = rows.filter(([page]) => !page?.isPost);
  const locales = [...new Set(all.map(({ locale }) => locale))];
  const shown = posts.filter(({ length }) => length < locales.length).slice(0, MOST.posts);
  const cell = (page: ListedPage | undefined) => {
    if (page === undefined) return html`<td class="lacks">${say("report-missing", {})}</td>`;
    const { textLocale: locale } = page;
    if (locale !== undefined) return html`<td class="lacks">${say("report-borrowed", { locale })}</td>`;
    return html`<td><span aria-hidden="true">✓</span><span class="vh">${say("report-there", {})}</span></td>`;
  };
  const lines = [...fixed, ...shown].map(
    (row) => html`<tr><th scope="row">${row.slice(0, 1).map(titleOf)}</th>
${locales.map((locale) => cell(row.find((page) => page.locale === locale)))}</tr>`,
  );
  const heads = locales.map((locale) => html`<th scope="col"><abbr title="${nameOf(locale)}">${locale}</abbr></th>`);
  const count = String(posts.length - shown.length);
  return html`<table><thead><tr><th scope="col">${say("report-page", {})}</th>${heads}</tr></thead>
<tbody>${lines}</tbody></table>
<p class="soft">${say("report-complete", { most: String(MOST.posts), count })}</p>`;
}

/** Pictures that are too small, and those that nothing uses. */
function pictures({ pictures: { small, unused } }: ReportFacts, { say }: Voice): Part {
  if (small.length + unused.length === 0) return html`<p>${say("report-pictures-fine", {})}</p>`;
  const named = (heading: string, items: readonly Part[]) =>
    items.length > 0 && html`<div><h3>${heading}</h3>${list(items)}</div>`;
  const sizes = small.map(({ name, width }) => {
    return html`${name} <span class="soft">· ${say("report-pixels", { count: String(width) })}</span>`;
  });
  return html`<div class="grid">
${named(say("report-small", {}), sizes)}${named(say("report-unused", {}), unused)}</div>`;
}

const WEIGHTS = {
  scripts: "report-scripts",
  largest: "report-largest",
  usual: "report-usual",
  styles: "report-styles",
} as const;

/** Weights as bars, each full at its budget. */
function weights({ weights: all }: ReportFacts, { say, language }: Voice): Part {
  const size = (bytes: number) => measure(bytes / 1000, "kilobyte", language);
  const bars = all.map((weight) => {
    const { kind, bytes, budget, of = "" } = weight;
    const above = isAbove(weight);
    return html`<div class="weight"><span>${say(WEIGHTS[kind], { of })}</span>
<div><b>${say("report-of", { size: size(bytes), budget: size(budget) })}</b>
${above && html`<span class="lacks">${say("report-above", {})}</span>`}
<div class="${above ? "bar above" : "bar"}" style="--share:${Math.round((100 * bytes) / budget)}%"></div></div></div>`;
  });
  return html`<p class="soft">${say("report-weights-note", {})}</p>${list(bars, "grid")}`;
}

/** Everything that is left before the launch: decisions and sample values. */
function launch({ toDecide, samples }: ReportFacts, { say, language }: Voice): Part {
  const values = samples.map(({ file, line, text }) => {
    return html`<code>${text}</code> <span class="soft small whole">${file}, ${say("report-line", { line: String(line) })}</span>`;
  });
  return html`
${toDecide.length + values.length === 0 && html`<p>${say("report-launch-fine", {})}</p>`}
${list(toDecide.map((problem) => formatProblem(problem, language)))}
${values.length > 0 && html`<h3>${say("report-samples", {})}</h3>${list(values, "list many")}`}`;
}

/** The social images as a contact sheet: the files of the build that lies beside the report. */
function social({ socialImages, build }: ReportFacts, { say }: Voice): Part {
  const items = socialImages.map(({ href, alt }) => {
    const source = `../${encodeURIComponent(build)}${href}`;
    return html`<img src="${source}" alt="${alt}" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" loading="lazy">`;
  });
  const note = say("report-social-note", { count: String(socialImages.length) });
  return html`<p class="soft">${note}</p>${list(items, "sheet")}`;
}
