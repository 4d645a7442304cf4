import { join } from "node:path";
import { visualizer } from "rollup-plugin-visualizer";
import type { Plugin } from "vite";
import { CLIENT_ENTRY } from "#engine/build/render/bundle.ts";
import { makeBundle } from "#engine/build/render/make-bundle.ts";
import { textOfProgram } from "#engine/build/render/site-modules.ts";
import { loadSite } from "#engine/load-site.ts";
import type { BenchContext, Figure } from "./figure.ts";

/** Draws what is in the client bundle as a tree map, in a page for the browser; measures nothing. */
export async function drawBundle({ root, work, log }: BenchContext): Promise<readonly Figure[]> {
  const filename = join(root, ".cache/bundle.html");
  const picture = visualizer({ filename, template: "treemap", brotliSize: true, title: "The client bundle" });
  // Its own types speak for bundlers without exactOptionalPropertyTypes.
  const site = join(root, "site");
  const program = textOfProgram(await loadSite(site));
  await makeBundle(root, site, program, join(work, "bundle"), join(site, CLIENT_ENTRY), [picture as Plugin]);
  log(`bundle: open ${filename}`);
  return [];
}
