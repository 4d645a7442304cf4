import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Forms, SchemaId, Shape } from "../contract/forms.ts";
import { siteForms } from "../schemas/site-forms.ts";

/** What the form of a site calls the fields on the way to one. @param names as the build names them: ["staff", "france", "phones", "1"] */
export function labelsOf(
  site: Site,
  id: SchemaId,
  names: readonly string[],
  language: OwnerLanguage,
): readonly string[] {
  let shape: Shape | undefined = formsIn(site, language)[id];
  return names.map((name) => {
    shape = shape && within(shape, name);
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
