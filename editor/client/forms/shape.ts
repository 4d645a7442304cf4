import type { JsonSchema } from "../../contract/schemas.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";

/** How a text is edited. */
export type Widget =
  | "line"
  | "text"
  | "markdown-line"
  | "markdown"
  | "date"
  | "tags"
  | "picture"
  | "url"
  | "email"
  | "slug";

/** A property of a group. */
export interface Property {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** Whether most owners never touch it. */
  readonly rare: boolean;
  /** Where visitors see it, of a text that stands in many places. */
  readonly place: string | undefined;
}

/** A word of the file, and what people call it. */
export type Option = readonly [word: string, title: string];

/** A schema as a form sees it. */
export type Shape =
  | { readonly kind: "group"; readonly properties: readonly Property[] }
  | { readonly kind: "list"; readonly item: JsonSchema }
  | { readonly kind: "map"; readonly value: JsonSchema }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  | { readonly kind: "tags" | "picture" | "yes-no" }
  | { readonly kind: "number"; readonly from: number }
  | { readonly kind: "text"; readonly widget: Widget };

/** The shape of a schema. Of several possibilities the first that is more than a fixed word counts. */
export function shapeOf(schema: JsonSchema): Shape {
  const widget = schema["x-widget"] as Widget | undefined;
  if (widget === "tags" || widget === "picture") return { kind: widget };
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices !== undefined) return shapeOfChoices(choices, widget);
  if (Array.isArray(schema.enum))
    return { kind: "choice", options: schema.enum.map((word) => [String(word), String(word)]) };
  switch (schema.type) {
    case "object":
      return objectShape(schema);
    case "array":
      return { kind: "list", item: (schema.items ?? {}) as JsonSchema };
    case "boolean":
      return { kind: "yes-no" };
    case "number":
    case "integer":
      return { kind: "number", from: typeof schema.minimum === "number" ? schema.minimum : 0 };
    default:
      return { kind: "text", widget: widget ?? "line" };
  }
}

/** Whether a group is one text in each of the site's languages. */
export function isPerLanguage(properties: readonly Property[]): boolean {
  return properties.length > 0 && properties.every(({ schema }) => schema["x-language"] === true);
}

/** The value of a new item of a list, or of a new group. */
export function emptyValue(schema: JsonSchema): Json {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case "group": {
      const required = shape.properties.filter((property) => property.required);
      return Object.fromEntries(required.map(({ name, schema }) => [name, emptyValue(schema)]));
    }
    case "list":
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
    default:
      return "";
  }
}

/** The names of a schema for people: its title, else its name. */
export function titleOf(schema: JsonSchema, name: string): string {
  return typeof schema.title === "string" ? schema.title : name;
}

/** The title and the hint of a field. */
export function hintOf(schema: JsonSchema): string | undefined {
  return typeof schema.description === "string" ? schema.description : undefined;
}

/** What holds in a language where an optional text is left empty. */
export function usualText(schema: JsonSchema, language: SiteLanguage | undefined): string | undefined {
  const usual = schema["x-usual"] as Record<SiteLanguage, string> | undefined;
  return language && usual?.[language];
}

function shapeOfChoices(choices: readonly JsonSchema[], widget: Widget | undefined): Shape {
  if (choices.every((choice) => typeof choice.const === "string")) {
    const options = choices.map((choice): Option => [String(choice.const), titleOf(choice, String(choice.const))]);
    return { kind: "choice", options };
  }
  const free = choices.find((choice) => choice.const === undefined) ?? {};
  return shapeOf(widget === undefined ? free : { ...free, "x-widget": widget });
}

function objectShape(schema: JsonSchema): Shape {
  const required = (schema.required ?? []) as readonly Json[];
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, property]) => ({
      name,
      schema: property,
      required: required.includes(name),
      rare: property["x-group"] === "rare",
      place: property["x-place"] as string | undefined,
    }),
  );
  const others = schema.additionalProperties;
  if (properties.length === 0 && typeof others === "object" && others !== null) {
    return { kind: "map", value: others as JsonSchema };
  }
  return { kind: "group", properties };
}
