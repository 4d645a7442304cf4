import { COOKIE_LIFETIME_DAYS, type ConsentConfiguration, STORAGE_NAME } from "../core/configuration.ts";
import { decisionAmong } from "../core/stored-consents.ts";
import { deleteCookie, readCookies, writeCookie } from "./page-cookies.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type ConsentStore = ReturnType<typeof openConsentStore>;

/**
 * The cookie of a document that keeps the decision. Where the browser refuses, it reads as empty and forgets what is
 * written.
 */
export function openConsentStore(configuration: ConsentConfiguration, document: Document) {
  const values = () => readCookies(document).flatMap(({ name, value }) => (name === STORAGE_NAME ? [value] : []));
  const read = () => decisionAmong(configuration, values());
  const clear = () => deleteCookie(document, STORAGE_NAME);
  const write = (value: string) => {
    const expires = new Date(Date.now() + COOKIE_LIFETIME_DAYS * DAY_MS).toUTCString();
    const cookie = `${STORAGE_NAME}=${value}; expires=${expires}; path=/; SameSite=Lax`;
    writeCookie(document, cookie);
    if (values().length < 2) return;
    // Others lie on other paths and domains, which a page cannot see. Ours may go with them.
    clear();
    writeCookie(document, cookie);
  };
  return {
    /** The stored value as it is, or undefined; where several are visible, the one of `decisionAmong`. */
    read,
    /** Stores a value, and leaves no other one visible. */
    write,
    /** Leaves no value visible but the one that is read. */
    tidy: () => {
      const value = read();
      if (value !== undefined && values().length > 1) write(value);
    },
    clear,
  };
}
