import "./styles/styles.css";
import type { ReactNode } from "react";
import { withOwnMessages } from "../routes/own-messages.ts";
import type { LocaleData, PageContext } from "../routes/page-data.ts";
import { LocaleProvider } from "./locale-context.tsx";
import { PageProvider } from "./page-context.tsx";
import { PageText } from "./shell/page-text.tsx";
import { Shell } from "./shell/shell.tsx";

/** A page inside the shell. */
export interface PlacedPage {
  /** Says whether it is the same page that is shown again. */
  readonly key: string;
  /** An `AppPage`, as a rule. */
  readonly element: ReactNode;
}

interface AppProps {
  /** What the pages of the locale share. */
  readonly localeData: LocaleData;
  /** The page that the shell is for. */
  readonly page: PageContext;
  readonly shown: PlacedPage;
  /** A page that is ahead of its time. */
  readonly ahead?: PlacedPage | undefined;
}

/** Everything a visitor sees, and perhaps a page that waits to be seen; the same tree in Node and in the browser. */
export function App({ localeData, page, shown, ahead }: AppProps) {
  return (
    <LocaleProvider data={localeData}>
      <PageProvider page={page}>
        <Shell>
          {[shown, ahead].map(
            (placed) => placed && <Place key={placed.key} element={placed.element} isAhead={placed === ahead} />,
          )}
        </Shell>
      </PageProvider>
    </LocaleProvider>
  );
}

/**
 * Where a page stands. One that is ahead of its time is laid out below the page that is shown, in no height: nobody sees
 * or hears it, and to be shown it only has to be given its height.
 */
function Place({ element, isAhead }: Pick<PlacedPage, "element"> & { readonly isAhead: boolean }) {
  return <div {...(isAhead && { className: "ahead", "aria-hidden": true })}>{element}</div>;
}

/** What a page's view is rendered below: contexts of its own, so that it can be rendered before the shell shows it. */
export function AppPage({
  localeData,
  page,
  children,
}: Pick<AppProps, "localeData" | "page"> & { readonly children: ReactNode }) {
  return (
    <LocaleProvider data={withOwnMessages(localeData, page)}>
      <PageProvider page={page}>
        <PageText>{children}</PageText>
      </PageProvider>
    </LocaleProvider>
  );
}
