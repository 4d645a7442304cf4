import {
  type ConsentConfiguration,
  findConsentService,
  initialConsent,
  isOptOut,
  isRequired,
} from "../core/configuration.ts";
import { klaroConfiguration } from "../core/klaro-configuration.ts";
import { createPrivacyManager } from "./privacy-manager.ts";
import type { RemoteAddress } from "./remote-address.ts";

/**
 * Joins the privacy manager at an address. Its configuration decides; what the page's own services do stays
 * the page's word. Where it cannot be had before the deadline, or cannot be used, which is logged, its own stands.
 */
export async function joinRemoteConsent(
  address: RemoteAddress,
  own: ConsentConfiguration,
  {
    window,
    deadline,
    log,
  }: {
    readonly window: Window;
    readonly deadline: AbortSignal;
    readonly log: (message: string, cause: unknown) => void;
  },
) {
  const privacyManager = createPrivacyManager(address, window, log);
  const sent = await privacyManager.loadConfiguration(deadline);
  if (sent === undefined) return { privacyManager, configuration: own };
  try {
    return { privacyManager, configuration: withOwnServices(klaroConfiguration(sent).configuration, own) };
  } catch (cause) {
    log("The privacy manager sent a configuration that cannot be used; the page's own is used.", cause);
    return { privacyManager, configuration: own };
  }
}

/**
 * Of services that the page itself configures, cookies and callback are the page's; one with a callback waits for a decision.
 * One that the privacy manager does not know stays as the page has it: its placeholders ask about it.
 */
function withOwnServices(remote: ConsentConfiguration, own: ConsentConfiguration): ConsentConfiguration {
  const services = remote.services.map((service) => {
    const known = findConsentService(own, service.name);
    if (known === undefined) return service;
    const { cookies, scripts, callback } = known;
    const waits = callback === undefined ? {} : { callback, required: false, optOut: false };
    return { ...service, cookies, scripts, ...waits };
  });
  const unknown = own.services.filter(({ name }) => !findConsentService(remote, name));
  const asOwn = unknown.map((service) => ({
    ...service,
    default: initialConsent(own, service),
    required: isRequired(own, service),
    optOut: isOptOut(own, service),
  }));
  return { ...remote, services: [...services, ...asOwn] };
}
