import {
  isOnAtOnce,
  isPreticked,
  offeredServices,
  type Service,
  type ServiceInText,
  withFontSheet,
} from "./consent-services.ts";
import type { Problem } from "./problem.ts";
import type { SiteConfiguration } from "./site-schema.ts";
import type { YamlSource } from "./yaml-source.ts";

/** The settings of a site, the file they are from, and the services that its texts show something of. */
export interface ConsentSettings {
  readonly site: SiteConfiguration;
  readonly source: YamlSource;
  readonly inTexts: readonly ServiceInText[];
}

/** What sends every visitor's address to another host before any choice (D11): allowed, and to be known. */
export function earlyRequests({ site, source, inTexts }: ConsentSettings): Problem[] {
  const early = site.consent.services.filter((service) => isOnAtOnce(service, site));
  return early.flatMap((service) => {
    const reached = [
      ...(withFontSheet(service, site) ? [`the font sheet of ${new URL(site.fonts.stylesheet).host}`] : []),
      ...inTexts.filter((text) => text.service === service.name).map(({ file }) => file),
    ];
    const [first, ...others] = new Set(reached);
    if (first === undefined) return [];
    const what = others.length === 0 ? first : `${first} and ${others.length} more`;
    const fonts = withFontSheet(service, site);
    return problem(
      source,
      fonts ? ["fonts", "stylesheet"] : pathOf(service, site),
      `the service “${service.name}” (${what}) sends every visitor's address to another host before any choice`,
      fonts ? "write “self”, or let visitors refuse the service" : "set required and optOut to false for the service",
    );
  });
}

/** What makes a consent void (D18). */
export function invalidConsents({ site, source, inTexts }: ConsentSettings): Problem[] {
  const asked = offeredServices(site, new Set(inTexts.map(({ service }) => service)));
  return asked.flatMap((service) =>
    isOnAtOnce(service, site) || !isPreticked(service, site)
      ? []
      : problem(
          source,
          service.default === undefined ? ["consent", "default"] : [...pathOf(service, site), "default"],
          `the service “${service.name}” is ticked beforehand, which is no valid consent in France and Portugal (CJEU C-673/17)`,
          "write “default: false”",
        ),
  );
}

function pathOf(service: Service, { consent }: SiteConfiguration): (string | number)[] {
  return ["consent", "services", consent.services.indexOf(service)];
}

function problem(
  { file, lineAt }: YamlSource,
  path: readonly (string | number)[],
  message: string,
  fix: string,
): Problem[] {
  return [{ file, line: lineAt(path), message, fix }];
}
