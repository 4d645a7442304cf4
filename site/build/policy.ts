import { SCRIPT_URL_POLICY } from "#consent/browser/script-url-policy.ts";
import { origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { CompleteSettings } from "../settings/definition.ts";
import { offeredServices } from "./consent-facts.ts";
import type { PublishedContent } from "./content/site-content.ts";

/** Whom pages may reach: hosts of services, trackers and the contact form, from the settings only. */
export function policy(published: PublishedContent): SitePolicy {
  const { site } = published.content;
  const { matomo, tag } = site.analytics;
  // Who may run code here may fetch, show and style from its own host, too.
  const scripts = origins(offeredServices(published).flatMap(({ scripts = [] }) => scripts));
  const trackers = origins([matomo.url, tag.url]);
  const collectors = [...trackers, ...origins(tag.sendsTo ?? [])];
  const receivers = origins([site.contact.endpoint, site.consent.manager?.apiUrl ?? ""]);
  return {
    "script-src": [...trackers, ...scripts],
    "style-src": scripts,
    "font-src": scripts,
    "img-src": [...collectors, ...scripts],
    "connect-src": [...collectors, ...scripts, ...receivers],
    "frame-src": scripts,
    "form-action": formTargets(site),
    // Few providers' scripts work with Trusted Types (docs/decisions/0030).
    "trusted-types": scripts.length === 0 && [SCRIPT_URL_POLICY],
  };
}

/**
 * Where a form may lead. If the receiver is another host, its error page redirects back to the
 * site, and browsers check redirects after a form against the policy of the page that sent it.
 */
function formTargets({ contact, url }: CompleteSettings): string[] {
  if (contact.endpoint === "") return [];
  const receiver = origins([contact.endpoint]);
  return receiver.length === 0 ? ["'self'"] : ["'self'", ...receiver, ...origins([url])];
}
