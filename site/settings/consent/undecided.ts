/** What the owner has to decide of the consent services before the site goes online. */
import type { ConsentServiceInText } from "#engine/content/model/content.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { consentProblems } from "./consent-problems.ts";
import { isOnAtOnce, isPreticked, offeredConsentServices, withFontSheet } from "./consent-services.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

/** The settings of a site, the file they are from, and the services that its texts show something of. */
export interface AskedInTexts {
  readonly site: AskingSettings;
  readonly source: YamlSource;
  readonly inTexts: readonly ConsentServiceInText[];
}

const say = problemsIn(consentProblems);

/** What sends every visitor's address to another host before any decision (D11). */
export function earlyRequests({ site, source, inTexts }: AskedInTexts): Problem[] {
  return site.consent.services.flatMap((service, index): Problem | Problem[] => {
    const fonts = withFontSheet(service, site);
    const files = inTexts.filter((text) => text.service === service.name).map(({ file }) => file);
    const addresses = [...(fonts ? [site.fonts.stylesheet] : []), ...(service.scripts ?? [])];
    const [what, ...others] = new Set([...addresses.map((address) => new URL(address).host), ...files]);
    if (!isOnAtOnce(service, site) || what === undefined) return [];
    const at = source.at(fonts ? ["fonts", "stylesheet"] : ["consent", "services", index]);
    const values = { service: service.name, where: others.length === 0 ? what : `${what} + ${others.length}` };
    return fonts
      ? { ...at, ...say("fonts-too-early", { ...values, write: "stylesheet: self" }) }
      : { ...at, ...say("service-too-early", { ...values, other: "required: false", write: "optOut: false" }) };
  });
}

/** What makes a consent void (D18). */
export function invalidConsents({ site, source, inTexts }: AskedInTexts): Problem[] {
  const offered = offeredConsentServices(site, new Set(inTexts.map(({ service }) => service)));
  return offered
    .filter((service) => isPreticked(service, site) && !isOnAtOnce(service, site))
    .map((service) => ({
      ...source.at(pathOfDefault(service, site)),
      ...say("ticked-beforehand", { service: service.name, write: "default: false" }),
    }));
}

function pathOfDefault(service: ConsentServiceSettings, { consent }: AskingSettings): (string | number)[] {
  if (service.default === undefined) return ["consent", "default"];
  return ["consent", "services", consent.services.indexOf(service), "default"];
}
