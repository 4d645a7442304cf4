/** The forms of files. */
import type { Json } from "./values.ts";

/** Which schema a file has: the key of {@link Schemas}. Every page has its own: "page/home". */
export type SchemaId = "site" | "tags" | "gone" | "theme" | "messages" | "post" | `page/${string}`;

/** A JSON Schema (draft 7), whose `title` and `description` are in the owner's language. */
export type JsonSchema = { readonly [key: string]: Json };

/**
 * `GET /api/schemas`. Properties stand in the order of the form. Beside the standard keys, `x-widget` says how a value is edited:
 * "line", "text" (several lines), "markdown-line" (bold, links), "markdown", "date", "tags", "picture", "url", "email", "slug",
 * "week" (a group by days); `x-usual` says, by language, what holds where an optional text is left empty; `x-place` where a text is
 * seen; and `x-group: "rare"` marks what most owners never touch.
 */
export type Schemas = Readonly<Record<SchemaId, JsonSchema>>;
