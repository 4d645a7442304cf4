import { hash } from "node:crypto";
import { join } from "node:path";
import type { Locale } from "../../i18n/languages.ts";
import { digest } from "../files/digest.ts";
import { cachedFile } from "../files/file-cache.ts";
import { loadBannerRenderer } from "../render/bundle.ts";
import type { BuildFacts } from "./build-facts.ts";

/** The consent banner of a language, as evidence of what visitors were asked. */
export interface BannerEvidence {
  readonly locale: Locale;
  /** Empty where there is nothing to choose. */
  readonly html: string;
  /** Its texts as visitors read them, one a line. */
  readonly texts: readonly string[];
  /** SHA-256 of these lines, hexadecimal. */
  readonly sha256: string;
}

/**
 * The banner in each language. Rendered when something that it shows has changed; loading the renderer takes longer than
 * all else in a report.
 *
 * @param cache folder of what earlier reports made
 */
export async function bannerEvidence(
  { renderer, localeData }: Pick<BuildFacts, "renderer" | "localeData">,
  cache: string,
): Promise<readonly BannerEvidence[]> {
  const key = digest([renderer, localeData]);
  const file = join(cache, `banners-${key}.json`);
  const kept = await cachedFile(file, async () => {
    const render = await loadBannerRenderer(renderer);
    const banners = Object.values(localeData).map((data): BannerEvidence => {
      const html = render(data);
      const texts = textsOf(html);
      return { locale: data.locale, html, texts, sha256: hash("sha256", texts.join("\n")) };
    });
    return Buffer.from(JSON.stringify(banners));
  });
  return JSON.parse(String(kept)) as BannerEvidence[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The texts of markup that React made. */
function textsOf(html: string): string[] {
  return html
    .replace(/<[^>]+>/g, "\n")
    .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}
