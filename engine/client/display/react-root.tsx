import { Component, type ReactNode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { InApp, InAppPage, type ShellComponents } from "../../views/shell.tsx";
import type { LoadedPage } from "../loading/loaded-page.ts";
import { KeepVisitorState } from "./keep-visitor-state.tsx";

/** React's root for the shell and the page in it. */
export interface ReactRoot {
  /**
   * Shows a page, in one go: a visitor waits for it, and slices would let frames in between.
   *
   * @throws what broke the shell; an error in the page's view shows the error page in its place
   */
  show(page: LoadedPage): Promise<void>;
}

/**
 * Hydrates the document's HTML with the page that it was built from, in slices that leave the browser free for the
 * visitor. What the visitor did to it until then is kept. Where translations and extensions move later what React has to
 * change, the page is drawn anew.
 *
 * @param components the site's
 * @param retry what the error page offers
 * @throws what cannot be rendered; the document is left as it was built
 */
export async function hydratePage(
  container: Element,
  first: LoadedPage,
  components: ShellComponents,
  retry: () => void,
): Promise<ReactRoot> {
  const built = [...container.childNodes];
  const hydration = Promise.withResolvers<void>();
  let onUncaughtError: (error: unknown) => void = hydration.reject;
  let shown = first;
  let root: Root | undefined;
  const view = (page: LoadedPage, retry?: () => void) => (
    <KeepVisitorState container={container}>
      <RootView components={components} page={page} retry={retry} whenMounted={hydration.resolve} />
    </KeepVisitorState>
  );

  startTransition(() => {
    root = hydrateRoot(container, view(first), { onUncaughtError: (error) => onUncaughtError(error) });
  });
  try {
    await hydration.promise;
  } catch (error) {
    leaveAsBuilt(container, built);
    throw error;
  }

  /** @throws what cannot be drawn; React has emptied the root then */
  const draw = (page: LoadedPage) => {
    const errors: unknown[] = [];
    onUncaughtError = (error) => errors.push(error);
    flushSync(() => root?.render(view(page, retry)));
    onUncaughtError = drawShownAnew;
    if (errors.length > 0) throw errors[0];
    shown = page;
  };
  const drawAnew = (page: LoadedPage) => {
    // Elements that others have put around React's stay behind in an empty root.
    container.replaceChildren();
    draw(page);
  };
  const drawShownAnew = (error: unknown) => {
    reportError(error);
    // React is in the midst of its work.
    queueMicrotask(() => drawAnew(shown));
  };
  onUncaughtError = drawShownAnew;

  return {
    async show(page) {
      try {
        draw(page);
      } catch {
        drawAnew(page);
      }
    },
  };
}

/** Gives the visitor the document's own elements back, with what was typed, and without React's listeners. */
function leaveAsBuilt(container: Element, built: readonly Node[]): void {
  const plain = container.cloneNode() as Element;
  plain.append(...built);
  container.replaceWith(plain);
}

interface RootViewProps {
  readonly components: ShellComponents;
  readonly page: LoadedPage;
  /** Offered by the error page; without it, an error in the page's view breaks the shell. */
  readonly retry: (() => void) | undefined;
  readonly whenMounted: () => void;
}

function RootView({ components, page, retry, whenMounted }: RootViewProps): ReactNode {
  useLayoutEffect(whenMounted, [whenMounted]);
  const { context, localeData } = page;
  return (
    <InApp {...{ components, localeData }} page={context}>
      <LoadedPageView key={page.kind === "error" ? "error" : context.path} {...{ components, page, retry }} />
    </InApp>
  );
}

function LoadedPageView({ components, page, retry }: Omit<RootViewProps, "whenMounted">): ReactNode {
  const { ErrorPage } = components;
  const failed = retry && <ErrorPage onRetry={retry} />;
  if (page.kind === "error") return failed;
  const { context, localeData } = page;
  const { Page } = page;
  const requestedPath = page.kind === "not-found" ? page.requestedPath : undefined;
  const shown = <Page content={context.content} {...(requestedPath !== undefined && { requestedPath })} />;
  return (
    <RenderBoundary of={page} fallback={failed}>
      <InAppPage {...{ components, localeData }} page={context}>
        {shown}
      </InAppPage>
    </RenderBoundary>
  );
}

interface RenderBoundaryProps {
  /** The page that is rendered; a new value is a new chance. */
  readonly of: unknown;
  /** Without one, errors go on to React's root. */
  readonly fallback: ReactNode | undefined;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly of: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Shows `fallback` where rendering fails, so that damaged data never leaves an empty page. React logs the error. What the
 * browser refuses is no error of the page: somebody else has moved its elements, and the root draws them anew.
 */
class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<RenderBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: RenderBoundaryProps, state: RenderBoundaryState): RenderBoundaryState | null {
    return props.of === state.of ? null : { of: props.of, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === undefined) return children;
    if (fallback === undefined || failure.error instanceof DOMException) throw failure.error;
    return fallback;
  }
}
