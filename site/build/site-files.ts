import type { SiteFile } from "#engine/build/output/files-for-programs.ts";
import type { SiteContent } from "../settings/site-content.ts";
import { shoreFiles } from "./drawings/shores.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { securityText } from "./security-text.ts";

/** Files with their own address: the drawings of the two banks, the walls of tiles, and security.txt. */
export function siteFiles(content: SiteContent, now: Date): readonly SiteFile[] {
  const { site, theme } = content;
  const drawings = [
    ...Object.values(shoreFiles(theme)).map(({ href, svg }) => ({ path: href, text: svg })),
    ...[...wallFiles(content).files].map(([path, text]) => ({ path, text })),
  ].map((file) => ({ ...file, isImmutable: true }));
  return [...drawings, { path: "/.well-known/security.txt", text: securityText(site, now) }];
}
