import { isDeepStrictEqual } from "node:util";
import { contentText } from "#engine/content/source/content-files.ts";
import type { Json } from "../contract/values.ts";
import type { Guard } from "../files/content-store.ts";
import { yamlValue } from "../files/yaml/edit-yaml.ts";
import { isGroup } from "../files/yaml/json-values.ts";
import { Refused } from "../words/refused.ts";

/** Settings that name a program, a host to log in to or a folder, by their place in `site.yaml`. */
export const OPERATORS_SETTINGS = ["publish", "contact.endpoint", "consent.services.scripts"];

/**
 * At an address nobody can write what names a program, a host to log in to or a folder: those settings are the operator's, whatever
 * way a change comes. One after which they cannot be read, or before, is refused too: nobody could tell.
 */
export const operatorsAlone: Guard = (path, before, after) => {
  if (path !== "site.yaml") return;
  try {
    if (isDeepStrictEqual(operatorsPart(before), operatorsPart(after))) return;
  } catch {
    throw Refused.because("operators-file-unread", {});
  }
  throw Refused.because("operators-alone", {}, 403);
};

/** What all those settings are. @throws whatever reading YAML throws */
function operatorsPart(file: Uint8Array | string | null): unknown {
  const settings = yamlValue(typeof file === "string" ? file : contentText(file ?? new Uint8Array()));
  return OPERATORS_SETTINGS.map((path) => valuesAt(settings, path.split(".")));
}

/** The values under names, in all entries of a list. */
function valuesAt(value: Json | undefined, [name, ...others]: readonly string[]): readonly Json[] {
  if (name === undefined) return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry: Json) => valuesAt(entry, [name, ...others]));
  return isGroup(value) ? valuesAt(value[name], others) : [];
}
