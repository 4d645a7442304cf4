import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageComponent } from "../../client/loading/loaded-page.ts";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { withoutOwnMessages } from "../../pages/data/own-messages.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { InApp, InAppPage, type ShellComponents } from "../../views/shell.tsx";
import { DocumentHead, type DocumentHeadProps } from "./document-head.tsx";

/** The parts of a document that React renders. */
export interface RenderedApp {
  /** Content of the app's root element, which the browser hydrates. */
  readonly app: string;
  /** Content of `<head>`. */
  readonly head: string;
  /** Elements of the site before the app's root, which React leaves alone; empty where it has none. */
  readonly before: string;
}

/** What it is given says what the document's head does, too. */
export type RenderApp = (document: DocumentHeadProps) => Promise<RenderedApp>;

interface BeforeProps {
  readonly logo: Drawing;
  readonly localeData: LocaleData;
}

/** Gives the function that renders a page's head and body. */
export function createRenderApp({
  viewModule,
  components,
  Before,
}: {
  readonly viewModule: (routes: Routes, page: string) => (() => Promise<{ readonly Page: PageComponent }>) | undefined;
  readonly components: Pick<ShellComponents, "App" | "AppPage">;
  /** What every document has before the app, such as drawings that it refers to by id. */
  readonly Before?: ComponentType<BeforeProps>;
}): RenderApp {
  const rendered = new WeakMap<LocaleData, BeforeProps & { readonly html: string }>();
  /** The same for every page of a language: rendered once. */
  const before = (logo: Drawing, localeData: LocaleData) => {
    if (Before === undefined) return "";
    const known = rendered.get(localeData);
    if (known?.logo === logo) return known.html;
    const html = renderToStaticMarkup(<Before {...{ logo, localeData }} />);
    rendered.set(localeData, { logo, localeData, html });
    return html;
  };
  return async (document) => {
    const { context, localeData, theme } = document;
    const { translation } = localeData;
    const { Page } = (await viewModule(translation, context.page)?.()) ?? noView(context.page);
    // What the browser has: a message that does not travel with the page fails here, not there.
    const data = { components, localeData: withoutOwnMessages(localeData), page: context };
    const shown = (
      <InApp {...data}>
        <InAppPage {...data}>
          <Page content={context.content} />
        </InAppPage>
      </InApp>
    );
    return {
      app: renderToString(shown),
      head: renderToStaticMarkup(<DocumentHead {...document} />),
      before: before(theme.logo, localeData),
    };
  };
}

function noView(page: string): never {
  throw new Error(`The page "${page}" has no view: the site's pages/ has no folder for it with a view.tsx.`);
}
