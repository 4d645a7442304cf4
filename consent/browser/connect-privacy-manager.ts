import type { ConsentConfiguration } from "../core/configuration.ts";
import type { PrivacyManager, RemoteAddress } from "./remote-consent.ts";

/** How long the privacy manager's configuration may take before the page's own stands. */
const PATIENCE_MS = 3_000;

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
  setTimeout(() => deadline.abort(new Error(`It took longer than ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  // Who leaves before it has answered is not forgotten: what they decided is recorded by the page's own configuration.
  window.addEventListener("pagehide", () => deadline.abort(new Error("The page was left.")), { once: true });
  const joined = import("./remote-consent.ts").then(({ joinRemoteConsent }) =>
    joinRemoteConsent(address, own, window, deadline.signal, log),
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
        log("The code for the privacy manager could not be loaded; the page's own configuration stands.", cause);
        return own;
      },
    ),
  };
}

/**
 * Reads the address from the marks on the page's script element.
 *
 * @returns undefined without `data-klaro-id`: then nothing is remote
 */
export function remoteAddressOf(script: HTMLElement | null): RemoteAddress | undefined {
  const id = script?.getAttribute("data-klaro-id");
  if (script === null || id === undefined || id === null || id === "") return undefined;
  return {
    id,
    apiUrl: (script.getAttribute("data-klaro-api-url") ?? "").replace(/\/$/, ""),
    configurationName: script.getAttribute("data-klaro-config") ?? "default",
  };
}
