import type { ReactNode } from "react";
import type { ContactContent } from "../../../page-data/contact-content.ts";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** The contact page with its form. */
export function Page({ content }: { readonly content: ContactContent }): ReactNode {
  return (
    <ContactWays content={content}>
      <ContactForm rejected={content.rejected} />
    </ContactWays>
  );
}
