import { COOKIE_LIFETIME_DAYS, type ConsentConfiguration, STORAGE_NAME } from "../core/configuration.ts";
import { deleteCookie, readCookies, writeCookie } from "./page-cookies.ts";

const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Where the choice is kept. Where the browser refuses, it reads as empty and forgets what is written. */
export interface ConsentStore {
  /** The stored value as it is, or undefined. */
  read(): string | undefined;
  write(value: string): void;
  clear(): void;
}

/** Name under which the choice is stored. */
export function storageNameOf(configuration: ConsentConfiguration): string {
  return configuration.storageName ?? STORAGE_NAME;
}

/** The store that the configuration names; a cookie unless it says otherwise (C10). */
export function openConsentStore(configuration: ConsentConfiguration, window: Window): ConsentStore {
  const name = storageNameOf(configuration);
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
  const {
    cookieDomain: domain,
    cookiePath: path = "/",
    cookieExpiresAfterDays: days = COOKIE_LIFETIME_DAYS,
  } = configuration;
  const values = () => new Set(readCookies(document).flatMap((cookie) => (cookie.name === name ? [cookie.value] : [])));
  const clear = () => {
    deleteCookie(document, name);
    deleteCookie(document, name, { path, domain });
  };
  return {
    read: () => {
      // Two cookies of that name disagree: which is the visitor's is unknown, so there is no choice.
      const [value, other] = values();
      return other === undefined ? value : undefined;
    },
    write: (value) => {
      if (values().size > 1) clear();
      const expires = new Date(Date.now() + days * DAY_IN_MILLISECONDS).toUTCString();
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
