import type { ReactNode } from "react";
import { MAIN_ID } from "../../page-data/page-data.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationStatus } from "./navigation-status.tsx";

// Constant elements: React renders again only the parts that read the page or the locale, when these change.
const status = <NavigationStatus />;
const header = <Header />;
const footer = <Footer />;

/** Header and footer around the page. */
export function Shell({ children }: { readonly children: ReactNode }) {
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
