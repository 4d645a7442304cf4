import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { loadSite } from "./engine/load-site.ts";
import { routesOf } from "./engine/pages/paths/routes.ts";

/** Lightning CSS writes versions as major << 16 | minor << 8. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

const PAGES = "virtual:pages";

/**
 * The pages of the site as plain data, for its programs: the schemas of their texts and the functions that make their
 * contents stay out of every bundle. Loaded by address: as a part of this file, each change of a page would start the
 * development server anew.
 */
const sitePages: Plugin = {
  name: "site-pages",
  resolveId: (id) => (id === PAGES ? `\0${PAGES}` : undefined),
  load: async (id) => {
    if (id !== `\0${PAGES}`) return undefined;
    const { pages } = await loadSite(join(import.meta.dirname, "site"));
    const shown = routesOf(pages).map(({ messages: _, folders: __, ...page }) => page);
    return `export const pages = ${JSON.stringify(shown)};`;
  },
};

/**
 * Shared by both bundles that the generator makes: the client program and the renderer.
 * A class is named after its file and its name there: both bundles agree on it, and such names compress better than hashes.
 */
export default defineConfig({
  plugins: [sitePages, react()],
  publicDir: false,
  css: {
    transformer: "lightningcss",
    lightningcss: {
      drafts: { customMedia: true },
      targets: { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) },
      cssModules: { pattern: "[name]-[local]" },
    },
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: "lightningcss",
    cssTarget: ["chrome123", "firefox120", "safari17.5", "ios17.5"],
    modulePreload: false,
    target: ["chrome111", "firefox115", "safari16.4"],
    reportCompressedSize: false,
  },
});
