import "./styles/styles.css";
import type { ReactNode } from "react";
import type { LocaleData, PageContext } from "../routes/page-data.ts";
import { LocaleProvider } from "./locale-context.tsx";
import { PageProvider } from "./page-context.tsx";
import { Shell } from "./shell/shell.tsx";

interface AppProps {
  readonly localeData: LocaleData;
  readonly page: PageContext;
  /** The page's view, rendered below both contexts. */
  readonly view: ReactNode;
}

/** Everything a visitor sees of a page; the same tree in Node and in the browser. */
export function App({ localeData, page, view }: AppProps) {
  return (
    <LocaleProvider data={localeData}>
      <PageProvider page={page}>
        <Shell>{view}</Shell>
      </PageProvider>
    </LocaleProvider>
  );
}
