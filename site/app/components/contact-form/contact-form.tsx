import type { ReactNode } from "react";
import type { RefusedMessage } from "../../../routes/page-views.ts";
import { FormView } from "./form-view.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  /** The message that the server gave back with the page. */
  readonly refused?: RefusedMessage | undefined;
}

/**
 * The contact form (conformance row L10, ruling D12). Its fields are the browser's own: what was typed before the page
 * came to life, or before an answer, stays. Without JavaScript the browser posts it and the server answers with a page.
 * There is no `maxlength`: it would cut a pasted letter silently, and it counts otherwise than people do.
 */
export function ContactForm({ refused }: ContactFormProps): ReactNode {
  return <FormView {...useContactForm(refused)} />;
}
