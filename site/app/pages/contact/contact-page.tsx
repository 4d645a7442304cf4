import type { ReactNode } from "react";
import type { ContactView } from "../../../page-data/contact-view.ts";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** The contact page with its form. */
export function Page({ view }: { readonly view: ContactView }): ReactNode {
  return (
    <ContactWays view={view}>
      <ContactForm rejected={view.rejected} />
    </ContactWays>
  );
}
