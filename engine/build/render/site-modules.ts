import { join } from "node:path";
import type { Plugin } from "vite";
import { shownLanguages } from "../../i18n/language.ts";
import { loadSite } from "../../load-site.ts";
import { routesOf } from "../../pages/paths/routes.ts";
import { CLIENT_ENTRY, RENDER_ENTRY } from "./bundle.ts";

const PROGRAM = "virtual:program";

/**
 * What the engine's programs load of a site (`engine/client/site-modules.d.ts`): its entries, and as plain data its pages
 * and languages. The schemas of texts, the functions that make contents, and what of a language the generator alone needs
 * stay out of every bundle.
 *
 * @param site its folder
 */
export function siteModules(site: string): Plugin {
  const files: Readonly<Record<string, string>> = {
    "virtual:client": join(site, CLIENT_ENTRY),
    "virtual:render": join(site, RENDER_ENTRY),
  };
  return {
    name: "site-modules",
    resolveId: (id) => (id === PROGRAM ? `\0${PROGRAM}` : files[id]),
    load: async (id) => {
      if (id !== `\0${PROGRAM}`) return undefined;
      const definition = await loadSite(site);
      const shown = routesOf(definition.pages).map(({ messages: _, folders: __, ...page }) => page);
      return `export const program = ${JSON.stringify({ pages: shown, languages: shownLanguages(definition) })};`;
    },
  };
}
