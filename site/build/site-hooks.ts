/** What a build asks of this site beside its pages. */
import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import { type SiteFile, securityText } from "#engine/build/output/files-for-programs.ts";
import type { DocumentMarks } from "#engine/build/render/document-head.tsx";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { nextClosureChange } from "#engine/hours/closures.ts";
import type { Decisions, SiteHooks } from "#engine/site-hooks.ts";
import { earlyRequests, invalidConsents } from "../settings/consent/undecided.ts";
import { lostMessages } from "../settings/contact.ts";
import type { SiteSettings } from "../settings/settings.ts";
import { serverFiles } from "./contact/contact-files.ts";
import type { Content, PublishedContent, SiteContent } from "./content/site-content.ts";
import { socialImages } from "./drawings/social-images.ts";
import { tileSeeds } from "./drawings/tile-seeds.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { consentServicesInTexts } from "./facts/consent-facts.ts";
import { consentWordsFile } from "./facts/consent-words-file.ts";
import { siteFacts } from "./facts/make-site-facts.ts";
import { siteInput } from "./make-site-input.ts";
import { ownerWaiting } from "./owner-waiting.ts";
import { policy } from "./policy.ts";
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
