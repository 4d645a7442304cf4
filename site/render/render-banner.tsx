import { renderToStaticMarkup } from "react-dom/server";
import { firstVisit } from "#consent/react/consent-control.ts";
import { LocaleProvider } from "../context/locale-context.tsx";
import type { LocaleData } from "../facts/site-facts.ts";
import { SiteConsentBanner } from "../shell/consent-banner.tsx";

/** Renders the consent banner as a first visitor meets it; empty where there is nothing to choose. Its buttons do nothing. */
export const renderBanner: (localeData: LocaleData) => string = (localeData) => {
  const control = firstVisit(localeData.site.consent);
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <LocaleProvider data={localeData}>
      <SiteConsentBanner control={control} onOpenDialog={nothing} onDecided={nothing} />
    </LocaleProvider>,
  );
};
