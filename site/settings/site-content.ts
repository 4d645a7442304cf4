/** The content as the site's own code knows it: with the site's own settings. */
import type * as engine from "#engine/content/model/content.ts";
import type { ShownSettings } from "./settings.ts";

export type SiteContent = engine.SiteContent<ShownSettings>;
export type Content = engine.Content<ShownSettings>;
