import type { Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";

/** The value of a new item of a list, or of a new group. */
export function emptyValue(shape: Shape): Json {
  switch (shape.kind) {
    case "group": {
      const required = shape.properties.filter((property) => property.required);
      return Object.fromEntries(required.map((property) => [property.name, emptyValue(property.shape)]));
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
