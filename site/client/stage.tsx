import { type ReactElement, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App } from "../app/app.tsx";
import type { Screen } from "./screen.ts";
import { ScreenView } from "./screen-view.tsx";

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
  const view = (screen: Screen, whenShown: () => void) => <StageView {...{ screen, retry, whenShown }} />;
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    startTransition(() => {
      const created = hydrateRoot(
        container,
        view(first, () => resolve(created)),
      );
    });
  });
  return {
    show: (screen) => new Promise((resolve) => flushSync(() => root.render(view(screen, resolve)))),
  };
}

interface StageViewProps {
  readonly screen: Screen;
  readonly retry: () => void;
  readonly whenShown: () => void;
}

function StageView({ screen, retry, whenShown }: StageViewProps): ReactElement {
  useLayoutEffect(whenShown, [whenShown]);
  const { context, localeData } = screen;
  return (
    <App localeData={localeData} page={context}>
      <ScreenView key={screen.retry ? "error" : context.path} screen={screen} retry={retry} />
    </App>
  );
}
