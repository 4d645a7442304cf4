/** The website: which pages it has, and what a build asks beside them. The order of the pages here is their order everywhere. */

import { siteConsent } from "#consent/build/site-consent.ts";
import { CONTACT_PATH } from "#contact/message/contact-protocol.ts";
import { type SiteFile, securityText } from "#engine/build/output/files-for-programs.ts";
import { origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { defineSite } from "#engine/define-site.ts";
import { nextClosureChange } from "#engine/hours/closures.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import type { Decisions, SiteHooks } from "#engine/site-hooks.ts";
import { serverFiles } from "./build/contact/contact-files.ts";
import type { Content, PublishedContent, SiteContent } from "./build/content/site-content.ts";
import { socialImages } from "./build/drawings/social-images.ts";
import { tileSeeds } from "./build/drawings/tiles.ts";
import { wallFiles } from "./build/drawings/wall-files.ts";
import { siteFacts } from "./build/make-site-facts.ts";
import { siteInput } from "./build/make-site-input.ts";
import { ownerWaiting } from "./build/owner-waiting.ts";
import { structuredData } from "./build/structured-data.ts";
import { keptAddresses } from "./kept-addresses.ts";
import { languages, words } from "./languages/languages.ts";
import { messageKeys, messagePlaces, messageTitles, unsentMessages } from "./languages/message-keys.ts";
import { lostMessages } from "./settings/contact.ts";
import type { CompleteSettings } from "./settings/definition.ts";
import { settings } from "./settings/definition.ts";
import type { SiteSettings } from "./settings/settings.ts";
import { themeColors } from "./styles/theme-colors.ts";

const folders = await Promise.all([
  import("./pages/home/page.ts"),
  import("./pages/presentation/page.ts"),
  import("./pages/services/page.ts"),
  import("./pages/contact/page.ts"),
  import("./pages/legal-notice/page.ts"),
  import("./pages/accessibility/page.ts"),
  import("./pages/site-map/page.ts"),
  import("./pages/tags/page.ts"),
  import("./pages/not-found/page.ts"),
  import("./pages/service/page.ts"),
  import("./pages/text/page.ts"),
  import("./pages/blog/page.ts"),
  import("./pages/tag/page.ts"),
  import("./pages/post/page.ts"),
]);
export const pages = folders.map(({ page }) => page);

/** What a build asks of this site beside its pages. */
const hooks: SiteHooks = {
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

const site = defineSite({
  pages,
  languages,
  messages: { keys: messageKeys, words, unsent: unsentMessages, places: messagePlaces, titles: messageTitles },
  settings,
  colors: themeColors,
  keptAddresses,
  // Of the page that is not found (L7).
  specifiedWords: [
    { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
    { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
  ],
  ...hooks,
});

export default siteConsent(site);

export type PageId = (typeof pages)[number]["id"];

/** A page with its own content, told apart by its name. */
export type SitePage<Id extends PageId = PageId> = Id extends PageId
  ? PageContext<Id, ReturnType<Extract<(typeof pages)[number], { readonly id: Id }>["content"]>>
  : never;

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
