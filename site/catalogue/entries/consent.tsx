import { ConsentBanner } from "../../consent/ui/consent-banner.tsx";
import type { ConsentControl } from "../../consent/ui/consent-control.ts";
import { ConsentDialog } from "../../consent/ui/consent-dialog.tsx";
import { ConsentLayer } from "../../consent/ui/consent-layer.tsx";
import { ConsentPlaceholder } from "../../consent/ui/consent-placeholder.tsx";
import { PrivacyLink } from "../../consent/ui/privacy-link.tsx";
import { ServiceSwitch } from "../../consent/ui/service-switch.tsx";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { Entry } from "../specimen.ts";

const nothing = () => {};
const WINDOW = { height: 720 };

/** What asks for consent, and what waits for it. */
export const consent: readonly Entry[] = [
  {
    name: "Consent banner",
    of: ["consent/ui/consent-banner.tsx", "consent/ui/consent-layer.tsx", "consent/ui/privacy-link.tsx"],
    specimens: ({ localeData }) => {
      const control = controlFor(localeData);
      const banner = { control, onCustomise: nothing, onDecided: nothing };
      return [
        {
          name: "first visit",
          view: <ConsentLayer {...banner} localeData={localeData} dialog={undefined} />,
          frame: WINDOW,
        },
        { name: "services have changed", view: <ConsentBanner {...banner} changed />, frame: WINDOW },
        { name: "link to the legal notice", view: <PrivacyLink /> },
      ];
    },
  },
  {
    name: "Consent dialog",
    of: ["consent/ui/consent-dialog.tsx", "consent/ui/service-switch.tsx"],
    specimens: ({ localeData }) => [
      {
        name: "open",
        view: <ConsentDialog control={controlFor(localeData)} onClose={nothing} />,
        frame: WINDOW,
      },
      {
        name: "switch on, off, required, unknown to the site",
        view: (
          <ul>
            {localeData.site.consent.services.flatMap((texts) =>
              [true, false].map((on) => (
                <ServiceSwitch
                  key={`${texts.name} ${on}`}
                  texts={texts}
                  required={(texts.required ?? false) && on}
                  on={on}
                  onSwitch={nothing}
                />
              )),
            )}
            <ServiceSwitch texts={{ name: "x", title: "x", purposes: [] }} required={false} on onSwitch={nothing} />
          </ul>
        ),
      },
    ],
  },
  {
    name: "Consent placeholder",
    of: ["consent/ui/consent-placeholder.tsx"],
    specimens: () => [
      {
        name: "waiting",
        view: <ConsentPlaceholder service="analytics" title="Passerelle, Porto" source="https://video.example/1" />,
      },
    ],
  },
];

/** A visitor who has decided nothing; what they press changes nothing. */
function controlFor({ site }: LocaleData): ConsentControl {
  const consents = Object.fromEntries(site.consent.services.map(({ name, required }) => [name, required ?? false]));
  const state = { consents, savedConsents: {}, confirmed: false, changed: false, applied: {} };
  return {
    configuration: site.consent,
    subscribe: () => nothing,
    getSnapshot: () => state,
    acceptAll: nothing,
    declineAll: nothing,
    save: nothing,
    change: nothing,
    noticeShown: nothing,
  };
}
