import type { ComponentType, ReactNode } from "react";
import { AppPage } from "../app/app.tsx";
import { ErrorPage } from "../app/shell/error-page.tsx";
import type { PageProps } from "../routes/page-modules.ts";
import type { PageId } from "../routes/paths.ts";
import { RenderBoundary } from "./render-boundary.tsx";
import type { Screen } from "./screen.ts";

interface ScreenViewProps {
  readonly screen: Screen;
  /** What the error page offers when the screen cannot be rendered. */
  readonly retry: () => void;
}

/** A screen inside the shell: its page, or the error page. */
export function ScreenView({ screen, retry }: ScreenViewProps): ReactNode {
  const { context, localeData, requestedPath } = screen;
  // The loader has checked that the data is of the page that the component belongs to.
  const Page = screen.Page as ComponentType<PageProps<PageId>>;
  const failed = <ErrorPage onRetry={screen.retry ?? retry} />;
  if (screen.retry) return failed;
  return (
    <RenderBoundary of={screen} fallback={failed}>
      <AppPage localeData={localeData} page={context}>
        <Page view={context.view} {...(requestedPath !== undefined && { requestedPath })} />
      </AppPage>
    </RenderBoundary>
  );
}
