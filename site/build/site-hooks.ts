/** What a build asks of this site beside its pages. */
import { CONTACT_PATH } from "#contact/message/contact-protocol.ts";
import { type SiteFile, securityText } from "#engine/build/output/files-for-programs.ts";
import { origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { nextClosureChange } from "#engine/hours/closures.ts";
import type { Decisions, SiteHooks } from "#engine/site-hooks.ts";
import { lostMessages } from "../settings/contact.ts";
import type { CompleteSettings } from "../settings/definition.ts";
import type { SiteSettings } from "../settings/settings.ts";
import { serverFiles } from "./contact/contact-files.ts";
import type { Content, PublishedContent, SiteContent } from "./content/site-content.ts";
import { socialImages } from "./drawings/social-images.ts";
import { tileSeeds } from "./drawings/tiles.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { siteFacts } from "./make-site-facts.ts";
import { siteInput } from "./make-site-input.ts";
import { ownerWaiting } from "./owner-waiting.ts";
import { structuredData } from "./structured-data.ts";

export const siteHooks: SiteHooks = {
  facts: siteFacts,
  input: siteInput,
  seeds: tileSeeds,
  structuredData,
  socialImages,
  files,
  policy,
  server: serverFiles,
  decisions,
  publication: (settings, source) => {
    const site = settings as SiteSettings;
    return { problems: lostMessages({ site, source }), email: site.legal.email };
  },
  nextChange: (content: SiteContent) => nextClosureChange(Object.values(content.site.closures).flat()),
  triedOut,
  waiting: ownerWaiting,
};

/** Files with their own address: drawings, and security.txt. */
function files(content: SiteContent, now: Date): readonly SiteFile[] {
  return [
    ...[...wallFiles(content).files].map(([path, text]) => ({ path, text, isImmutable: true })),
    { path: "/.well-known/security.txt", text: securityText(content.site, content.site.legal.securityEmail, now) },
  ];
}

/** What the owner has to decide before the site goes online. */
function decisions({ content: { site } }: PublishedContent, source: YamlSource): Decisions {
  return { toDecide: lostMessages({ site, source }), told: [] };
}

/** The site whose contact form posts to the server that shows it: what is tried out does not reach the real one. */
function triedOut(content: Content): Content {
  const { contact } = content.site;
  if (!URL.canParse(contact.endpoint)) return content;
  return { ...content, site: { ...content.site, contact: { ...contact, endpoint: CONTACT_PATH } } };
}

/** Whom pages may reach: the receiver of the contact form. */
function policy({ content: { site } }: PublishedContent): SitePolicy {
  return { "connect-src": origins([site.contact.endpoint]), "form-action": formTargets(site) };
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
