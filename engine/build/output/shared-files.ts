import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFile } from "../../content/media/media.ts";
import { PICTURE_ROOT } from "../../content/media/media-kinds.ts";
import type { SiteContent } from "../../content/model/content.ts";
import { type FontFile, isFirst, type Theme } from "../../content/theme/theme.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { storedLocaleData } from "../../pages/data/own-messages.ts";
import { iconFiles, iconLinks } from "../artwork/icons.ts";
import { localeData } from "../pages/page.ts";
import type { Bundle } from "../render/bundle.ts";
import type { DocumentFiles, DocumentMarks } from "../render/document-head.tsx";
import type { FileOptions } from "./file-writer.ts";
import type { Output } from "./output.ts";
import { fontStyles, themeStyles } from "./theme-styles.ts";

/** Writes icons, fonts and what all pages of a language share. */
export async function writeSharedFiles(
  output: Output,
  {
    content,
    bundled,
    facts,
    marks,
  }: {
    readonly content: SiteContent;
    readonly bundled: Bundle;
    /** What the site says on every page of a language. */
    readonly facts: (locale: Locale) => object | undefined;
    readonly marks: DocumentMarks | undefined;
  },
) {
  const { theme, translation } = content;
  const data = inEachLocale(translation, (locale) => localeData(content, locale, facts(locale)));
  const writeData = async (locale: Locale) => {
    const text = JSON.stringify(storedLocaleData(forLocale(data, locale), Object.values(data)));
    return [locale, await output.addHashed("/assets/locale/", `${locale}.json`, text)] as const;
  };
  const [urls, fonts, icons] = await Promise.all([
    Promise.all(translation.locales.map(writeData)),
    writeFonts(output, content, marks),
    writeIcons(output, theme),
  ]);
  const document: DocumentFiles = {
    entry: bundled.entry.src,
    preload: bundled.entry.imports,
    ...fonts.links,
    scriptMarks: marks?.script,
    ...icons.document,
  };
  return {
    document,
    /** The CSS of every document: theme and fonts, then the site's style sheet. */
    css: themeStyles(theme) + fonts.styles + bundled.css,
    manifestIcons: icons.manifest,
    localeData: data,
    localeDataUrls: Object.fromEntries(urls) as Readonly<Record<Locale, string>>,
  };
}

/** Writes the scripts of the client bundle. Pages know their names before they are compressed. */
export async function writeScripts(output: Output, { clientFolder }: Bundle): Promise<void> {
  const files = (await readdir(join(clientFolder, "assets"))).filter((file) => !file.endsWith(".css"));
  const written = files.map(async (file) => {
    const bytes = await readFile(join(clientFolder, "assets", file));
    await output.add(`/assets/${file}`, bytes, { immutable: true, effort: "best" });
  });
  await Promise.all(written);
}

/** Writes the icons: `favicon.ico` at the root, for who reads no page. */
async function writeIcons(output: Output, theme: Theme) {
  const made = [...iconFiles(theme)].map(async ([name, make]) => [name, await make()] as const);
  const { "favicon.ico": forOthers, ...named } = Object.fromEntries(await Promise.all(made));
  if (forOthers) await output.add("/favicon.ico", forOthers, { effort: "quick" });
  const folder = await output.addTogether("/assets/icons/", new Map(Object.entries(named)));
  return iconLinks((name) => folder + name);
}

/** Writes the theme's fonts; a provider's are declared by its style sheet. */
async function writeFonts(output: Output, content: SiteContent, marks: DocumentMarks | undefined) {
  const { font } = content.theme;
  const { stylesheet } = content.site.fonts;
  if (stylesheet !== "self") {
    const fontSheet = marks?.fontSheet ?? { href: stylesheet };
    return { styles: await fontStyles(font), links: { fonts: [], fontSheet } };
  }
  const nameOf = ({ name }: FontFile) => `${name}.woff2`;
  const folder = await output.addTogether(
    "/assets/fonts/",
    new Map(font.files.map((file) => [nameOf(file), file.bytes])),
  );
  const address = (file: FontFile) => folder + nameOf(file);
  const first = font.files.filter(isFirst);
  return { styles: await fontStyles(font, address), links: { fonts: first.map(address) } };
}

/** Makes pictures while pages are made; they are in the cache when they are written. One after another: each needs memory. */
export async function makePictures(media: readonly MediaFile[]): Promise<void> {
  for (const { path, bytes } of media) if (path.startsWith(PICTURE_ROOT)) await bytes();
}

/** Writes pictures and documents, one after another: a site may have thousands. */
export async function writeMedia(output: Output, media: readonly MediaFile[]): Promise<void> {
  for (const { path, bytes } of media) {
    const options: FileOptions = path.startsWith(PICTURE_ROOT)
      ? { immutable: true, effort: "best" }
      : { isAttachment: !path.endsWith(".pdf"), effort: "quick" };
    await output.add(path, await bytes(), options);
  }
}
