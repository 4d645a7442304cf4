import { setSiteLanguages } from "../../site/i18n/site-locales.ts";

/** Runs before each file of tests: they are about a site in the languages of `site/test-support/content/`. */
setSiteLanguages(["fr", "en", "pt"]);
