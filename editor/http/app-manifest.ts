import { iconFiles, iconLinks } from "#engine/build/artwork/icons.ts";
import type { Theme } from "#engine/content/theme/theme.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { sentences } from "../words/sentences.ts";

/**
 * What browsers ask for to put the editor among a telephone's programs: the icons are in it, as browsers ask for those without a
 * session. It names neither the site nor its people.
 *
 * @param theme undefined where the site cannot be read: without an icon
 */
export async function appManifest(language: OwnerLanguage, theme: Theme | undefined) {
  const files = theme && iconFiles(theme);
  const { any, maskable } = iconLinks((name) => name).manifest;
  const icon = async ({ size, href }: typeof maskable, purpose: "any" | "maskable") => {
    const bytes = Buffer.from((await files?.get(href)?.()) ?? "");
    return {
      src: `data:image/png;base64,${bytes.toString("base64")}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    };
  };
  const icons = files && (await Promise.all([...any.map((one) => icon(one, "any")), icon(maskable, "maskable")]));
  return {
    name: sayIn(sentences, language)("shortcut-name"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    icons,
  };
}
