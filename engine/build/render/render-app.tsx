import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Sprite } from "#site/components/drawings/icons.tsx";
import type { Drawing } from "#site/components/drawings/logo.tsx";
import { viewModule } from "#site/pages/views.ts";
import { App, AppPage } from "#site/shell/app.tsx";
import type { Locale } from "../../i18n/languages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { withoutOwnMessages } from "../../pages/data/own-messages.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { PageId } from "../../pages/paths/paths.ts";
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

/** Renders a page's head and body. */
export const renderApp: RenderApp = async (context, localeData, head) => {
  const { Page } = (await viewModule(context.page)?.()) ?? noView(context.page);
  // What the browser has: a message that does not travel with the page fails here, not there.
  const data = { localeData: withoutOwnMessages(localeData), page: context };
  return {
    app: renderToString(
      <App {...data}>
        <AppPage {...data}>
          <Page content={context.content as never} />
        </AppPage>
      </App>,
    ),
    head: renderToStaticMarkup(<DocumentHead {...head} />),
    sprite: sprite(head.theme.logo, localeData.translation.locales),
  };
};

function noView(page: PageId): never {
  throw new Error(`The page "${page}" has no view: site/pages/ has no folder for it with a view.tsx.`);
}

let rendered: { readonly logo: Drawing; readonly locales: readonly Locale[]; readonly sprite: string } | undefined;

/** The same for every page of a site: rendered once. */
function sprite(logo: Drawing, locales: readonly Locale[]): string {
  if (rendered?.logo !== logo || rendered.locales !== locales) {
    rendered = { logo, locales, sprite: renderToStaticMarkup(<Sprite logo={logo} locales={locales} />) };
  }
  return rendered.sprite;
}
