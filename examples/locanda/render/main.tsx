import { ConsentRoot } from "#consent/client/site-placeholder.tsx";
import { type ContactPages, rejectedMessageRenderer } from "#contact/build/rejected-message-page.ts";
import { createRenderApp } from "#engine/build/render/render-app.tsx";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

export const renderApp = createRenderApp({ viewModule, components, Before: ConsentRoot });

export const contactPageRenderer = (pages: ContactPages) => rejectedMessageRenderer(renderApp, pages);
