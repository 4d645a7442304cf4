import { NO_SETTINGS } from "#engine/content/model/define-settings.ts";
import { type EngineSettings, siteSchema } from "#engine/content/model/site-schema.ts";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { textEnvironments } from "#engine/content/reading/text-settings.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { substitute } from "#engine/content/text/variables.ts";
import type { Site } from "#engine/define-site.ts";
import type { Locale } from "#engine/i18n/language.ts";

/** Gives a text as visitors read it, with what stands for its `{variables}`. */
export type Filled = (text: string, locale: Locale) => string;

/** Fills texts in as the build does. While the settings have errors, texts stay as they are written. @param settings `site.yaml` */
export function fillingIn(definition: Site, settings: string): Filled {
  const source = readYaml("site.yaml", settings);
  const translation = translationIn(source, definition);
  const result = validate(siteSchema(translation.locales, definition), source);
  if ("problems" in result) return (text) => text;
  const environments = textEnvironments(
    {
      site: result.value as EngineSettings,
      translation,
      tags: [],
      media: { pictures: {}, documents: {} },
      messages: {},
      font: undefined,
    },
    definition.settings ?? NO_SETTINGS,
  );
  return (text, locale) => (text.includes("{") ? substitute(text, environments(locale).variable).text : text);
}
