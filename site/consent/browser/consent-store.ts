import { type ConsentConfiguration, cookieLifetimeDays, storageName } from "../core/configuration.ts";
import { deleteCookie, readCookies, writeCookie } from "./page-cookies.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the decision is kept. Where the browser refuses, it reads as empty and forgets what is written. */
export interface ConsentStore {
  /** The stored value as it is, or undefined. */
  read(): string | undefined;
  write(value: string): void;
  clear(): void;
}

/** The store that the configuration names; a cookie unless it says otherwise (C10). */
export function openConsentStore(configuration: ConsentConfiguration, window: Window): ConsentStore {
  const name = storageName(configuration);
  switch (configuration.storageMethod) {
    case "localStorage":
      return storageStore(name, () => window.localStorage);
    case "sessionStorage":
      return storageStore(name, () => window.sessionStorage);
    default:
      return cookieStore(configuration, name, window.document);
  }
}

function cookieStore(configuration: ConsentConfiguration, name: string, document: Document): ConsentStore {
  const { cookieDomain: domain, cookiePath: path = "/" } = configuration;
  const values = () => new Set(readCookies(document).flatMap((cookie) => (cookie.name === name ? [cookie.value] : [])));
  const clear = () => {
    deleteCookie(document, name);
    deleteCookie(document, name, { path, domain });
  };
  return {
    read: () => {
      // Two cookies of that name disagree: which is the visitor's is unknown, so there is no decision.
      const [value, other] = values();
      return other === undefined ? value : undefined;
    },
    write: (value) => {
      if (values().size > 1) clear();
      const expires = new Date(Date.now() + cookieLifetimeDays(configuration) * DAY_MS).toUTCString();
      const place = `${domain === undefined ? "" : `; domain=${domain}`}; path=${path}`;
      writeCookie(document, `${name}=${value}; expires=${expires}${place}; SameSite=Lax`);
    },
    clear,
  };
}

/** @param open gives the storage; a browser that refuses it throws here already */
function storageStore(name: string, open: () => Storage): ConsentStore {
  return {
    read: () => attempt(() => open().getItem(name)) ?? undefined,
    write: (value) => void attempt(() => open().setItem(name, value)),
    clear: () => void attempt(() => open().removeItem(name)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
