import { resolveTranslationSetup } from "../translation-setup.ts";

/** The translation setup of `tests/support/content/`, which tests are about. */
export const translation = resolveTranslationSetup({ locales: ["fr", "en", "pt"] });
