import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Forms, SchemaId, Shape } from "../contract/forms.ts";
import type { Json } from "../contract/values.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import { siteForms } from "../schemas/site-forms.ts";

/**
 * What the form of a site calls the fields on the way to one.
 *
 * @param names as the build names them: ["staff", "france", "phones", "1"]
 * @param value of the whole file: what its owner has named is called by its text
 */
export function labelsOf(
  site: Site,
  id: SchemaId,
  names: readonly string[],
  language: OwnerLanguage,
  value?: Json,
): readonly string[] {
  let shape: Shape | undefined = formsIn(site, language)[id];
  let inside = value;
  return names.map((name) => {
    const isOwnName = shape?.kind === "map";
    shape = shape && within(shape, name);
    inside = isGroup(inside) ? inside[name] : isList(inside) ? inside[Number(name) - 1] : undefined;
    const text = isOwnName && isGroup(inside) ? inside[language] : undefined;
    if (typeof text === "string" && text !== "") return text;
    if (isLocale(site, name)) return languageName(name, ownerWritings[language]);
    return shape?.title !== undefined && !/^\d+$/.test(name) ? shape.title : daysInWords(name, ownerWritings[language]);
  });
}

/** The shape of a named value, or of an item. */
function within(shape: Shape, name: string): Shape | undefined {
  if (shape.kind === "group") return shape.properties.find((property) => property.name === name)?.shape;
  return shape.kind === "list" || shape.kind === "map" ? shape.item : undefined;
}

const made = new WeakMap<Site, Map<OwnerLanguage, Forms>>();

function formsIn(site: Site, language: OwnerLanguage): Forms {
  const ofSite = made.get(site) ?? new Map<OwnerLanguage, Forms>();
  const forms = ofSite.get(language) ?? siteForms({ site, language, locales: Object.keys(site.languages) });
  made.set(site, ofSite.set(language, forms));
  return forms;
}
