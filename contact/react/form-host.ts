import type { ReactNode } from "react";
import type { ContactField } from "../message/contact-fields.ts";

/** What the page that the form stands in gives to each of its parts. */
export interface FormHost {
  /** What the form says beside its errors, in the page's language. */
  readonly texts: {
    /** What screen readers call the form. */
    readonly form: string;
    /** What has to be filled in. */
    readonly needed: string;
    readonly fields: Readonly<Record<ContactField, Readonly<Record<"label" | "placeholder", string>>>>;
    /** Label of the field that only programs fill in, for who reads the page without its styles. */
    readonly leaveEmpty: string;
    readonly send: string;
    /** Heading of what is wrong. */
    readonly notSentYet: string;
    readonly retry: string;
    /** Beside `retry`: another way to reach whom the form is for. */
    readonly instead: ReactNode;
    readonly sentTitle: string;
    readonly sent: string;
    readonly writeAnother: string;
  };
  /** Classes of the page: of its buttons, and of what else is drawn as everywhere on it. */
  readonly classes: {
    readonly button: string;
    readonly otherButton: string;
    /** Parts below each other, with space between them. */
    readonly stack: string;
    /** Parts beside each other. */
    readonly row: string;
    readonly hint: string;
    /** Of the field that only programs fill in: it takes no room, and can be filled in. */
    readonly hidden: string;
  };
}
