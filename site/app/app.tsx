import "./styles/styles.css";
import type { ReactNode } from "react";
import { withOwnMessages } from "../routes/own-messages.ts";
import type { LocaleData, PageContext } from "../routes/page-data.ts";
import { LocaleProvider } from "./locale-context.tsx";
import { PageProvider } from "./page-context.tsx";
import { PageText } from "./shell/page-text.tsx";
import { Shell } from "./shell/shell.tsx";

interface ShownProps {
  /** What the pages of the locale share. */
  readonly localeData: LocaleData;
  readonly page: PageContext;
  readonly children: ReactNode;
}

/** Everything a visitor sees: the shell for the page that is shown, and pages in its midst, each in an `AppPage`. */
export function App({ localeData, page, children }: ShownProps) {
  return (
    <LocaleProvider data={localeData}>
      <PageProvider page={page}>
        <Shell>{children}</Shell>
      </PageProvider>
    </LocaleProvider>
  );
}

/** What a page's view is rendered below: contexts of its own, so that it can be rendered before the shell shows it. */
export function AppPage({ localeData, page, children }: ShownProps) {
  return (
    <LocaleProvider data={withOwnMessages(localeData, page)}>
      <PageProvider page={page}>
        <PageText>{children}</PageText>
      </PageProvider>
    </LocaleProvider>
  );
}

/**
 * Where a page stands. One that is ahead of its time is laid out below the page that is shown, in no height: nobody sees
 * or hears it, and to be shown it only has to be given its height.
 */
export function PagePlace({ ahead, children }: { readonly ahead: boolean; readonly children: ReactNode }) {
  return <div {...(ahead && { className: "ahead web-fonts", "aria-hidden": true })}>{children}</div>;
}
