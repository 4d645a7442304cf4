/** What the owner has to decide of the consent services before the site goes online. */
import type { PublishedSettings } from "#engine/content/model/define-settings.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { consentProblems } from "./consent-problems.ts";
import { isOnAtOnce, isPreticked, offeredConsentServices, withFontSheet } from "./consent-services.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

const say = problemsIn(consentProblems);

/** What sends every visitor's address to another host before any decision (D11). */
export function earlyRequests({ settings, source, inTexts }: PublishedSettings<AskingSettings>): Problem[] {
  return settings.consent.services.flatMap((service, index): Problem | Problem[] => {
    const fonts = withFontSheet(service, settings);
    const files = inTexts.filter((text) => text.service === service.name).map(({ file }) => file);
    const addresses = [...(fonts ? [settings.fonts.stylesheet] : []), ...(service.scripts ?? [])];
    const [what, ...others] = new Set([...addresses.map((address) => new URL(address).host), ...files]);
    if (!isOnAtOnce(service, settings) || what === undefined) return [];
    const at = {
      file: source.file,
      line: source.lineAt(fonts ? ["fonts", "stylesheet"] : ["consent", "services", index]),
    };
    const values = { service: service.name, where: others.length === 0 ? what : `${what} + ${others.length}` };
    return fonts
      ? { ...at, ...say("fonts-too-early", { ...values, write: "stylesheet: self" }) }
      : { ...at, ...say("service-too-early", { ...values, other: "required: false", write: "optOut: false" }) };
  });
}

/** What makes a consent void (D18). */
export function invalidConsents({ settings, source, inTexts }: PublishedSettings<AskingSettings>): Problem[] {
  const offered = offeredConsentServices(settings, new Set(inTexts.map(({ service }) => service)));
  return offered
    .filter((service) => isPreticked(service, settings) && !isOnAtOnce(service, settings))
    .map((service) => ({
      file: source.file,
      line: source.lineAt(pathOfDefault(service, settings)),
      ...say("ticked-beforehand", { service: service.name, write: "default: false" }),
    }));
}

function pathOfDefault(service: ConsentServiceSettings, { consent }: AskingSettings): (string | number)[] {
  if (service.default === undefined) return ["consent", "default"];
  return ["consent", "services", consent.services.indexOf(service), "default"];
}
