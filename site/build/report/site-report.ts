import { join } from "node:path";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { BuildPlace, BuildResult, SiteReport } from "#engine/report/build-result.ts";
import { bannerEvidence, consentSection } from "./consent-evidence.ts";
import { reportWordsIn } from "./report-words.ts";
import { serverFacts, serverNeeds, serverSection } from "./server-report.ts";

/** What the owner's report says of messages and consent. */
export async function siteReport(build: BuildResult, place: BuildPlace, language: OwnerLanguage): Promise<SiteReport> {
  const say = reportWordsIn(language);
  const [server, banners] = await Promise.all([serverFacts(place), bannerEvidence(build, join(place.cache, "report"))]);
  return {
    needs: serverNeeds(server, say),
    sections: [serverSection(server, say), consentSection(banners, build.css, { say, language })],
  };
}
