import type { PrivacyManager } from "#consent/browser/privacy-manager.ts";
import { remoteAddressOf } from "#consent/browser/remote-address.ts";
import type { ConsentConfiguration } from "#consent/core/configuration.ts";
import { CONSENT_PATIENCE_MS } from "#engine/client/common/constants.ts";

/**
 * Asks the privacy manager that a script element of the page names, if one does. Its code is loaded for that only.
 */
export function connectPrivacyManager(
  window: Window,
  own: ConsentConfiguration,
  log: (message: string, cause: unknown) => void,
) {
  const address = remoteAddressOf(window.document.querySelector<HTMLElement>("script[data-klaro-id]"));
  if (address === undefined) return undefined;
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(new Error(`It took longer than ${CONSENT_PATIENCE_MS} ms.`)), CONSENT_PATIENCE_MS);
  // Who leaves before it has answered is not forgotten: what they decided is recorded by the site's own configuration.
  window.addEventListener("pagehide", () => deadline.abort(new Error("The page was left.")), { once: true });
  const joined = import("./remote-consent.ts").then(({ joinRemoteConsent }) =>
    joinRemoteConsent(address, own, { window, deadline: deadline.signal, log }),
  );
  const withManager = (use: (privacyManager: PrivacyManager, configuration: ConsentConfiguration) => void) =>
    void joined.then(({ privacyManager, configuration }) => use(privacyManager, configuration)).catch(() => {});
  const privacyManager: Pick<PrivacyManager, "record" | "recordShown"> = {
    record: (_, ...decision) => withManager((manager, configuration) => manager.record(configuration, ...decision)),
    recordShown: () => withManager((manager, configuration) => manager.recordShown(configuration)),
  };
  return {
    /** Keeps records until it has answered, and gives them the configuration that holds from then on. */
    privacyManager,
    /** The configuration that holds, once that is known. */
    configuration: joined.then(
      ({ configuration }) => configuration,
      (cause: unknown) => {
        log("The code for the privacy manager could not be loaded; the site's own configuration stands.", cause);
        return own;
      },
    ),
  };
}
