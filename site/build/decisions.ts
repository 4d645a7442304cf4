import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import type { Decisions } from "#engine/site-hooks.ts";
import { earlyRequests, invalidConsents } from "../settings/consent/undecided.ts";
import { lostMessages } from "../settings/contact.ts";
import { consentServicesInTexts } from "./facts/consent-facts.ts";
import type { PublishedContent } from "./published-content.ts";

/** What the owner has to decide before the site goes online; a build tells what sends visitors' addresses to other hosts. */
export function decisions(published: PublishedContent, source: YamlSource): Decisions {
  const settings = { site: published.content.site, source, inTexts: consentServicesInTexts(published) };
  const told = earlyRequests(settings);
  return { toDecide: [...lostMessages(settings), ...invalidConsents(settings), ...told], told };
}
