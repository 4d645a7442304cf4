import type { ReactNode } from "react";
import { languageOf } from "#engine/i18n/language.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { withOwnMessages } from "#engine/pages/data/own-messages.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { LocaleProvider, useLocaleData, useMessage } from "../context/locale-context.tsx";
import { PageProvider, usePage } from "../context/page-context.ts";
import styles from "./page-text.module.css";
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

/**
 * Wraps the page's view. If its text is not translated, a note in the visitor's language says so, and the text is
 * marked with its own language.
 */
function PageText({ children }: { readonly children: ReactNode }) {
  const { textLocale, textLanguage = "" } = usePage();
  const { translation } = useLocaleData();
  const message = useMessage();
  if (textLocale === undefined) return children;
  return (
    <>
      <p className={`wrap small ${styles.note}`}>{message("text.in-fallback", { language: textLanguage })}</p>
      <div lang={languageOf(translation, textLocale).tag}>{children}</div>
    </>
  );
}
