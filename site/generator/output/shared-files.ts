import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inEachLocale, type Locale, siteLocales } from "../../i18n/site-locales.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import { withoutOwnMessages } from "../../page-data/own-messages.ts";
import type { SiteContent } from "../content/content.ts";
import { localeData } from "../pages/locale-data.ts";
import type { Bundle } from "../render/bundle.ts";
import type { DocumentFiles, IconLink } from "../render/document-head.tsx";
import { firstFontFiles, fontFiles, fontStyles } from "./fonts.ts";
import {
  FAVICON_SIZES,
  ICO_SIZES,
  ICON_SVG,
  iconIco,
  iconPng,
  MANIFEST_ICON_SIZES,
  TOUCH_ICON_SIZES,
} from "./icons.ts";
import type { Output } from "./output.ts";

/** The files that all pages refer to. */
export interface SharedFiles {
  readonly document: DocumentFiles;
  /** The CSS of every document: fonts, then the site's style sheet. */
  readonly css: string;
  readonly manifestIcons: readonly IconLink[];
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  readonly localeDataUrls: Readonly<Record<Locale, string>>;
}

/** What they are made from. */
interface SharedSources {
  readonly content: SiteContent;
  readonly bundled: Bundle;
  /** Time of the build, for the copyright line. */
  readonly now: Date;
}

/** Writes the client bundle, icons, fonts and what all pages of a language share. */
export async function writeSharedFiles(output: Output, { content, bundled, now }: SharedSources): Promise<SharedFiles> {
  await writeScripts(output, bundled);
  const fonts = await writeFonts(output, content);
  const icons = (sizes: readonly number[]) => writeIcons(output, sizes);
  await output.add("/favicon.ico", await iconIco(ICO_SIZES), { effort: "none" });
  const data = inEachLocale((locale) => localeData(content, locale, now.getUTCFullYear()));
  const urls: Partial<Record<Locale, string>> = {};
  for (const locale of siteLocales()) {
    urls[locale] = await output.addHashed(
      "/assets/locale/",
      `${locale}.json`,
      JSON.stringify(withoutOwnMessages(data[locale])),
    );
  }
  return {
    document: {
      entry: bundled.entry.src,
      preload: bundled.entry.imports,
      ...fonts.links,
      privacyManager: content.site.consent.manager,
      favicons: await icons(FAVICON_SIZES),
      touchIcons: await icons(TOUCH_ICON_SIZES),
      svgIcon: await output.addHashed("/assets/icons/", "icon.svg", ICON_SVG),
    },
    css: fonts.styles + bundled.css,
    manifestIcons: await icons(MANIFEST_ICON_SIZES),
    localeData: data,
    localeDataUrls: urls as Record<Locale, string>,
  };
}

async function writeScripts(output: Output, { clientFolder }: Bundle): Promise<void> {
  for (const file of (await readdir(join(clientFolder, "assets"))).sort()) {
    if (file.endsWith(".css")) continue;
    const bytes = await readFile(join(clientFolder, "assets", file));
    await output.add(`/assets/${file}`, bytes, { immutable: true, effort: "best" });
  }
}

async function writeIcons(output: Output, sizes: readonly number[]): Promise<IconLink[]> {
  const links: IconLink[] = [];
  for (const size of sizes) {
    links.push({ size, href: await output.addHashed("/assets/icons/", `icon-${size}.png`, await iconPng(size)) });
  }
  return links;
}

/** Writes the site's own fonts; a provider's (D11) are declared by its style sheet. */
async function writeFonts(
  output: Output,
  { site }: SiteContent,
): Promise<{ readonly styles: string; readonly links: Pick<DocumentFiles, "fonts" | "fontSheet"> }> {
  if (site.fonts.stylesheet !== "self") {
    return { styles: await fontStyles(), links: { fonts: [], fontSheet: site.fonts.stylesheet } };
  }
  const addresses = new Map<string, string>();
  for (const { name, bytes } of await fontFiles()) {
    addresses.set(name, await output.addHashed("/assets/fonts/", `${name}.woff2`, bytes));
  }
  const address = (name: string) => addresses.get(name) ?? "";
  return { styles: await fontStyles(address), links: { fonts: firstFontFiles.map(address) } };
}
