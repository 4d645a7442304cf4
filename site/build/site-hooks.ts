/** What a build asks of this site beside its pages. */
import type { ContactOptions } from "#contact/build/site-contact.ts";
import { type SiteFile, securityText } from "#engine/build/output/files-for-programs.ts";
import { nextClosureChange } from "#engine/hours/closures.ts";
import type { SiteHooks } from "#engine/site-hooks.ts";
import { phoneFor } from "../facts/site-facts.ts";
import type { SiteSettings } from "../settings/settings.ts";
import type { SiteContent } from "./content/site-content.ts";
import { socialImages } from "./drawings/social-images.ts";
import { tileSeeds } from "./drawings/tiles.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { shownPhones, siteFacts } from "./make-site-facts.ts";
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
  publication: (settings) => ({ problems: [], email: (settings as SiteSettings).legal.email }),
  nextChange: (content: SiteContent) => nextClosureChange(Object.values(content.site.closures).flat()),
  waiting: ownerWaiting,
};

/** Whom visitors write to, and call where that fails. */
export const contactOptions: ContactOptions = {
  page: "contact",
  phone: (content: SiteContent, locale) => phoneFor(shownPhones(content, locale), locale),
  months: ({ legal }: SiteSettings) => legal.retentionMonths,
};

/** Files with their own address: drawings, and security.txt. */
function files(content: SiteContent, now: Date): readonly SiteFile[] {
  return [
    ...[...wallFiles(content).files].map(([path, text]) => ({ path, text, isImmutable: true })),
    { path: "/.well-known/security.txt", text: securityText(content.site, content.site.legal.securityEmail, now) },
  ];
}
