import type { SiteHooks } from "#engine/site-hooks.ts";
import { lostMessages } from "../settings/contact.ts";
import type { SiteSettings } from "../settings/settings.ts";
import { documentMarks } from "./consent/document-marks.ts";
import { serverFiles } from "./contact/contact-files.ts";
import { decisions } from "./decisions.ts";
import { socialImages } from "./drawings/social-images.ts";
import { tileSeeds } from "./drawings/tile-seeds.ts";
import { siteFacts } from "./facts/make-site-facts.ts";
import { closingDays } from "./hours/closing-days.ts";
import { siteInput } from "./input/make-site-input.ts";
import { policy } from "./policy.ts";
import { siteReport } from "./report/site-report.ts";
import { siteFiles } from "./site-files.ts";
import { structuredData } from "./structured-data/structured-data.ts";
import { triedOut } from "./tried-out.ts";

/** What a build asks of this site beside its pages. */
export const siteHooks: SiteHooks = {
  facts: siteFacts,
  input: siteInput,
  seeds: tileSeeds,
  structuredData,
  socialImages,
  files: siteFiles,
  marks: documentMarks,
  policy,
  server: serverFiles,
  decisions,
  publication: (settings, source) => {
    const site = settings as SiteSettings;
    return { problems: lostMessages({ site, source }), email: site.legal.email };
  },
  dates: closingDays,
  triedOut,
  report: siteReport,
};
