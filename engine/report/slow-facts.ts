import { hash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { loadBannerRenderer } from "../build/render/bundle.ts";
import { digest } from "../files/digest.ts";
import { cachedFile } from "../files/file-cache.ts";
import type { Locale } from "../i18n/languages.ts";
import type { BuildResult } from "./build-result.ts";

/** Facts that take longer than all else in a report. */
export interface SlowFacts {
  /** The consent banner of each language, as evidence of what visitors were asked. */
  readonly banners: readonly BannerEvidence[];
  /** Bytes of the styles, brotli. */
  readonly styles: number;
}

/** The consent banner of a language. */
interface BannerEvidence {
  readonly locale: Locale;
  /** Empty where there is nothing to choose. */
  readonly html: string;
  /** SHA-256 of its texts as visitors read them, one a line; hexadecimal. */
  readonly sha256: string;
}

/** @param cache folder of those of earlier reports: they are found anew when something that they are of has changed */
export async function slowFacts(
  { renderer, localeData, css }: Pick<BuildResult, "renderer" | "localeData" | "css">,
  cache: string,
): Promise<SlowFacts> {
  const file = join(cache, `${digest([renderer, localeData, css])}.json`);
  const kept = await cachedFile(file, async () => {
    const render = await loadBannerRenderer(renderer);
    const banners = Object.values(localeData).map((data): BannerEvidence => {
      const html = render(data);
      return { locale: data.locale, html, sha256: hash("sha256", textsOf(html).join("\n")) };
    });
    const { length } = await promisify(brotliCompress)(css);
    return Buffer.from(JSON.stringify({ banners, styles: length } satisfies SlowFacts));
  });
  return JSON.parse(String(kept)) as SlowFacts;
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
