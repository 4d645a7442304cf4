import type { ComponentType, ReactNode } from "react";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { withOwnMessages } from "../pages/data/own-messages.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { LocaleContext } from "./locale-data.ts";

/** What surrounds pages on a site, and what stands in for one that cannot be shown. All of it reads `useLocaleData()`. */
export interface ShellComponents {
  readonly App: ComponentType<ShellProps>;
  /** Around each page, and none around the error page; nothing where it is not given. */
  readonly AppPage?: ComponentType<ShellProps>;
  readonly ErrorPage: ComponentType<{ readonly onRetry: () => void }>;
}

interface ShellProps {
  readonly page: PageContext;
  readonly children: ReactNode;
}

interface ShownProps<Part extends keyof ShellComponents> extends ShellProps {
  readonly components: Pick<ShellComponents, Part>;
  readonly localeData: LocaleData;
}

/** A site's shell around a page; the same tree in Node and in the browser. */
export function InApp({ components: { App }, localeData, ...shown }: ShownProps<"App">): ReactNode {
  return (
    <LocaleContext value={localeData}>
      <App {...shown} />
    </LocaleContext>
  );
}

/** The view of a page in that shell: its messages are those of the language and its own. */
export function InAppPage({ components: { AppPage }, localeData, page, children }: ShownProps<"AppPage">): ReactNode {
  return (
    <LocaleContext value={withOwnMessages(localeData, page)}>
      {AppPage ? <AppPage page={page}>{children}</AppPage> : children}
    </LocaleContext>
  );
}
