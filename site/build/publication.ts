import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import type { Publication } from "#engine/site-hooks.ts";
import { lostMessages } from "../settings/contact.ts";
import type { SiteSettings } from "../settings/settings.ts";

/** What publishing asks of this site: that its form reaches somebody, and who it is that publishes. */
export function publication(site: SiteSettings, source: YamlSource): Publication {
  return { problems: lostMessages({ site, source }), email: site.legal.email };
}
