import type { SiteFile } from "#engine/build/output/files-for-programs.ts";
import type { SiteContent } from "../settings/site-content.ts";
import { shoreFiles } from "./drawings/shores.ts";
import { securityText } from "./security-text.ts";

/** Files with an address of their own: the drawings of the two banks, and security.txt. */
export function siteFiles({ site, theme }: SiteContent, now: Date): readonly SiteFile[] {
  const drawings = Object.values(shoreFiles(theme)).map(({ href, svg }) => ({
    path: href,
    text: svg,
    isImmutable: true,
  }));
  return [...drawings, { path: "/.well-known/security.txt", text: securityText(site, now) }];
}
