import { join } from "node:path";
import type { Plugin } from "vite";
import { loadSite } from "../../load-site.ts";
import { routesOf } from "../../pages/paths/routes.ts";
import { CLIENT_ENTRY, RENDER_ENTRY, SITE_CLIENT } from "./bundle.ts";

const PAGES = "virtual:pages";

/**
 * What the engine's programs load of a site (`engine/client/site-modules.d.ts`): its entries, and its pages as plain data.
 * The schemas of their texts and the functions that make their contents stay out of every bundle.
 *
 * @param site its folder
 */
export function siteModules(site: string): Plugin {
  const files: Readonly<Record<string, string>> = {
    "virtual:client": join(site, CLIENT_ENTRY),
    "virtual:site-client": join(site, SITE_CLIENT),
    "virtual:render": join(site, RENDER_ENTRY),
  };
  return {
    name: "site-modules",
    resolveId: (id) => (id === PAGES ? `\0${PAGES}` : files[id]),
    load: async (id) => {
      if (id !== `\0${PAGES}`) return undefined;
      const { pages } = await loadSite(site);
      const shown = routesOf(pages).map(({ messages: _, folders: __, ...page }) => page);
      return `export const pages = ${JSON.stringify(shown)};`;
    },
  };
}
