import { ConsentPlace } from "#consent/client/site-banner.tsx";
import { type ContactPages, rejectedMessageRenderer } from "#contact/build/rejected-message-page.ts";
import { createRenderApp } from "#engine/build/render/render-app.tsx";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";
import { consentLooks } from "../text.tsx";

export const renderApp = createRenderApp({ viewModule, components, Before });

function Before({ localeData }: { readonly localeData: LocaleData }) {
  return <ConsentPlace localeData={localeData} looks={consentLooks} />;
}

export const contactPageRenderer = (pages: ContactPages) => rejectedMessageRenderer(renderApp, pages);
