/** What a build asks of this site beside its pages. */
import { SCRIPT_URL_POLICY } from "#consent/browser/script-url-policy.ts";
import { CONTACT_PATH } from "#contact/message/contact-protocol.ts";
import { type SiteFile, securityText } from "#engine/build/output/files-for-programs.ts";
import { origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { DocumentMarks } from "#engine/build/render/document-head.tsx";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { nextClosureChange } from "#engine/hours/closures.ts";
import type { Decisions, SiteHooks } from "#engine/site-hooks.ts";
import { earlyRequests, invalidConsents } from "../settings/consent/check-consent.ts";
import { lostMessages } from "../settings/contact.ts";
import type { CompleteSettings } from "../settings/definition.ts";
import type { SiteSettings } from "../settings/settings.ts";
import { consentServicesInTexts, consentWordsFile, offeredServices } from "./consent-facts.ts";
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
  marks,
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

/** Files with their own address: drawings, what the consent dialog says in each language, and security.txt. */
function files(content: SiteContent, now: Date): readonly SiteFile[] {
  const immutable = [
    ...[...wallFiles(content).files].map(([path, text]) => ({ path, text })),
    ...content.translation.locales.map((locale) => consentWordsFile(content, locale)),
  ].map((file) => ({ ...file, isImmutable: true }));
  return [
    ...immutable,
    { path: "/.well-known/security.txt", text: securityText(content.site, content.site.legal.securityEmail, now) },
  ];
}

/** Klaro's marks: of a font sheet, which waits for its service, and of a privacy manager that the client asks. */
function marks({ site }: SiteContent): DocumentMarks {
  const { manager } = site.consent;
  return {
    fontSheet: { "data-name": "web-fonts", "data-href": site.fonts.stylesheet },
    ...(manager && { script: { "data-klaro-id": manager.id, "data-klaro-api-url": manager.apiUrl } }),
  };
}

/** What the owner has to decide before the site goes online; a build tells what sends visitors' addresses to other hosts. */
function decisions(published: PublishedContent, source: YamlSource): Decisions {
  const settings = { site: published.content.site, source, inTexts: consentServicesInTexts(published) };
  const told = earlyRequests(settings);
  return { toDecide: [...lostMessages(settings), ...invalidConsents(settings), ...told], told };
}

/** The site whose contact form posts to the server that shows it: what is tried out does not reach the real one. */
function triedOut(content: Content): Content {
  const { contact } = content.site;
  if (!URL.canParse(contact.endpoint)) return content;
  return { ...content, site: { ...content.site, contact: { ...contact, endpoint: CONTACT_PATH } } };
}

/** Whom pages may reach: hosts of services, trackers and the contact form, from the settings only. */
function policy(published: PublishedContent): SitePolicy {
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
    // Few providers' scripts work with Trusted Types (docs/decisions/0032).
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
