import { resolveTranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { languages } from "../languages/languages.ts";
import { pages } from "../site.config.ts";

/** The site in all its languages. */
export const translation: SiteRoutes = {
  ...resolveTranslationSetup({ locales: ["fr", "en", "pt"] }),
  pages,
  languages,
};
