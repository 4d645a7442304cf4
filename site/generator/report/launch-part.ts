import type { Locale } from "../../i18n/languages.ts";
import { formatProblem } from "../content/source/problem.ts";
import type { OwnerLanguage } from "../owner-messages/owner-language.ts";
import type { LineSayer } from "../owner-messages/report-lines.ts";
import type { BuildFacts } from "./build-facts.ts";
import type { BannerEvidence } from "./consent-evidence.ts";
import { command, element, list, paragraph, text } from "./html.ts";
import type { Surroundings } from "./surroundings.ts";

/** What is left before the launch: decisions, sample values, and what the server needs. */
export function launchPart(
  { toDecide }: BuildFacts,
  { samples, hasMailServer, backedUp }: Surroundings,
  {
    say,
    language,
    securityUntil,
  }: { readonly say: LineSayer; readonly language: OwnerLanguage; readonly securityUntil: string },
): string {
  const decisions = toDecide.map((problem) => text(formatProblem(problem, language)));
  const values = samples.map(
    ({ line, text: value }) =>
      `${command(value)} <span class="soft small whole">${text(say("report-line", { line: String(line) }))}</span>`,
  );
  const sampleList =
    values.length === 0 ? "" : element("h3", text(say("report-samples", {}))) + list(values, "plain list many");
  const mail = hasMailServer
    ? text(say("report-mail-known", {}))
    : text(say("report-mail-unknown", { write: "" })) + command("npm run inbox -- test");
  const backup = backedUp
    ? text(say("report-backed-up", { day: backedUp.toISOString().slice(0, 10) }))
    : text(say("report-not-backed-up", { write: "" })) + command("npm run inbox -- backup messages.sqlite");
  return [
    decisions.length + values.length === 0 ? paragraph(say("report-launch-fine", {})) : list(decisions),
    element("h3", text(say("report-server", {}))),
    list([mail, backup, text(say("report-security", { day: securityUntil }))]),
    sampleList,
  ].join("\n");
}

/** The consent banner in each language as visitors see it, with the hash of its texts. */
export function consentPart(
  banners: readonly BannerEvidence[],
  css: string,
  { say, nameOf }: { readonly say: LineSayer; readonly nameOf: (locale: Locale) => string },
): string {
  const shown = banners.map(({ locale, html, sha256 }) => {
    const name = element("h3", text(nameOf(locale)));
    if (html === "") return element("div", name + paragraph(say("report-no-banner", {})));
    // A shadow tree keeps the site's styles from the report, and the report's from the banner.
    const here = "[data-consent=banner]{position:static;max-block-size:none}";
    const tree = `<template shadowrootmode="open"><style>${css}${here}</style>${html}</template>`;
    const print = `${text(say("report-print", {}))} ${element("code", sha256, { class: "hash" })}`;
    const banner = element("div", tree, { class: "banner", lang: locale, inert: "" });
    return element("div", name + banner + element("p", print, { class: "small" }));
  });
  return paragraph(say("report-consent-note", {}), "soft") + shown.join("\n");
}
