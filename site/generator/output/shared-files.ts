import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "../../i18n/site-locales.ts";
import { withoutOwnMessages } from "../../routes/own-messages.ts";
import type { LocaleData } from "../../routes/page-data.ts";
import type { SiteContent } from "../content/content.ts";
import { localeData } from "../pages/locale-data.ts";
import type { Bundle } from "../render/bundle.ts";
import type { IconLink, SharedDocumentFiles } from "../render/document-head.tsx";
import type { PageStyles } from "../render/page-parts.ts";
import { type BySheet, type SheetName, sheetNames } from "../render/style-sheets.ts";
import { fontFiles, fontSheet } from "./fonts.ts";
import { FAVICON_SIZES, ICON_SVG, iconPng, MANIFEST_ICON_SIZES, TOUCH_ICON_SIZES } from "./icons.ts";
import type { Output } from "./output.ts";

/** The files that all pages refer to. */
export interface SharedFiles {
  readonly document: SharedDocumentFiles;
  readonly styles: BySheet<PageStyles>;
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
  const icons = (sizes: readonly number[]) => writeIcons(output, sizes);
  const data = Object.fromEntries(
    locales.map((locale) => [locale, localeData(content, locale, now.getUTCFullYear())]),
  ) as Record<Locale, LocaleData>;
  const urls: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
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
      fontSheet: await writeFonts(output, content),
      favicons: await icons(FAVICON_SIZES),
      touchIcons: await icons(TOUCH_ICON_SIZES),
      svgIcon: await output.addHashed("/assets/icons/", "icon.svg", ICON_SVG),
    },
    styles: await writeStyles(output, bundled),
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

/** Writes the CSS that documents do not carry inline. */
async function writeStyles(output: Output, { styles }: Bundle): Promise<BySheet<PageStyles>> {
  const written: Partial<Record<SheetName, PageStyles>> = {};
  for (const name of sheetNames) {
    const { own, others } = styles[name];
    written[name] = { own, others: await output.addHashed("/assets/styles/", `beside-${name}.css`, others) };
  }
  return written as BySheet<PageStyles>;
}

async function writeIcons(output: Output, sizes: readonly number[]): Promise<IconLink[]> {
  const links: IconLink[] = [];
  for (const size of sizes) {
    links.push({ size, href: await output.addHashed("/assets/icons/", `icon-${size}.png`, await iconPng(size)) });
  }
  return links;
}

/** Writes the site's own fonts; gives the address of the font sheet, which may be a provider's (ruling D11). */
async function writeFonts(output: Output, { site }: SiteContent): Promise<string> {
  if (site.fonts.stylesheet !== "self") return site.fonts.stylesheet;
  const addresses = new Map<string, string>();
  for (const { name, bytes } of await fontFiles()) {
    addresses.set(name, await output.addHashed("/assets/fonts/", `${name}.woff2`, bytes));
  }
  return output.addHashed(
    "/assets/fonts/",
    "fonts.css",
    fontSheet((name) => addresses.get(name) ?? ""),
  );
}
