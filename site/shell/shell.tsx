import { type ReactNode, useMemo } from "react";
import { MAIN_ID } from "#engine/pages/data/page-data.ts";
import { useLocale } from "../context/locale-context.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationStatus } from "./navigation-status.tsx";

// A constant element: React renders again only the parts that read the page or the locale, when these change.
const status = <NavigationStatus />;

/**
 * Header and footer around the page. Each language has its own: where a translation has put elements in the place of texts,
 * React can remove what it rendered, but no longer change a text that stands beside other elements.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
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
