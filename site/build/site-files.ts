import type { SiteFile } from "#engine/build/output/files-for-programs.ts";
import type { SiteContent } from "../settings/site-content.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { consentWordsFile } from "./facts/consent-words.ts";
import { securityText } from "./security-text.ts";

/** Files with their own address: drawings, what the consent dialog says in each language, and security.txt. */
export function siteFiles(content: SiteContent, now: Date): readonly SiteFile[] {
  const { site, translation } = content;
  const immutable = [
    ...[...wallFiles(content).files].map(([path, text]) => ({ path, text })),
    ...translation.locales.map((locale) => consentWordsFile(content, locale)),
  ].map((file) => ({ ...file, isImmutable: true }));
  return [...immutable, { path: "/.well-known/security.txt", text: securityText(site, now) }];
}
