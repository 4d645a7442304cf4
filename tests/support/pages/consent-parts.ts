import type { BrowserContext, Page } from "playwright-core";
import { type VisitorOptions, visitors } from "../setup/browser.ts";
import { untilHydrated } from "./open-hydrated.ts";

/** Opens visitors who want no motion, with what they see of consent, and the probe of `untilApplied`. */
export function consentVisitors() {
  const open = visitors(({ context }) => addProbe(context));
  return async (options: VisitorOptions = {}) => {
    const visitor = await open({ reducedMotion: "reduce", ...options });
    return { ...visitor, ...consentParts(visitor.page) };
  };
}

/**
 * Puts an element of a required service into each document before its scripts run, for `untilApplied`: the built site
 * has nothing that waits for a service but what a test adds.
 */
async function addProbe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      const probe = Object.assign(document.createElement("link"), { rel: "help" });
      Object.assign(probe.dataset, { name: "web-fonts", href: "#" });
      document.head.append(probe);
    });
  });
}

/** Waits until consent has been applied to the page of a context with a probe. */
export async function untilApplied(page: Page): Promise<void> {
  await page.locator("link[rel=help][href]").waitFor({ state: "attached" });
}

/** Follows the first link to a path where it stands, a closed menu's too, as a hydrated page does: no document is loaded. */
export async function followInApp(page: Page, path: string): Promise<void> {
  await untilHydrated(page);
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`**${path}`);
}

/** The fixed labels of each language. */
export const labels = {
  fr: {
    accept: "Tout accepter",
    refuse: "Tout refuser",
    customise: "Personnaliser",
    save: "Enregistrer mes choix",
    once: "Accepter une fois",
    always: "Toujours accepter",
    footer: "Gestion des cookies",
    forget: "Oublier mes choix",
  },
  en: {
    accept: "Accept all",
    refuse: "Refuse all",
    customise: "Customise",
    save: "Save my choices",
    once: "Accept once",
    always: "Always accept",
    footer: "Cookie management",
    forget: "Forget my choices",
  },
  pt: {
    accept: "Aceitar tudo",
    refuse: "Recusar tudo",
    customise: "Personalizar",
    save: "Guardar as minhas escolhas",
    once: "Aceitar uma vez",
    always: "Aceitar sempre",
    footer: "Gestão de cookies",
    forget: "Esquecer as minhas escolhas",
  },
} as const;

/** What a visitor sees of consent, found by the marks and labels that are fixed. */
export function consentParts(page: Page) {
  // Until it asks it is in the document, hidden.
  const banner = page.locator('[data-consent="banner"]:not([hidden])');
  const dialog = page.locator('[data-consent="dialog"]');
  const footerLink = page.locator("footer a[data-cookie-settings]");
  const decision = (label: string) => dialog.getByRole("button", { name: label, exact: true });
  return {
    banner,
    dialog,
    placeholder: page.locator('[data-consent="placeholder"]'),
    /** The cookie link of the page's footer. */
    footerLink,
    /** A button of the banner. */
    choice: (label: string) => banner.getByRole("button", { name: label, exact: true }),
    /** A button of the dialog. */
    decision,
    /** Opens the dialog from the footer, and answers with one of its buttons. */
    async decideAgain(label: string) {
      await footerLink.click();
      await decision(label).click();
      await dialog.waitFor({ state: "detached" });
    },
    /** A switch of the dialog, by the title of its service. */
    toggle: (service: string) => dialog.getByRole("switch", { name: service }),
  };
}

/** A choice as it is stored (C10). What is not said of the maps in articles is what is said of analytics. */
export function storedChoice(consents: Readonly<Record<string, boolean>>): string {
  const whole = Object.entries(consents).flatMap(([name, consent]) =>
    name === "analytics" && !("map" in consents)
      ? [[name, consent] as const, ["map", consent] as const]
      : [[name, consent] as const],
  );
  return encodeURIComponent(JSON.stringify(Object.fromEntries(whole)));
}

/** The stored value, or undefined. */
export async function storedIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "klaro")?.value;
}
