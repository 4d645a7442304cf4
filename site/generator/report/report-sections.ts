import type { Locale } from "../../i18n/languages.ts";
import { languages } from "../../i18n/languages.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage } from "../../page-data/page-data.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import { type LineSayer, measure } from "../owner-messages/report-lines.ts";
import type { PageChanges } from "../page-list/page-changes.ts";
import type { ListedPage, PageList } from "../page-list/page-list.ts";
import type { BuildFacts, ScheduledChange } from "./build-facts.ts";
import { element, list, paragraph, text } from "./html.ts";
import { isAbove, type Weight } from "./weights.ts";

/** Posts with something missing, and days to come, that are shown at most. */
const MOST = { posts: 200, days: 20, changes: 50 } as const;

const KINDS = { added: "report-added", changed: "report-changed", removed: "report-removed" } as const;
const PLACES = { france: "report-france", portugal: "report-portugal", abroad: "report-abroad" } as const;
const WEIGHTS = {
  scripts: "report-scripts",
  largest: "report-largest",
  usual: "report-usual",
  styles: "report-styles",
} as const;

/** A title in the language that it is written in. */
function title({ title: words, locale }: ListedPage): string {
  return element("span", text(words), { lang: languages[locale].tag });
}

/** What changed since the last publication, by language. */
export function changesPart(changes: PageChanges, say: LineSayer, nameOf: (locale: Locale) => string): string {
  const kinds = ["added", "changed", "removed"] as const;
  const columns = changes.locales.map((found) => {
    const parts = kinds.flatMap((kind) => {
      const pages = found[kind];
      const shown = pages.slice(0, MOST.changes).map(title);
      const more = pages.length - shown.length;
      const items = more > 0 ? [...shown, text(say("publish-more", { count: String(more) }))] : shown;
      const heading = `${say(KINDS[kind], {})} (${pages.length})`;
      return pages.length === 0 ? [] : [paragraph(heading, "soft small"), list(items)];
    });
    return element("div", element("h3", text(nameOf(found.locale))) + parts.join("\n"));
  });
  if (columns.length === 0 && !changes.shared) return paragraph(say("publish-same", {}));
  const all = changes.shared ? paragraph(say("publish-shared", {})) : "";
  return element("div", columns.join("\n"), { class: "columns" }) + all;
}

/** What changes by itself, day after day. */
export function daysPart(schedule: readonly ScheduledChange[], say: LineSayer, dayOf: (day: string) => string): string {
  if (schedule.length === 0) return paragraph(say("report-no-days", {}));
  const words = (changes: readonly ScheduledChange[]) => {
    const places = changes.flatMap(({ place }) => (place === undefined ? [] : [say(PLACES[place], {})]));
    const others = changes.flatMap(({ kind, title: name = "" }) =>
      kind === "closes" ? [] : [say(kind === "appears" ? "report-appears" : "report-leaves", { title: name })],
    );
    const closed = places.length === 0 ? [] : [say("report-closes", { place: places.join(", ") })];
    return [...others, ...closed].join(" ");
  };
  const items = [...Map.groupBy(schedule, ({ day }) => day)]
    .slice(0, MOST.days)
    .map(([day, changes]) => `${element("b", text(dayOf(day)))} · ${text(words(changes))}`);
  return paragraph(say("report-days-note", {}), "soft") + list(items);
}

/** The pages by language: all fixed pages, and the posts that a language lacks. */
export function pagesPart({ pages }: PageList, say: LineSayer, nameOf: (locale: Locale) => string): string {
  const rows = [...Map.groupBy(pages, ({ id, isPost }) => `${isPost} ${id}`).values()];
  const locales = [...new Set(pages.map(({ locale }) => locale))];
  const isWhole = (row: readonly ListedPage[]) => row.length === locales.length;
  const fixed = rows.filter(([first]) => first?.isPost === false);
  const posts = rows.filter(([first]) => first?.isPost === true);
  const shown = posts.filter((row) => !isWhole(row)).slice(0, MOST.posts);
  const cell = (row: readonly ListedPage[], locale: Locale) => {
    const page = row.find((one) => one.locale === locale);
    if (page === undefined) return element("td", text(say("report-missing", {})), { class: "lacks" });
    if (page.textLocale !== undefined) {
      return element("td", text(say("report-borrowed", { locale: page.textLocale })), { class: "lacks" });
    }
    const there = element("span", text(say("report-there", {})), { class: "vh" });
    return element("td", `<span aria-hidden="true">✓</span>${there}`);
  };
  const line = (row: readonly ListedPage[]) => {
    const [first] = row;
    const name = first === undefined ? "" : element("th", title(first), { scope: "row" });
    return element("tr", name + locales.map((locale) => cell(row, locale)).join(""));
  };
  const short = (locale: Locale) => element("abbr", locale, { title: nameOf(locale) });
  const heads = [text(say("report-page", {})), ...locales.map(short)];
  const head = element("thead", element("tr", heads.map((one) => element("th", one, { scope: "col" })).join("")));
  const count = String(posts.length - shown.length);
  return [
    element("table", head + element("tbody", [...fixed, ...shown].map(line).join("\n"))),
    paragraph(say("report-complete", { most: String(MOST.posts), count }), "soft"),
  ].join("\n");
}

/** Pictures that are too small, and those that nothing uses. */
export function picturesPart({ small, unused }: BuildFacts["pictures"], say: LineSayer): string {
  if (small.length + unused.length === 0) return paragraph(say("report-pictures-fine", {}));
  const named = (items: readonly string[], heading: string) =>
    items.length === 0 ? "" : element("div", element("h3", text(heading)) + list(items));
  const sizes = small.map(
    ({ name, width }) =>
      `${text(name)} <span class="soft">· ${text(say("report-pixels", { count: String(width) }))}</span>`,
  );
  const parts = [named(sizes, say("report-small", {})), named(unused.map(text), say("report-unused", {}))];
  return element("div", parts.join("\n"), { class: "columns" });
}

/** Weights as bars, each full at its budget. */
export function weightsPart(weights: readonly Weight[], say: LineSayer, language: OwnerLanguage): string {
  const size = (bytes: number) => measure(bytes / 1000, "kilobyte", language);
  const bars = weights.map((weight) => {
    const { kind, bytes, budget, of = "" } = weight;
    const share = Math.min(100, (100 * bytes) / budget).toFixed(1);
    const drawn = `<svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="${share}" height="1"/></svg>`;
    const bar = element("div", drawn, { class: isAbove(weight) ? "bar above" : "bar", "aria-hidden": "true" });
    const amount = say("report-of", { size: size(bytes), budget: size(budget) });
    const above = isAbove(weight) ? element("span", text(say("report-above", {})), { class: "lacks" }) : "";
    const words = element("span", text(say(WEIGHTS[kind], { of })));
    return element("div", words + element("div", `${element("b", text(amount))} ${above}${bar}`), { class: "weight" });
  });
  return paragraph(say("report-weights-note", {}), "soft") + list(bars, "plain columns");
}

/**
 * The social images as a contact sheet: the files of the build that lies beside the report.
 *
 * @param build name of its folder
 */
export function socialPart(images: readonly SocialImage[], build: string, say: LineSayer): string {
  const items = images.map(({ href, alt }) => {
    const size = `width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}"`;
    return `<img src="../${encodeURIComponent(build)}${href}" alt="${text(alt)}" ${size} loading="lazy">`;
  });
  const note = paragraph(say("report-social-note", { count: String(images.length) }), "soft");
  return note + list(items, "sheet");
}
