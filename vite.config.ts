import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Lightning CSS writes versions as major << 16 | minor << 8. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Imported by its address: as a part of this file, each change of a page would start the development server anew. */
const SITE = pathToFileURL(join(import.meta.dirname, "site/site.config.ts")).href;
const FACTS = "\0site/facts";

/**
 * In place of the site's configuration, browsers get what it exports beside the pages themselves, as plain data: the
 * texts' schemas and what makes contents stay out of every bundle.
 */
const siteFacts: Plugin = {
  name: "site-facts",
  enforce: "pre",
  resolveId: (id) => (id === "#site" ? FACTS : undefined),
  load: async (id) => {
    if (id !== FACTS) return undefined;
    const { pages: _, ...facts }: typeof import("#site") = await import(SITE);
    return Object.entries(facts)
      .map(([name, fact]) => `export const ${name} = ${JSON.stringify(fact)};`)
      .join("\n");
  },
};

/**
 * Shared by both bundles that the generator makes: the client program and the renderer.
 * A class is named after its file and its name there: both bundles agree on it, and such names compress better than hashes.
 */
export default defineConfig({
  plugins: [siteFacts, react()],
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
