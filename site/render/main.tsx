/** What renders the site's documents: bundled for the build, and for the server that answers a rejected message. */
import type { ComponentProps } from "react";
import { ConsentRoot } from "#consent/client/site-placeholder.tsx";
import { type ContactPages, rejectedMessageRenderer } from "#contact/build/rejected-message-page.ts";
import { createRenderApp } from "#engine/build/render/render-app.tsx";
import { Sprite } from "../components/drawings/icons.tsx";
import { viewModule } from "../pages/views.ts";
import { shellComponents } from "../shell/shell.tsx";

export const renderApp = createRenderApp({ viewModule, components: shellComponents, Before });

function Before(symbols: ComponentProps<typeof Sprite>) {
  return (
    <>
      <Sprite {...symbols} />
      <ConsentRoot />
    </>
  );
}

/** Gives the function by which the server renders the contact page with a message that it rejected. */
export const contactPageRenderer = (pages: ContactPages) => rejectedMessageRenderer(renderApp, pages);
