import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../contract/values.ts";

export type JsonGroup = { readonly [key: string]: Json };

export function isGroup(value: Json | undefined): value is JsonGroup {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether two values say the same; the order of a group's entries says nothing. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return isDeepStrictEqual(a, b);
}
