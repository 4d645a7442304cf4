import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteSchema } from "#engine/content/model/site-schema.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml, type YamlSource } from "#engine/content/source/yaml-source.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import type { SiteSettings } from "../settings/settings.ts";
import site from "../site.config.ts";
import { contentFolder } from "./content-folder.ts";

/** The `site.yaml` made for tests. */
export const siteYaml = readFileSync(join(contentFolder, "site.yaml"), "utf8");

/** A `site.yaml` without errors, read. */
export function settingsIn(text: string): { readonly settings: SiteSettings; readonly source: YamlSource } {
  const source = readYaml("site.yaml", text);
  const result = validate(siteSchema(translation.locales, site), source);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return { settings: result.value as SiteSettings, source };
}
