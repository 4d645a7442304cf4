import { join } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../../define-site.ts";
import { shownLanguages } from "../../i18n/language.ts";
import { routesOf } from "../../pages/paths/routes.ts";
import { CLIENT_ENTRY, RENDER_ENTRY, SITE_CLIENT } from "./bundle.ts";

const PROGRAM = "virtual:program";

/**
 * What the engine's programs load of a site (`engine/client/site-modules.d.ts`): its entries, and as plain data its pages
 * and languages. The schemas of texts, the functions that make contents, and what of a language the generator alone needs
 * stay out of every bundle.
 *
 * @param site its folder
 * @param program what `textOfProgram` gives for it
 */
export function siteModules(site: string, program: string): Plugin {
  const files: Readonly<Record<string, string>> = {
    "virtual:client": join(site, CLIENT_ENTRY),
    "virtual:site-client": join(site, SITE_CLIENT),
    "virtual:render": join(site, RENDER_ENTRY),
  };
  return {
    name: "site-modules",
    resolveId: (id) => (id === PROGRAM ? `\0${PROGRAM}` : files[id]),
    load: (id) => (id === `\0${PROGRAM}` ? `export const program = ${program};` : undefined),
  };
}

/** The pages and languages of a site as its programs know them, as JSON. */
export function textOfProgram(definition: Site): string {
  const pages = routesOf(definition.pages).map(({ messages: _, folders: __, ...page }) => page);
  return JSON.stringify({ pages, languages: shownLanguages(definition) });
}
