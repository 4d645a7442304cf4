import { type ReactNode, useMemo } from "react";
import { NavigationStatus } from "#engine/client/common/navigation-status.tsx";
import { languageOf } from "#engine/i18n/language.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { MAIN_ID, type PageContext } from "#engine/pages/data/page-data.ts";
import type { ShellComponents } from "#engine/views/shell.tsx";
import { PageHead } from "../components/bands/page-head.tsx";
import { PageProvider, useLocale, useLocaleData, useMessage } from "../context/locale-context.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./page-text.module.css";

interface AppProps {
  readonly page: PageContext;
  /** Usually an `AppPage`. */
  readonly children: ReactNode;
}

/** Everything a visitor sees: the shell and the page in it; the same tree in Node and in the browser. */
function App({ page, children }: AppProps) {
  return (
    <PageProvider value={page}>
      <Shell>{children}</Shell>
    </PageProvider>
  );
}

/**
 * Wraps the page's view. If its text is not translated, a note in the visitor's language says so, and the text is
 * marked with its own language.
 */
function AppPage({ page: { textLocale, textLanguage = "" }, children }: AppProps) {
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

// A constant element: React renders again only the parts that read the page or the locale, when these change.
const status = <NavigationStatus />;

/**
 * Header and footer around the page. Each language has its own: where a translation has put elements in the place of texts,
 * React can remove what it rendered, but no longer change a text that stands beside other elements.
 */
function Shell({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const [header, footer] = useMemo(
    () => [<Header key={`header ${locale}`} />, <Footer key={`footer ${locale}`} />],
    [locale],
  );
  return (
    <>
      {status}
      {header}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

/** Says that a page could not be opened and lets the visitor try again. */
function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessage();
  return (
    <PageHead heading={twoVoices(message("error.title"))} lead={[message("error.text")]}>
      <p>
        <button className="btn" type="button" onClick={onRetry}>
          {message("error.retry")}
        </button>
      </p>
    </PageHead>
  );
}

/** What the engine shows pages with. */
export const shellComponents: ShellComponents = { App, AppPage, ErrorPage };
