import type { BrowserContextOptions } from "playwright-core";
import { inject } from "vitest";

/** Options of a visitor who refused what is optional on an earlier visit: no banner stands on the pages of `origin`. */
export function answeredConsent(origin = inject("origin")): Pick<BrowserContextOptions, "storageState"> {
  const cookie = {
    name: "klaro",
    value: encodeURIComponent(JSON.stringify({ "web-fonts": true, analytics: false, map: false })),
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  };
  return { storageState: { cookies: [cookie], origins: [] } };
}
