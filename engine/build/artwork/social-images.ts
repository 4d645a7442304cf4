import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "satori";
import type { Scheme } from "../../content/theme/colors.ts";
import type { Theme, ThemeFont } from "../../content/theme/theme.ts";
import { WEIGHTS } from "../../content/theme/theme-schema.ts";
import { cachedFile } from "../../files/file-cache.ts";
import type { Locale } from "../../i18n/language.ts";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext, SocialImage } from "../../pages/data/page-data.ts";
import { postPath } from "../../pages/paths/paths.ts";
import { idOfKind } from "../../pages/paths/routes.ts";
import type { PublicPosts } from "../pages/public-posts.ts";

/** A palette would halve the file, but takes twice as long as the drawing; only link previews load it. */
const PNG = { palette: false, compressionLevel: 5 } as const;

/** The images that are shown where pages are shared. Equal cards share one image. */
export interface SocialImages<Card extends object = object> {
  /** Changes with the drawing, so that no outdated image is taken from the cache. */
  readonly version: string;
  /** What the image of a page shows. */
  card(page: PageContext, shared: LocaleData): Card;
  /** The one that older posts of a language share. */
  postsCard(shared: LocaleData): Card;
  /** Its words, for who does not see it. */
  textOf(card: Card): string;
  /** An SVG document of 1200 × 630, its text as outlines. */
  draw(card: Card, look: CardLook): Promise<string>;
  /** Messages that cards show, beside titles, headings, tags and the brand. */
  readonly messages: readonly string[];
}

/** How the social images of a site are made. */
export interface SocialImageSource {
  readonly images: SocialImages;
  readonly look: CardLook;
  /** Folder of finished images. */
  readonly cache: string;
}

/**
 * The social image of a card: its name, which is made from all that it is drawn from, and its bytes, drawn or taken from the
 * cache (a PNG, 1200 × 630).
 */
export function socialImageFile(card: object, { images, look, cache }: SocialImageSource) {
  const key = hash("sha256", JSON.stringify([images.version, look.key, card]));
  const name = `${key.slice(0, 16)}.png`;
  const draw = async () => {
    // Loaded when there is something to draw: most builds draw nothing.
    const { default: sharp } = await import("sharp");
    return sharp(Buffer.from(await images.draw(card, look)))
      .removeAlpha()
      .png(PNG)
      .toBuffer();
  };
  return { name, bytes: () => cachedFile(join(cache, name), draw) };
}

/** Where social images are served. */
export const SOCIAL_ROOT = "/assets/social/";

/**
 * The number of newest posts of a language with a separate social image; older ones share one. Drawing one takes twenty
 * times as long as making a page.
 */
export const OWN_IMAGES = 30;

/** Images drawn at the same time: each mostly waits for sharp's threads. */
const DRAWN_AT_ONCE = 4;

/**
 * Writes the social image of each page and language; pages with equal cards share one.
 *
 * @param add writes a file that answers a path
 * @param source undefined where the site has none
 * @param posts the posts of the build
 */
export function socialImages(
  add: (path: string, bytes: Buffer, options: { readonly immutable: true; readonly effort: "best" }) => Promise<void>,
  source: SocialImageSource | undefined,
  posts: Pick<PublicPosts, "in" | "translation">,
) {
  const { translation } = posts;
  const newestIn = (locale: Locale) => posts.in(locale).slice(0, OWN_IMAGES);
  const newest = new Set(
    translation.locales.flatMap((locale) => newestIn(locale).map(({ slug }) => postPath(translation, locale, slug))),
  );
  const postPage = idOfKind(translation, "post");
  const images = new Map<string, SocialImage>();
  const lanes = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());
  const create = (card: object, from: SocialImageSource): SocialImage => {
    const { name, bytes } = socialImageFile(card, from);
    const lane = images.size % lanes.length;
    const written = (lanes[lane] ?? Promise.resolve()).then(async () =>
      add(SOCIAL_ROOT + name, await bytes(), { immutable: true, effort: "best" }),
    );
    // Avoids an unhandled rejection: callers of `written` get the error.
    written.catch(() => undefined);
    lanes[lane] = written;
    return { href: SOCIAL_ROOT + name, alt: from.images.textOf(card) };
  };
  return {
    /** The social image of a page, whose name is known at once; it is drawn and written meanwhile. */
    of: (context: PageContext, data: LocaleData): SocialImage | undefined => {
      if (source === undefined) return undefined;
      const hasOwn = context.page !== postPage || newest.has(context.path);
      const card = hasOwn ? source.images.card(context, data) : source.images.postsCard(data);
      const key = JSON.stringify(card);
      const image = images.get(key) ?? create(card, source);
      images.set(key, image);
      return image;
    },
    /** Waits until every image is written. @throws when one could not be drawn or written */
    written: async () => void (await Promise.all(lanes)),
  };
}

/** The look of social images. */
export interface CardLook {
  readonly light: Scheme;
  readonly logo: Drawing;
  /** The theme's font; of one that only visitors' systems have, there is no file: then Nunito Sans. */
  readonly fonts: readonly Font[];
  /** Hash of all of it. */
  readonly key: string;
}

/** The look of the social images of a theme. */
export async function cardLook({ light, logo, font }: Theme): Promise<CardLook> {
  const fonts = font.files.length > 0 ? themeFonts(font) : await shippedFonts();
  const prints = fonts.map(({ name, weight, data }) => [name, weight, hash("sha256", data as Buffer)]);
  return { light, logo, fonts, key: hash("sha256", JSON.stringify([light, logo, prints])) };
}

/** Files for other characters are fonts with other names: characters that the first lacks are looked for there. */
function themeFonts({ files }: ThemeFont): Font[] {
  return files.map(({ weight, range, bytes }) => ({
    name: range === undefined ? "first" : `more${hash("sha256", range).slice(0, 8)}`,
    weight,
    style: "normal",
    data: bytes,
  }));
}

function shippedFonts(): Promise<Font[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("@fontsource/nunito-sans/package.json"));
  return Promise.all(
    WEIGHTS.flatMap((weight) =>
      ["latin", "latin-ext"].map(async (name): Promise<Font> => {
        const file = `nunito-sans-${name}-${weight}-normal.woff2`;
        return { name, weight, style: "normal", data: await readFile(join(folder, "files", file)) };
      }),
    ),
  );
}
