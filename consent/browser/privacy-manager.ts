import type { ConsentConfiguration } from "../core/configuration.ts";
import type { ConsentEvent, Consents } from "../core/consent-state.ts";
import type { RemoteAddress } from "./remote-address.ts";
import { RemoteRequestError, requestRemote, submitRemote } from "./remote-request.ts";

/** Version that this engine gives as its own to a privacy manager: klaro's, whose requests it sends. */
const CONSENT_CLIENT_VERSION = "0.7.8";

const CLIENT_NAME = "klaro:web";

/** Mark that the banner was recorded in this browser session; klaro's key. */
const SHOWN_KEY = "shown-before";

export type PrivacyManager = ReturnType<typeof createPrivacyManager>;

/**
 * Connects to a privacy manager, which keeps configurations and records decisions. No method throws: what fails is logged with its status.
 *
 * @param log called with a `RemoteRequestError`
 */
export function createPrivacyManager(
  address: RemoteAddress,
  window: Window,
  log: (message: string, cause: unknown) => void,
) {
  const failed = (cause: unknown) => log("The privacy manager failed; the page works on without it.", cause);
  const submit = (configuration: ConsentConfiguration, data: ConsentData) => {
    const consent_data = { ...data, config: configuration.id ?? null };
    const body = JSON.stringify({ ...requestOrigin(configuration, window.location), consent_data });
    submitRemote(address, body).catch(failed);
  };
  return {
    /**
     * The configuration of the address's name, as it was sent: asked for by its name, and, where that is answered with an
     * error, looked for among all that are active. Undefined if none is found, which is logged.
     */
    loadConfiguration: async (signal: AbortSignal): Promise<unknown> => {
      const { configurationName: name } = address;
      try {
        return await requestRemote(address, `config.json?name=${encodeURIComponent(name)}`, signal);
      } catch (cause) {
        failed(cause);
        if (!(cause instanceof RemoteRequestError && cause.status === 404)) return undefined;
      }
      const all = await requestRemote(address, "configs.json", signal).catch(failed);
      const found = Array.isArray(all) ? all.find((one) => one?.name === name && one.status === "active") : undefined;
      if (all !== undefined && found === undefined)
        log(`The privacy manager has no active configuration “${name}”: create it there, or name another.`, all);
      return found;
    },
    /** Records a saved decision, with what differs from the one before. */
    record: (configuration: ConsentConfiguration, type: ConsentEvent, consents: Consents, changes: Consents) =>
      submit(configuration, { consents, changes, type }),
    /** Records that the banner was shown, once a browser session. */
    recordShown: (configuration: ConsentConfiguration) => {
      if (wasShown(window)) return;
      submit(configuration, { consents: {}, changes: {}, type: "show" });
    },
  };
}

interface ConsentData {
  readonly consents: Consents;
  readonly changes: Consents;
  readonly type: ConsentEvent | "show";
}

function requestOrigin(configuration: ConsentConfiguration, { pathname, port, hostname, protocol }: Location) {
  const savesPath = configuration.records?.savePathname ?? true;
  return {
    location_data: {
      pathname: savesPath ? pathname : undefined,
      port: port === "" ? 0 : Number(port),
      hostname,
      protocol: protocol.replace(/:$/, ""),
    },
    user_data: { client_version: CONSENT_CLIENT_VERSION, client_name: CLIENT_NAME },
  };
}

/** Also sets the mark. A browser that refuses storage counts each page as the first. */
function wasShown(window: Window): boolean {
  try {
    const shown = window.sessionStorage.getItem(SHOWN_KEY) !== null;
    window.sessionStorage.setItem(SHOWN_KEY, "true");
    return shown;
  } catch {
    return false;
  }
}
