import { toJsonSchema } from "@valibot/to-json-schema";
import { pageSchema } from "#engine/content/model/page-schemas.ts";
import { typedLine } from "#engine/content/text/typed-text.ts";
import type { AnyPage } from "#engine/pages/definition/define-page.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, isList, type JsonGroup } from "../files/yaml/json-values.ts";
import { reader } from "./content-schemas.ts";

/**
 * The settings that a page begins with: all that it needs, its title for each text and the first of what can be chosen. A list
 * has the items that it needs; one in which something is usual, such as the places that link to a page, begins empty.
 */
export function blankSettings(page: AnyPage, title: string): JsonGroup {
  const schema = toJsonSchema(pageSchema(page, reader), { errorMode: "ignore" }) as unknown as JsonGroup;
  return blankGroup(schema, title);
}

function blankGroup({ properties, required }: JsonGroup, title: string): JsonGroup {
  const needed = isList(required) ? required : [];
  const entries = Object.entries(isGroup(properties) ? properties : {}).flatMap(([key, schema]) => {
    if (!isGroup(schema)) return [];
    if (needed.includes(key)) return [[key, blankValue(schema, title)] as const];
    return isList(schema.default) ? [[key, []] as const] : [];
  });
  return Object.fromEntries(entries);
}

function blankValue(schema: JsonGroup, title: string): Json {
  const { type, enum: choices, minimum, items, minItems, widget } = schema;
  if (isList(choices)) return choices[0] ?? title;
  switch (type) {
    case "object":
      return blankGroup(schema, title);
    case "array":
      return minItems !== undefined && isGroup(items) ? [blankValue(items, title)] : [];
    case "integer":
      return minimum ?? 1;
    default:
      return /^markdown/.test(String(widget)) ? typedLine(title) : title;
  }
}
