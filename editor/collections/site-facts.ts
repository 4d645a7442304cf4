import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageAskedIn } from "#engine/command/run-command.mjs";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import type { PublishedList } from "#engine/content/addresses/published-list.ts";
import { NO_SETTINGS } from "#engine/content/model/define-settings.ts";
import { siteSchema, USUAL_TIME_ZONE } from "#engine/content/model/site-schema.ts";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { dayOf } from "#engine/content/model/visibility.ts";
import { contentText } from "#engine/content/source/content-files.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { textEnvironments } from "#engine/content/text/text-environment.ts";
import { substitute } from "#engine/content/text/variables.ts";
import type { Site } from "#engine/define-site.ts";
import { clockUntil } from "#engine/i18n/days.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";

/** A site as its settings are now. */
export interface SiteFacts {
  readonly site: Site;
  /** What `site.yaml` says, as far as it can be read. */
  readonly settings: JsonGroup;
  /** The owner's. */
  readonly language: OwnerLanguage;
  readonly translation: SiteRoutes;
  /** The day at the site's office. */
  readonly today: string;
  /** What its clock shows, "2026-11-23T09:15". */
  readonly now: string;
  /** What the publications have left, when the last was among it; undefined where nothing was ever kept. */
  readonly published: PublishedList | undefined;
  /** Gives a text as visitors read it, with what stands for its `{variables}`; as it is written while the settings have errors. */
  readonly filled: (text: string, locale: Locale) => string;
}

/** The facts that the settings of a content folder say now. */
export async function siteFacts(site: Site, folder: string, now = new Date()): Promise<SiteFacts> {
  const text = contentText(await readFile(join(folder, "site.yaml")).catch(() => new Uint8Array()));
  if (last?.text !== text || last.site !== site) last = { text, ...factsIn(site, text) };
  const { text: _, ...facts } = last;
  const { timeZone } = facts.settings;
  const clock = clockUntil(typeof timeZone === "string" ? timeZone : USUAL_TIME_ZONE, now);
  return { ...facts, today: dayOf(clock), now: clock, published: readPublishedFile(folder) };
}

/** What was read last: each key asks for the facts, and few change the settings. */
let last: (ReturnType<typeof factsIn> & { readonly text: string }) | undefined;

/** What `site.yaml` says, and what stands for the variables of texts, as in the build. */
function factsIn(site: Site, text: string): Omit<SiteFacts, "today" | "now" | "published"> {
  const source = readYaml("site.yaml", text);
  const translation = translationIn(source, site);
  const checked = validate(siteSchema(translation.locales, site), source);
  const known = "value" in checked ? checked.value : undefined;
  const media = { pictures: {}, documents: {} };
  const variables = textEnvironments(
    { site: known, translation, tags: [], media, messages: {}, font: undefined },
    site.settings ?? NO_SETTINGS,
  );
  const value = source.value as Json | undefined;
  return {
    site,
    settings: isGroup(value) ? value : {},
    language: languageAskedIn(text),
    translation,
    filled: (written, locale) =>
      known && written.includes("{") ? substitute(written, variables(locale).variable).text : written,
  };
}
