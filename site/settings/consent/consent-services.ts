/** The consent services of `site.yaml`: what each runs, and when. */
import { initialConsent, isOptOut, isRequired } from "#consent/core/configuration.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";

/** The only value of a service's `callback`: it starts and stops the trackers. */
export const ANALYTICS_CALLBACK = "analytics";

/** Whether any tracker has an address. */
export function hasTracker({ analytics }: AskingSettings): boolean {
  return analytics.matomo.url !== "" || analytics.tag.url !== "";
}

/** Whether a provider's font sheet waits for a service. */
export function withFontSheet({ name }: ConsentServiceSettings, { fonts }: AskingSettings): boolean {
  return name === "web-fonts" && fonts.stylesheet !== "self";
}

/** Whether a service has a task of the site's own: it is not for what texts show. */
export function hasTask({ name, callback }: ConsentServiceSettings): boolean {
  return name === "web-fonts" || callback !== undefined;
}

/** Whether a service is on before the visitor has decided. */
export function isOnAtOnce(service: ConsentServiceSettings, { consent }: AskingSettings): boolean {
  return isRequired(consent, service) || (isOptOut(consent, service) && initialConsent(consent, service));
}

/**
 * The consent services that visitors are asked about or told of: of those that can be declined, the ones with something
 * to run.
 *
 * @param embedded names of those that texts show something of
 */
export function offeredConsentServices(site: AskingSettings, embedded: ReadonlySet<string>): ConsentServiceSettings[] {
  return site.consent.services.filter(
    (service) =>
      isRequired(site.consent, service) ||
      embedded.has(service.name) ||
      (service.scripts ?? []).length > 0 ||
      (service.callback === ANALYTICS_CALLBACK && hasTracker(site)) ||
      withFontSheet(service, site),
  );
}
