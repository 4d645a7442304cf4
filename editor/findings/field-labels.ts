import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { JsonSchema, SchemaId, Schemas } from "../contract/schemas.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import { formSchemas } from "../schemas/form-schemas.ts";

/** What the form of a site calls the fields on the way to one. @param names as the build names them: ["staff", "france", "phones", "1"] */
export function labelsOf(
  site: Site,
  id: SchemaId,
  names: readonly string[],
  language: OwnerLanguage,
): readonly string[] {
  let schema: JsonSchema | undefined = formsIn(site, language)[id];
  return names.map((name) => {
    const inner: JsonSchema | undefined = schema && within(schema, name);
    schema = inner;
    if (isLocale(site, name)) return languageName(name, ownerWritings[language]);
    return typeof inner?.title === "string" && !/^\d+$/.test(name)
      ? inner.title
      : daysInWords(name, ownerWritings[language]);
  });
}

/** The schema of a named value, or of an item, whichever of several possibilities has it. */
function within(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const own = isGroup(properties) ? properties[name] : undefined;
  const others = [...(isList(anyOf) ? anyOf : []), ...(isList(oneOf) ? oneOf : [])].filter(isGroup);
  const found = own ?? (/^\d+$/.test(name) ? items : undefined) ?? additionalProperties;
  if (isGroup(found)) return found;
  return others.map((other) => within(other, name)).find((inner) => inner !== undefined);
}

const made = new WeakMap<Site, Map<OwnerLanguage, Schemas>>();

function formsIn(site: Site, language: OwnerLanguage): Schemas {
  const ofSite = made.get(site) ?? new Map<OwnerLanguage, Schemas>();
  const forms = ofSite.get(language) ?? formSchemas({ site, language, locales: Object.keys(site.languages), tags: [] });
  made.set(site, ofSite.set(language, forms));
  return forms;
}
