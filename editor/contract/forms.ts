/** The forms of files. */
import type { InSiteLanguages } from "./values.ts";

/** Which schema and which form a file has. Every page has its own: "page/home". */
export type SchemaId = "site" | "tags" | "theme" | "messages" | "post" | `page/${string}`;

/** `GET /api/forms`: of each file that has one. */
export type Forms = Readonly<Partial<Record<SchemaId, Shape>>>;

/** A value as a form shows it; its words are in the owner's language. */
export type Shape = Named &
  /** Its properties are in the order of the form. */
  (
    | { readonly kind: "group"; readonly properties: readonly Property[] }
    | { readonly kind: "list"; readonly item: Shape }
    /** Values under names of the owner's own choice; the names of a week are days. */
    | { readonly kind: "map"; readonly item: Shape; readonly isWeek: boolean }
    | { readonly kind: "choice"; readonly options: readonly Option[] }
    | { readonly kind: "tags" | "picture" | "yes-no" }
    | { readonly kind: "number"; readonly from: number }
    | {
        readonly kind: "text";
        readonly widget: Widget;
        /** What holds in each language where an optional text is left empty. */
        readonly usual?: InSiteLanguages | undefined;
      }
  );

interface Named {
  readonly title?: string | undefined;
  /** What it is for. */
  readonly hint?: string | undefined;
}

/** A property of a group. */
export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  /** Whether most owners never touch it. */
  readonly rare: boolean;
  /** Whether it is the text in a language of the site. */
  readonly isLanguage: boolean;
  /** Where visitors see it, of a text that stands in many places. */
  readonly place: string | undefined;
}

/** A word of the file, and what people call it. */
export type Option = readonly [word: string, title: string];

/** How a text is edited: in one line or several, with bold and links or with paragraphs too. */
export type Widget = "line" | "text" | "markdown-line" | "markdown" | "date" | "url" | "email" | "slug";
