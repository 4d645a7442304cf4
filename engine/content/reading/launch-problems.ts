/** What the owner has to decide before the site goes online. */
import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import {
  type ConsentServiceSettings,
  isOnAtOnce,
  isPreticked,
  offeredConsentServices,
  withFontSheet,
} from "../consent/consent-services.ts";
import type { ConsentServiceInText } from "../model/content.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import type { Problem } from "../source/problem.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** The settings of a site, the file they are from, and the consent services that its texts show something of. */
export interface ConsentSettings {
  readonly site: SiteConfiguration;
  readonly source: YamlSource;
  readonly inTexts: readonly ConsentServiceInText[];
}

/** What sends every visitor's address to another host before any decision (D11). */
export function earlyRequests({ site, source, inTexts }: ConsentSettings): Problem[] {
  return site.consent.services.flatMap((service, index): Problem | Problem[] => {
    const fonts = withFontSheet(service, site);
    const files = inTexts.filter((text) => text.service === service.name).map(({ file }) => file);
    const addresses = [...(fonts ? [site.fonts.stylesheet] : []), ...(service.scripts ?? [])];
    const [what, ...others] = new Set([...addresses.map((address) => new URL(address).host), ...files]);
    if (!isOnAtOnce(service, site) || what === undefined) return [];
    const at = {
      file: source.file,
      line: source.lineAt(fonts ? ["fonts", "stylesheet"] : ["consent", "services", index]),
    };
    const values = { service: service.name, where: others.length === 0 ? what : `${what} + ${others.length}` };
    return fonts
      ? { ...at, id: "fonts-too-early", values: { ...values, write: "stylesheet: self" } }
      : { ...at, id: "service-too-early", values: { ...values, other: "required: false", write: "optOut: false" } };
  });
}

/** What makes a consent void (D18). */
export function invalidConsents({ site, source, inTexts }: ConsentSettings): Problem[] {
  const offered = offeredConsentServices(site, new Set(inTexts.map(({ service }) => service)));
  return offered
    .filter((service) => isPreticked(service, site) && !isOnAtOnce(service, site))
    .map((service) => ({
      file: source.file,
      line: source.lineAt(pathOfDefault(service, site)),
      id: "ticked-beforehand",
      values: { service: service.name, write: "default: false" },
    }));
}

/**
 * A form that would always fail: the site goes to a host of files (a folder to upload, a branch), and its form to that
 * host's own address, where nothing takes messages. An address in full says where a server does.
 */
export function lostMessages({ site, source }: Pick<ConsentSettings, "site" | "source">): Problem[] {
  const { folder, git } = site.publish ?? {};
  if ((folder ?? git) === undefined || site.contact.endpoint !== CONTACT_PATH) return [];
  const line = source.lineAt(["contact", "endpoint"]);
  return [{ file: source.file, line, id: "form-without-server", values: { write: 'endpoint: ""' } }];
}

function pathOfDefault(service: ConsentServiceSettings, { consent }: SiteConfiguration): (string | number)[] {
  if (service.default === undefined) return ["consent", "default"];
  return ["consent", "services", consent.services.indexOf(service), "default"];
}
