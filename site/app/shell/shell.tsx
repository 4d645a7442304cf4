import type { ReactNode } from "react";
import { MAIN_ID } from "./element-ids.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationStatus } from "./navigation-status.tsx";
import { PageText } from "./page-text.tsx";

/** What stands around every page, and the page in its midst. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <NavigationStatus />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageText>{children}</PageText>
      </main>
      <Footer />
    </>
  );
}
