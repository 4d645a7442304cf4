/** What renders the site's documents: bundled for the build, and for the server that answers a rejected message. */
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { firstVisit } from "#consent/react/consent-control.ts";
import type { ContactPageState } from "#contact/message/contact-form.ts";
import { createRenderApp } from "#engine/build/render/render-app.tsx";
import { type ContactPages, rejectedMessageRenderer } from "../build/contact/rejected-message-page.ts";
import { CONSENT_ROOT_ID } from "../components/consent/consent-placeholder.tsx";
import { Sprite } from "../components/drawings/icons.tsx";
import { LocaleProvider } from "../context/locale-context.tsx";
import type { LocaleData } from "../facts/site-facts.ts";
import { viewModule } from "../pages/views.ts";
import { SiteConsentBanner } from "../shell/consent-banner.tsx";
import { shellComponents } from "../shell/shell.tsx";

export const renderApp = createRenderApp({ viewModule, components: shellComponents, Before });

function Before(symbols: ComponentProps<typeof Sprite>) {
  return (
    <>
      <Sprite {...symbols} />
      <div id={CONSENT_ROOT_ID} />
    </>
  );
}

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export function contactPageRenderer(pages: ContactPages): (state: ContactPageState) => Promise<Buffer> {
  return rejectedMessageRenderer(renderApp, pages);
}

/** Renders the consent banner as a first visitor meets it; empty where there is nothing to choose. Its buttons do nothing. */
export function renderBanner(localeData: LocaleData): string {
  const control = firstVisit(localeData.site.consent);
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <LocaleProvider data={localeData}>
      <SiteConsentBanner control={control} onOpenDialog={nothing} onDecided={nothing} />
    </LocaleProvider>,
  );
}
