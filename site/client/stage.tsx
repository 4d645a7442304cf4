import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App } from "../app/app.tsx";
import { ErrorPage } from "../app/shell/error-page.tsx";
import type { PageProps } from "../routes/page-modules.ts";
import type { PageId } from "../routes/paths.ts";
import { RenderBoundary } from "./render-boundary.tsx";
import type { Screen } from "./screen.ts";

/** Where React shows screens. */
export interface Stage {
  /**
   * Shows a screen, in one go: a visitor waits for it, and slices would let frames in between. Done when it is in the
   * document: at once, or when code that one of its parts waits for has arrived. A screen that is overtaken by another
   * before that is never done, so nothing that follows it happens either.
   */
  show(screen: Screen): Promise<void>;
}

/**
 * Takes over the server's HTML with the screen it was made from, in slices that leave the browser free for the visitor
 * (conformance row P8).
 *
 * @param retry what the error page offers when a screen cannot be rendered
 */
export async function mount(container: Element, first: Screen, retry: () => void): Promise<Stage> {
  const element = (screen: Screen, whenShown: () => void) => (
    <ScreenView screen={screen} whenShown={whenShown} retry={retry} />
  );
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    startTransition(() => {
      const created = hydrateRoot(
        container,
        element(first, () => resolve(created)),
      );
    });
  });
  return {
    show: (screen) =>
      new Promise((resolve) => {
        flushSync(() => root.render(element(screen, resolve)));
      }),
  };
}

interface ScreenViewProps {
  readonly screen: Screen;
  readonly whenShown: () => void;
  readonly retry: () => void;
}

function ScreenView({ screen, whenShown, retry }: ScreenViewProps): ReactNode {
  useLayoutEffect(whenShown, [whenShown]);
  const { context, localeData, requestedPath } = screen;
  const app = (view: ReactNode) => <App localeData={localeData} page={context} view={view} />;
  // The loader has checked that the data is of the page that the component belongs to.
  const Page = screen.Page as ComponentType<PageProps<PageId>>;
  const failed = app(<ErrorPage onRetry={screen.retry ?? retry} />);
  if (screen.retry) return failed;
  return (
    <RenderBoundary of={screen} fallback={failed}>
      {app(<Page key={context.path} view={context.view} {...(requestedPath !== undefined && { requestedPath })} />)}
    </RenderBoundary>
  );
}
