import {
  type ConsentConfiguration,
  findConsentService,
  initialConsent,
  isOptOut,
  isRequired,
} from "../core/configuration.ts";
import type { ConsentEvent } from "../core/consent-verbs.ts";
import { klaroConfiguration } from "../core/klaro-configuration.ts";
import type { Consents } from "../core/stored-consents.ts";

/** Where a privacy manager is, and which of its configurations is meant. */
export interface RemoteAddress {
  readonly id: string;
  /** Origin of its interface, without a slash at the end; empty for this site's own. */
  readonly apiUrl: string;
  readonly configurationName: string;
}

/**
 * Joins the privacy manager at an address. Its configuration decides; what the page's own services do stays
 * the page's word. Where it cannot be had before the deadline, or cannot be used, which is logged, its own stands.
 */
export async function joinRemoteConsent(
  address: RemoteAddress,
  own: ConsentConfiguration,
  window: Window,
  deadline: AbortSignal,
  log: (message: string, cause: unknown) => void,
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
  const submit = (
    configuration: ConsentConfiguration,
    data: {
      readonly consents: Consents;
      readonly changes: Consents;
      readonly type: ConsentEvent | "show";
    },
  ) => {
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

/** A request to a privacy manager that failed. */
export class RemoteRequestError extends Error {
  override readonly name = "RemoteRequestError";
  /** The HTTP status, or 0 where there was no answer. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Asks a privacy manager.
 *
 * @param path within its own part of the interface
 * @returns the answer's JSON
 * @throws {RemoteRequestError} for no answer, an error status, or an answer that is not JSON
 */
async function requestRemote(address: RemoteAddress, path: string, signal: AbortSignal): Promise<unknown> {
  const url = urlOf(address, path);
  const response = await answerOf(url, { signal });
  return response.json().catch((cause: unknown) => {
    throw new RemoteRequestError(`The answer of ${url} is not JSON`, response.status, { cause });
  });
}

/**
 * Gives a record to a privacy manager; it is sent although the page is left. Any 2xx is a success, with a body or without.
 *
 * @throws {RemoteRequestError} for no answer, an error status, or a redirect: a browser may follow it with an empty GET
 */
async function submitRemote(address: RemoteAddress, body: string): Promise<void> {
  // Klaro's own type, which asks no other origin for leave beforehand.
  const headers = { "Content-Type": "text/plain;charset=UTF-8" };
  await answerOf(urlOf(address, "submit"), { method: "POST", headers, body, keepalive: true, redirect: "manual" });
}

function urlOf({ apiUrl, id }: RemoteAddress, path: string): string {
  return `${apiUrl}/v1/privacy-managers/${encodeURIComponent(id)}/${path}`;
}

async function answerOf(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new RemoteRequestError(`No answer from ${url}`, 0, { cause });
  });
  const { ok, status, type } = response;
  if (type === "opaqueredirect") {
    throw new RemoteRequestError(`${url} redirects, so nothing is recorded: give the address that it leads to`, status);
  }
  if (!ok) throw new RemoteRequestError(`${url} answered with status ${status}`, status);
  return response;
}
