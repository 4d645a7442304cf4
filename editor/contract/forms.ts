/** The forms of files. */
import type { InSiteLanguages, Json } from "./values.ts";

/** Which schema and which form a file has. Every page has its own: "page/home". */
export type SchemaId = "site" | "tags" | "theme" | "messages" | "post" | `page/${string}`;

/** `GET /api/forms`: of each file that has one. */
export type Forms = Readonly<Partial<Record<SchemaId, Shape>>>;

/** A value as a form shows it; its words are in the owner's language. */
export type Shape = {
  readonly title?: string | undefined;
  /** What it is for. */
  readonly hint?: string | undefined;
} /** Its properties are in the order of the form. */ & (
  | { readonly kind: "group"; readonly properties: readonly Property[] }
  | {
      readonly kind: "list";
      readonly item: Shape;
      readonly needsOne?: boolean;
      /** Whether something else than nothing holds where it is left out, such as the places that link to a page. */
      readonly hasUsual?: boolean;
    }
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

/** A property of a group. */
export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  /** Whether most owners never touch it. */
  readonly rare: boolean;
  /** Whether the operator alone may set it. */
  readonly isOperators?: boolean;
  /** Whether it is the text in a language of the site. */
  readonly isLanguage: boolean;
  /** Where visitors see it, of a text that stands in many places. */
  readonly place: string | undefined;
}

/** A word of the file, and what people call it. */
export type Option = readonly [word: string, title: string];

/** How a text is edited: in one line or several, with bold and links or with paragraphs too. */
export type Widget = "line" | "text" | "markdown-line" | "markdown" | "date" | "time" | "url" | "email" | "slug";

/**
 * What something that is added begins with: all that it needs, and no more. A list in which something is usual begins empty.
 *
 * @param textOf gives what its texts say
 */
export function emptyValue(shape: Shape, textOf: (widget: Widget) => string = () => ""): Json {
  switch (shape.kind) {
    case "group": {
      const begun = shape.properties.filter(
        ({ required, shape: of }) => required || (of.kind === "list" && of.hasUsual),
      );
      return Object.fromEntries(begun.map((property) => [property.name, emptyValue(property.shape, textOf)]));
    }
    case "list":
      return shape.needsOne ? [emptyValue(shape.item, textOf)] : [];
    case "tags":
      return [];
    case "map":
      return {};
    case "yes-no":
      return false;
    case "number":
      return shape.from;
    case "choice":
      return shape.options[0]?.[0] ?? "";
    case "picture":
      return "";
    default:
      return textOf(shape.widget);
  }
}
