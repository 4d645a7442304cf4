import { resolveTranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import { pages } from "../site.config.ts";

/** The site in all its languages. */
export const translation: Routes = { ...resolveTranslationSetup({ locales: ["fr", "en", "pt"] }), pages };
