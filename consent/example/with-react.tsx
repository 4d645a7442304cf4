/** The same with banner, dialog and placeholders in React. */
import "../react/plain-page.css";
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { startBanner } from "../browser/banner.ts";
import { followConsentClicks } from "../browser/consent-clicks.ts";
import { startConsentEngine } from "../browser/consent-engine.ts";
import { createScriptUrlPolicy } from "../browser/script-url-policy.ts";
import { isRequired } from "../core/configuration.ts";
import { klaroConfiguration } from "../core/klaro-configuration.ts";
import { ConsentBanner } from "../react/consent-banner.tsx";
import { ConsentDialog } from "../react/consent-dialog.tsx";
import { ConsentPlaceholder } from "../react/consent-placeholder.tsx";
import { klaroConfig } from "./klaro-config.ts";

const buttons = { decide: "button", other: "button" };
const privacy = { href: "/privacy.html", text: "Privacy policy" };
const decisions = { acceptAll: "Accept all", declineAll: "Refuse all" };
const consent = startConsentEngine({
  ...klaroConfiguration(klaroConfig),
  document,
  scriptUrl: createScriptUrlPolicy(window, []),
  placeholder: ({ title }, service) => {
    const texts = {
      title,
      blocked: `It comes from another site (${service.title}).`,
      acceptOnce: "Accept once",
      acceptAlways: "Always accept",
      elsewhere: undefined,
    };
    const drawn = document.createDocumentFragment();
    flushSync(() =>
      createRoot(drawn).render(<ConsentPlaceholder service={service.name} texts={texts} buttons={buttons} />),
    );
    return drawn;
  },
  log: (message, cause) => reportError(new Error(message, { cause })),
});

const { configuration } = consent;
const optional = configuration.services.filter((service) => !isRequired(configuration, service));

function Consent() {
  const [isOpen, setOpen] = useState(false);
  const followBanner = useCallback((banner: HTMLElement) => {
    return startBanner(banner, consent, { openDialog: () => setOpen(true), onDecided: () => {} });
  }, []);
  return (
    <>
      <ConsentBanner
        ref={followBanner}
        buttons={buttons}
        texts={{
          ...{ ...decisions, privacy, language: "en", customise: "Customise" },
          title: "Your choices",
          question: `If you accept, we use: ${optional.map(({ title }) => title).join(", ")}. You can change your mind.`,
          changed: "Our services have changed.",
        }}
      />
      {isOpen && (
        <ConsentDialog
          control={consent}
          buttons={buttons}
          services={klaroConfig.services.map(({ name, title, purposes }) => ({ name, title, about: purposes }))}
          texts={{
            ...{ ...decisions, privacy, save: "Save", forget: "Forget my choices", close: "Close" },
            title: "Your choices",
            explanation: "Choose what you accept.",
            nothingOptional: "There is nothing to choose.",
            required: "Always on.",
            acceptedOnce: "On for this page.",
            ownCookie: "Your choice is kept for 120 days.",
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const container = document.getElementById("consent");
if (container) createRoot(container).render(<Consent />);
followConsentClicks(document, {
  openDialog: () => {},
  accept: (service, extent) => (extent === "always" ? consent.acceptAlways(service) : consent.acceptOnce(service)),
});
