import { renderToStaticMarkup } from "react-dom/server";
import { startConsents } from "#consent/core/start-consents.ts";
import { ConsentLayer } from "#consent/react/consent-layer.tsx";
import type { LocaleData } from "../../pages/data/locale-data.ts";

export type RenderBanner = (localeData: LocaleData) => string;

/** Renders the consent banner as a first visitor meets it; empty where there is nothing to choose. Its buttons do nothing. */
export const renderBanner: RenderBanner = (localeData) => {
  const configuration = localeData.site.consent;
  const { state } = startConsents(configuration, undefined);
  const nothing = () => undefined;
  const control = {
    configuration,
    subscribe: () => nothing,
    getSnapshot: () => state,
    acceptAll: nothing,
    declineAll: nothing,
    save: nothing,
    change: nothing,
    reset: nothing,
    bannerShown: nothing,
  };
  return renderToStaticMarkup(
    <ConsentLayer
      control={control}
      localeData={localeData}
      dialog={undefined}
      onOpenDialog={nothing}
      onDecided={nothing}
    />,
  );
};
