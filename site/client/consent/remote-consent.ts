import { createPrivacyManager } from "#consent/browser/privacy-manager.ts";
import type { RemoteAddress } from "#consent/browser/remote-address.ts";
import type { ConsentConfiguration } from "#consent/core/configuration.ts";
import { remoteConfiguration } from "#consent/core/remote-configuration.ts";

type Log = (message: string, cause: unknown) => void;

/**
 * Joins the privacy manager at an address. Its configuration decides; what this site's own services do stays
 * the site's word. Where it cannot be had before the deadline, or cannot be used, which is logged, the site's own stands.
 */
export async function joinRemoteConsent(
  address: RemoteAddress,
  own: ConsentConfiguration,
  { window, deadline, log }: { readonly window: Window; readonly deadline: AbortSignal; readonly log: Log },
) {
  const privacyManager = createPrivacyManager(address, window, log);
  const sent = await privacyManager.loadConfiguration(deadline);
  if (sent === undefined) return { privacyManager, configuration: own };
  try {
    return { privacyManager, configuration: withOwnServices(remoteConfiguration(sent), own) };
  } catch (cause) {
    log("The privacy manager sent a configuration that cannot be used; the site's own is used.", cause);
    return { privacyManager, configuration: own };
  }
}

/**
 * Of services that this site knows, cookies and callback are the site's; one that starts trackers waits for a decision.
 */
function withOwnServices(remote: ConsentConfiguration, own: ConsentConfiguration): ConsentConfiguration {
  const services = remote.services.map((service) => {
    const known = own.services.find(({ name }) => name === service.name);
    if (known === undefined) return service;
    const { cookies, scripts, callback } = known;
    const waits = callback === undefined ? {} : { callback, required: false, optOut: false };
    return { ...service, cookies, scripts, ...waits };
  });
  return { ...remote, services };
}
