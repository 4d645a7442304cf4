import type { ReactNode } from "react";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { withOwnMessages } from "#engine/pages/data/own-messages.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { LocaleProvider } from "../context/locale-context.tsx";
import { PageProvider } from "../context/page-context.ts";
import { PageText } from "./page-text.tsx";
import { Shell } from "./shell.tsx";

interface AppProps {
  /** What the pages of the locale share. */
  readonly localeData: LocaleData;
  readonly page: PageContext;
  /** Usually an `AppPage`. */
  readonly children: ReactNode;
}

/** Everything a visitor sees: the shell and the page in it; the same tree in Node and in the browser. */
export function App({ localeData, page, children }: AppProps) {
  return (
    <LocaleProvider data={localeData}>
      <PageProvider value={page}>
        <Shell>{children}</Shell>
      </PageProvider>
    </LocaleProvider>
  );
}

/** Wraps a page's view: its messages are those of the locale and its own. */
export function AppPage({ localeData, page, children }: AppProps) {
  return (
    <LocaleProvider data={withOwnMessages(localeData, page)}>
      <PageText>{children}</PageText>
    </LocaleProvider>
  );
}
