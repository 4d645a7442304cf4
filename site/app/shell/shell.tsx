import type { ReactNode } from "react";
import { MAIN_ID } from "../../page-data/page-data.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationStatus } from "./navigation-status.tsx";

// Always the same elements: of these, React renders again only what asks for the page or the language, when they change.
const status = <NavigationStatus />;
const header = <Header />;
const footer = <Footer />;

/** What stands around every page, and the page in its midst. */
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
