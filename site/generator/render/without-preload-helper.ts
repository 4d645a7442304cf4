import type { Plugin } from "vite";

/**
 * Leaves Vite's preload helper out of the program: it fetches the styles and scripts that a chunk imports ahead of the
 * chunk, and here styles come otherwise (decision 0040) and chunks import nothing but the entry. Saves 0.4 kB (brotli).
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: "without-preload-helper",
    enforce: "pre",
    load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null),
  };
}
