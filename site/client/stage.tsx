import { type ReactElement, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App, type PlacedPage } from "../app/app.tsx";
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
  /**
   * Renders a screen ahead of its time, in slices, and has it laid out unseen: if it is shown next, it is there already.
   * There is one at a time; undefined removes it. Its effects run before it is shown.
   */
  prerender(screen: Screen | undefined): void;
}

/** A screen at its place. Its element stays the same: given that again, React has nothing to render. */
interface Scene extends PlacedPage {
  readonly screen: Screen;
}

/**
 * Takes over the server's HTML with the screen it was made from, in slices that leave the browser free for the visitor
 * (conformance row P8).
 *
 * @param retry what the error page offers when a screen cannot be rendered
 */
export async function mount(container: Element, first: Screen, retry: () => void): Promise<Stage> {
  const sceneOf = (screen: Screen): Scene => ({
    screen,
    key: screen.retry ? "error" : screen.context.path,
    element: <ScreenView screen={screen} retry={retry} />,
  });
  let shown = sceneOf(first);
  let ahead: Scene | undefined;
  let whenShown = () => {};
  const view = () => <StageView {...{ shown, ahead, whenShown }} />;

  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    startTransition(() => {
      whenShown = () => resolve(created);
      const created = hydrateRoot(container, view());
    });
  });
  return {
    show: (screen) =>
      new Promise((resolve) => {
        shown = ahead?.screen.context === screen.context ? ahead : sceneOf(screen);
        ahead = undefined;
        whenShown = resolve;
        flushSync(() => root.render(view()));
      }),
    prerender(screen) {
      const wanted = screen?.context.path === shown.screen.context.path ? undefined : screen;
      if (wanted === ahead?.screen) return;
      ahead = wanted && sceneOf(wanted);
      // What is removed must be gone before the browser does what a key asks for: the focus could move into it.
      const start = wanted ? startTransition : flushSync;
      start(() => root.render(view()));
    },
  };
}

interface StageViewProps {
  readonly shown: Scene;
  readonly ahead: Scene | undefined;
  readonly whenShown: () => void;
}

function StageView({ shown, ahead, whenShown }: StageViewProps): ReactElement {
  useLayoutEffect(whenShown, [whenShown]);
  const { context, localeData } = shown.screen;
  return <App localeData={localeData} page={context} shown={shown} ahead={ahead} />;
}
