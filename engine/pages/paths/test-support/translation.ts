import { resolveTranslationSetup } from "../../../i18n/translation-setup.ts";
import { languages } from "../../../test-support/made-up-languages.ts";
import { pages } from "../../../test-support/made-up-pages.ts";
import { routesOf, type SiteRoutes } from "../routes.ts";

/** The routes of the made-up site: pages of each kind. */
export const translation: SiteRoutes = {
  ...resolveTranslationSetup({ locales: ["fr", "en", "pt"] }),
  pages: routesOf(pages),
  languages,
};
