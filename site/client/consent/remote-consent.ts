import { createPrivacyManager, type PrivacyManager } from "../../consent/browser/privacy-manager.ts";
import { remoteAddressOf } from "../../consent/browser/remote-request.ts";
import type { ConsentConfiguration } from "../../consent/core/configuration.ts";
import { remoteConfiguration } from "../../consent/core/remote-configuration.ts";

/** What a remote privacy manager brings. */
export interface RemoteConsent {
  readonly privacyManager?: PrivacyManager;
  readonly configuration: ConsentConfiguration;
}

/**
 * Joins the remote privacy manager that a script element names (C13, D16). Its configuration
 * decides; of services that this site knows, the cookies, the scripts and the callback are the site's. Where it cannot be had, or
 * cannot be used, which is logged, the site's own configuration stands.
 */
export async function joinRemoteConsent(
  script: HTMLElement,
  own: ConsentConfiguration,
  window: Window,
  log: (message: string, cause: unknown) => void,
): Promise<RemoteConsent> {
  const address = remoteAddressOf(script);
  if (address === undefined) return { configuration: own };
  const privacyManager = createPrivacyManager(address, window, log);
  const sent = await privacyManager.loadConfiguration();
  if (sent === undefined) return { privacyManager, configuration: own };
  try {
    return { privacyManager, configuration: withOwnServices(remoteConfiguration(sent), own) };
  } catch (cause) {
    log("The privacy manager sent a configuration that cannot be used; the site's own is used.", cause);
    return { privacyManager, configuration: own };
  }
}

function withOwnServices(remote: ConsentConfiguration, own: ConsentConfiguration): ConsentConfiguration {
  const services = remote.services.map((service) => {
    const known = own.services.find(({ name }) => name === service.name);
    if (known === undefined) return service;
    const { cookies, scripts, callback } = known;
    return { ...service, cookies, scripts, callback };
  });
  return { ...remote, services };
}
