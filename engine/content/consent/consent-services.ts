/** The consent services of `site.yaml`: what each runs, and when. */
import { initialConsent, isRequired } from "#consent/core/configuration.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";

/** A consent service as `site.yaml` describes it. */
export type ConsentServiceSettings = SiteConfiguration["consent"]["services"][number];

/** The only value of a service's `callback`: it starts and stops the trackers. */
export const ANALYTICS_CALLBACK = "analytics";

/** Whether any tracker has an address. */
export function hasTracker({ analytics }: SiteConfiguration): boolean {
  return analytics.matomo.url !== "" || analytics.tag.url !== "";
}

/** Whether a provider's font sheet waits for a service. */
export function withFontSheet({ name }: ConsentServiceSettings, { fonts }: SiteConfiguration): boolean {
  return name === "web-fonts" && fonts.stylesheet !== "self";
}

/** Whether a service cannot be declined. */
export function isAlwaysOn(service: ConsentServiceSettings, { consent }: SiteConfiguration): boolean {
  return isRequired(consent, service);
}

/** Whether a service is on before the visitor has decided. */
export function isOnAtOnce(service: ConsentServiceSettings, site: SiteConfiguration): boolean {
  return isAlwaysOn(service, site) || ((service.optOut ?? site.consent.optOut) === true && isPreticked(service, site));
}

/** Whether the switch of a service stands on yes before the visitor has decided. */
export function isPreticked(service: ConsentServiceSettings, { consent }: SiteConfiguration): boolean {
  return initialConsent(consent, service);
}

/**
 * The consent services that visitors are asked about or told of: of those that can be declined, the ones with something
 * to run.
 *
 * @param embedded names of those that texts show something of
 */
export function offeredConsentServices(
  site: SiteConfiguration,
  embedded: ReadonlySet<string>,
): ConsentServiceSettings[] {
  return site.consent.services.filter(
    (service) =>
      isAlwaysOn(service, site) ||
      embedded.has(service.name) ||
      (service.scripts ?? []).length > 0 ||
      (service.callback === ANALYTICS_CALLBACK && hasTracker(site)) ||
      withFontSheet(service, site),
  );
}
