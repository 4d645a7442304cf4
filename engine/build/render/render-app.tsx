import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ShellComponents } from "../../client/display/react-root.tsx";
import type { PageComponent } from "../../client/loading/loaded-page.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { withoutOwnMessages } from "../../pages/data/own-messages.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { DocumentHead, type DocumentHeadProps } from "./document-head.tsx";

/** The parts of a document that React renders. */
export interface RenderedApp {
  /** Content of the app's root element, which the browser hydrates. */
  readonly app: string;
  /** Content of `<head>`. */
  readonly head: string;
  /** Drawings that the app refers to by id; they are beside the app's root. */
  readonly sprite: string;
}

export type RenderApp = (context: PageContext, localeData: LocaleData, head: DocumentHeadProps) => Promise<RenderedApp>;

/** What a site's pages are rendered with. */
export interface RenderParts {
  readonly viewModule: (routes: Routes, page: string) => (() => Promise<{ readonly Page: PageComponent }>) | undefined;
  readonly components: Pick<ShellComponents, "App" | "AppPage">;
  readonly Sprite: ComponentType<SpriteProps>;
}

interface SpriteProps {
  readonly logo: Drawing;
  readonly locales: readonly Locale[];
}

/** Gives the function that renders a page's head and body. */
export function createRenderApp({ viewModule, components: { App, AppPage }, Sprite }: RenderParts): RenderApp {
  let rendered: { readonly logo: Drawing; readonly locales: readonly Locale[]; readonly sprite: string } | undefined;
  /** The same for every page of a site: rendered once. */
  const sprite = (logo: Drawing, locales: readonly Locale[]) => {
    if (rendered?.logo !== logo || rendered.locales !== locales) {
      rendered = { logo, locales, sprite: renderToStaticMarkup(<Sprite logo={logo} locales={locales} />) };
    }
    return rendered.sprite;
  };
  return async (context, localeData, head) => {
    const { translation } = localeData;
    const { Page } = (await viewModule(translation, context.page)?.()) ?? noView(context.page);
    // What the browser has: a message that does not travel with the page fails here, not there.
    const data = { localeData: withoutOwnMessages(localeData), page: context };
    return {
      app: renderToString(
        <App {...data}>
          <AppPage {...data}>
            <Page content={context.content} />
          </AppPage>
        </App>,
      ),
      head: renderToStaticMarkup(<DocumentHead {...head} />),
      sprite: sprite(head.theme.logo, translation.locales),
    };
  };
}

function noView(page: string): never {
  throw new Error(`The page "${page}" has no view: the site's pages/ has no folder for it with a view.tsx.`);
}
