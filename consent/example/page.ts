/** Consent on a page of plain HTML, whose own buttons are the banner. */
import { startConsentEngine } from "../browser/consent-engine.ts";
import { createScriptUrlPolicy } from "../browser/script-url-policy.ts";
import { klaroConfiguration } from "../core/klaro-configuration.ts";
import { klaroConfig } from "./klaro-config.ts";

const consent = startConsentEngine({
  ...klaroConfiguration(klaroConfig),
  document,
  scriptUrl: createScriptUrlPolicy(window, []),
  log: (message, cause) => reportError(new Error(message, { cause })),
});

const button = (id: string) => document.getElementById(id);
button("accept")?.addEventListener("click", consent.acceptAll);
button("decline")?.addEventListener("click", consent.declineAll);
button("reset")?.addEventListener("click", consent.reset);

const showBanner = () =>
  document.querySelector("[data-consent=banner]")?.toggleAttribute("hidden", consent.getSnapshot().confirmed);
consent.subscribe(showBanner);
showBanner();
