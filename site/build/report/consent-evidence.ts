import { hash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { digest } from "#engine/files/digest.ts";
import { cachedFile } from "#engine/files/file-cache.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { BuildResult, Section } from "#engine/report/build-result.ts";
import { Html, html } from "#engine/report/html.ts";
import { headingOf } from "#engine/report/report-sections.ts";
import { ownLocaleData } from "../../facts/site-facts.ts";
import type { RenderBanner } from "../../render/render-banner.tsx";
import type { SayReportWord } from "./report-words.ts";

/** The consent banner of a language, as evidence of what visitors were asked. */
interface BannerEvidence {
  readonly locale: Locale;
  /** Empty where there is nothing to choose. */
  readonly html: string;
  /** SHA-256 of its texts as visitors read them, one a line; hexadecimal. */
  readonly sha256: string;
}

/** The banners of a build. @param cache folder of those of earlier reports: to load the renderer takes long */
export async function bannerEvidence(
  { renderer, localeData }: Pick<BuildResult, "renderer" | "localeData">,
  cache: string,
): Promise<readonly BannerEvidence[]> {
  const file = join(cache, `${digest([renderer, localeData])}.json`);
  const kept = await cachedFile(file, async () => {
    const { renderBanner }: { readonly renderBanner: RenderBanner } = await import(pathToFileURL(renderer).href);
    const banners = Object.values(localeData).map((data): BannerEvidence => {
      const drawn = renderBanner(ownLocaleData(data));
      return { locale: data.locale, html: drawn, sha256: hash("sha256", textsOf(drawn).join("\n")) };
    });
    return Buffer.from(JSON.stringify(banners));
  });
  return JSON.parse(String(kept)) as BannerEvidence[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The texts of markup that React made. */
function textsOf(markup: string): string[] {
  return markup
    .replace(/<[^>]+>/g, "\n")
    .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** The section with the banner of each language as visitors see it, and the hash of its texts. */
export function consentSection(
  banners: readonly BannerEvidence[],
  css: string,
  { say, language }: { readonly say: SayReportWord; readonly language: OwnerLanguage },
): Section {
  // A shadow tree keeps the site's styles from the report, and the report's from the banner.
  const styles = new Html(`${css}[data-consent=banner]{position:static;max-block-size:none}`);
  const shown = banners.map(({ locale, html: banner, sha256 }) => {
    const drawn = html`<div class="framed" lang="${locale}" inert>
<template shadowrootmode="open"><style>${styles}</style>${new Html(banner)}</template></div>
<p>${say("report-print", {})} <code class="hash">${sha256}</code></p>`;
    return html`<div><h3>${headingOf(locale, language)}</h3>
${banner === "" ? html`<p>${say("report-no-banner", {})}</p>` : drawn}</div>`;
  });
  const content = html`<p class="soft">${say("report-consent-note", {})}</p>${shown}`;
  return { id: "consent", title: say("report-consent", {}), content };
}
