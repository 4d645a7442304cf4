import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { YES_OR_NO } from "#engine/content/source/validate.ts";
import { NO_COLORS } from "#engine/content/theme/colors.ts";
import { themeSchema } from "#engine/content/theme/theme-schema.ts";
import type { Site } from "#engine/define-site.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { inOwnerLanguage, type OwnerText } from "#engine/i18n/owner-text.ts";
import { wordsOf } from "#engine/pages/definition/fields.ts";
import type { SchemaId } from "../contract/forms.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";
import { contentSchemas } from "./site-forms.ts";

/**
 * The JSON schema (draft 07) of each kind of file, by the name of the schema's file: text editors use it while the
 * owner's files are written. It takes what the build takes, which is more than the types say: numbers for texts, "oui"
 * for true.
 */
export function fileSchemas(site: Site, locales: readonly Locale[]): Readonly<Record<string, JsonGroup>> {
  const schemas: [string, v.GenericSchema][] = Object.entries({
    ...contentSchemas(site, locales),
    theme: themeSchema(site.colors ?? NO_COLORS),
  });
  const made = schemas.map(([id, schema]): [string, JsonGroup] => {
    // Checks that JSON Schema has no words for are the build's to make.
    const plain = toJsonSchema(schema, CONVERSION) as unknown as JsonGroup;
    return [schemaFile(id as SchemaId), understood(plain)];
  });
  return Object.fromEntries(made);
}

const CONVERSION: ConversionConfig = {
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => withOwnTexts(jsonSchema, valibotAction),
};

/** The schema of a field with the words that stand beside it, by an action of the field's own schema. */
function withOwnTexts(schema: JsonSchema, action: unknown): JsonSchema | undefined {
  const words = wordsOf(action);
  if (words === undefined) return undefined;
  const { label, hint, choices } = words;
  const said = (text: OwnerText) => inOwnerLanguage(text, "en", {}, "\u202f");
  // The action itself has been copied into the schema.
  const plain = Object.fromEntries(Object.entries(schema).filter(([key]) => !(key in words)));
  if (choices !== undefined)
    return { anyOf: Object.entries(choices).map(([word, text]) => ({ const: word, title: said(text) })) };
  return { ...(label && { title: said(label) }), ...(hint && { description: said(hint) }), ...plain };
}

/** The name of a schema's file. */
export function schemaFile(id: SchemaId): string {
  return `${id.replace("/", "-")}.json`;
}

/** A schema that takes what `validate` understands, in all of its parts. */
function understood(schema: JsonGroup): JsonGroup {
  const { properties, items, additionalProperties } = schema;
  const inner = (value: Json) => (isGroup(value) ? understood(value) : value);
  return {
    ...schema,
    ...asUnderstood(schema),
    ...(isGroup(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, inner(value)])),
    }),
    ...(items !== undefined && { items: inner(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
  };
}

/** The type of a value and the others that `validate` understands in its place. */
function asUnderstood({ type, format, pattern, enum: choices }: JsonGroup): JsonGroup {
  if (type === "boolean") return { type: ["boolean", "string"], pattern: yesOrNo };
  if (type === "integer") return { type: ["integer", "string"], pattern: "^\\d+$" };
  if (type !== "string" || choices !== undefined || format !== undefined) return {};
  if (typeof pattern !== "string") return { type: ["string", "number", "boolean"] };
  // Not judged: our patterns, on four digits.
  return new RegExp(pattern).test("2026") ? { type: ["string", "integer"], minimum: 0 } : {};
}

/** The words for yes and no, in large and small letters: JSON Schema has no flag for that. */
const yesOrNo = `^\\s*(?:${Object.keys(YES_OR_NO).map(inAnyCase).join("|")})\\s*$`;

function inAnyCase(word: string): string {
  return [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("");
}
