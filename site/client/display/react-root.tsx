import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { App, AppPage } from "../../app/app.tsx";
import type { PageProps } from "../../app/pages/page-modules.ts";
import { ErrorPage } from "../../app/shell/error-page.tsx";
import type { PageId } from "../../page-paths/paths.ts";
import type { LoadedPage } from "../loading/loaded-page.ts";
import { KeepVisitorState } from "./keep-visitor-state.tsx";
import { RenderBoundary } from "./render-boundary.tsx";

/** React's root for the shell and the page in it. */
export interface ReactRoot {
  /**
   * Shows a page, in one go: a visitor waits for it, and slices would let frames in between. Settles when the page is in
   * the document. A page that is overtaken by another before that never settles, so nothing that follows it happens.
   *
   * @throws what broke the shell; an error in the page's view shows the error page in its place
   */
  show(page: LoadedPage): Promise<void>;
}

/**
 * Hydrates the document's HTML with the page that it was built from, in slices that leave the browser free for the visitor
 * (P8). What a visitor did to it until then is kept.
 *
 * @param retry what the error page offers
 * @throws what broke the shell
 */
export async function hydratePage(container: Element, first: LoadedPage, retry: () => void): Promise<ReactRoot> {
  let fail: (error: unknown) => void = reportError;

  /** Settles when React has drawn what `start` asks it to draw, or has given up. */
  const drawn = (start: (whenDrawn: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      fail = reject;
      start(() => {
        fail = reportError;
        resolve();
      });
    });
  const view = (page: LoadedPage, whenDrawn: () => void) => (
    <KeepVisitorState container={container}>
      <RootView {...{ page, retry, whenDrawn }} />
    </KeepVisitorState>
  );

  let root: Root | undefined;
  await drawn((whenDrawn) => {
    startTransition(() => {
      root = hydrateRoot(container, view(first, whenDrawn), { onUncaughtError: (error) => fail(error) });
    });
  });
  return {
    show: (page) => drawn((whenDrawn) => flushSync(() => root?.render(view(page, whenDrawn)))),
  };
}

interface RootViewProps {
  readonly page: LoadedPage;
  readonly retry: () => void;
  readonly whenDrawn: () => void;
}

function RootView({ page, retry, whenDrawn }: RootViewProps): ReactNode {
  useLayoutEffect(whenDrawn, [whenDrawn]);
  const { context, localeData } = page;
  return (
    <App localeData={localeData} page={context}>
      <LoadedPageView key={page.kind === "error" ? "error" : context.path} page={page} retry={retry} />
    </App>
  );
}

/** The page's view, or the error page. */
function LoadedPageView({ page, retry }: Pick<RootViewProps, "page" | "retry">): ReactNode {
  const failed = <ErrorPage onRetry={retry} />;
  if (page.kind === "error") return failed;
  const { context, localeData } = page;
  // The loader has checked that the data is of the page that the component belongs to.
  const Page = page.Page as ComponentType<PageProps<PageId>>;
  const requestedPath = page.kind === "not-found" ? page.requestedPath : undefined;
  return (
    <RenderBoundary of={page} fallback={failed}>
      <AppPage localeData={localeData} page={context}>
        <Page content={context.content} {...(requestedPath !== undefined && { requestedPath })} />
      </AppPage>
    </RenderBoundary>
  );
}
