/** What renders the site's documents: bundled for the build, and for the server that answers a rejected message. */
import type { ComponentProps } from "react";
import { ConsentPlace } from "#consent/client/site-banner.tsx";
import { type ContactPages, rejectedMessageRenderer } from "#contact/build/rejected-message-page.ts";
import { createRenderApp } from "#engine/build/render/render-app.tsx";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { Sprite } from "../components/drawings/icons.tsx";
import { consentLooks } from "../components/text/consent.tsx";
import { viewModule } from "../pages/views.ts";
import { shellComponents } from "../shell/shell.tsx";

export const renderApp = createRenderApp({ viewModule, components: shellComponents, Before });

function Before({ localeData, ...symbols }: ComponentProps<typeof Sprite> & { readonly localeData: LocaleData }) {
  return (
    <>
      <Sprite {...symbols} />
      <ConsentPlace localeData={localeData} looks={consentLooks} />
    </>
  );
}

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export const contactPageRenderer = (pages: ContactPages) => rejectedMessageRenderer(renderApp, pages);
