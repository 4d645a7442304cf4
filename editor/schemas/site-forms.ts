import type * as v from "valibot";
import { pagesWithTexts } from "#engine/content/model/page-folders.ts";
import { pageSchema } from "#engine/content/model/page-schemas.ts";
import { postSchema } from "#engine/content/model/post-schema.ts";
import { siteSchema, tagsSchema } from "#engine/content/model/site-schema.ts";
import { messagesSchema } from "#engine/content/reading/read-messages.ts";
import type { Site } from "#engine/define-site.ts";
import { isLocale, type Locale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { inOwnerLanguage, type OwnerText } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { type FieldWords, wordsOf } from "#engine/pages/definition/fields.ts";
import type { Forms, Option, Property, SchemaId, Shape, Widget } from "../contract/forms.ts";
import type { SiteLanguage } from "../contract/values.ts";

/** Reads no text of a page: only what its schema says is asked for. */
const reader = { plain: () => "", rich: () => [], blocks: () => [] };

/**
 * The build's own schema of each kind of file: the owner's forms and the JSON schemas of text editors are made from these.
 *
 * @param locales those of the site
 */
export function contentSchemas(
  site: Site,
  locales: readonly Locale[],
): Readonly<Record<Exclude<SchemaId, "theme">, v.GenericSchema>> {
  const pageFiles = pagesWithTexts(site.pages).map((page) => [`page/${page.id}`, pageSchema(page, reader)]);
  return {
    site: siteSchema(locales, site),
    tags: tagsSchema({ locales, languages: site.languages }),
    messages: messagesSchema(site.messages),
    post: postSchema,
    ...Object.fromEntries(pageFiles),
  };
}

/** What the forms depend on beside the schemas. */
interface FormFacts {
  readonly site: Site;
  /** In which the form speaks to the owner. */
  readonly language: OwnerLanguage;
  /** The languages of the site. */
  readonly locales: readonly SiteLanguage[];
  /** The pages of each kind of which there are many, by the names of their folders. */
  readonly pages?: Readonly<Record<string, readonly Option[]>>;
  /** Whether fields count that no form shows, such as the address of a page. */
  readonly isWhole?: boolean;
  /** What the operator alone may set, such as "site.publish". */
  readonly operators?: readonly string[];
  /** The names that a group of texts gives to choices. */
  readonly names?: (group: string) => Readonly<Record<string, string>>;
}

/** A schema, as far as a form follows from it; each kind has some of these. */
interface Schema extends v.GenericSchema {
  /** The schema itself, and what is checked and said of it. */
  readonly pipe?: readonly [Schema, ...Action[]];
  /** That of a value which may be left out. */
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly Schema[];
}
type Action = Pick<v.BaseMetadata<unknown>, "type"> & { readonly requirement?: unknown };

/** The form of every file, in the owner's language. */
export function siteForms(facts: FormFacts): Forms {
  const schemas = Object.entries(contentSchemas(facts.site, facts.locales));
  const made = schemas.map(([id, schema]) => [id, shapeOf(schema as Schema, [id], facts)]);
  return Object.fromEntries(made) as Readonly<Record<SchemaId, Shape>>;
}

/** What a schema is without its pipe and the leave to be missing, its actions, and the words among these: the innermost count. */
function told(schema: Schema): { readonly core: Schema; readonly actions: readonly Action[]; words: FieldWords } {
  const inner = schema.pipe?.[0] ?? schema.wrapped;
  if (inner === undefined) return { core: schema, actions: [], words: {} };
  const [, ...own] = schema.pipe ?? [];
  const { core, actions, words } = told(inner);
  return { core, actions: [...actions, ...own], words: Object.assign({}, ...own.map(wordsOf), words) };
}

/** A schema as a form shows it. Of several possibilities the first that is more than a fixed word counts. */
function shapeOf(schema: Schema, path: readonly string[], facts: FormFacts): Shape {
  const { core, actions, words } = told(schema);
  const { label, hint, widget, choices, namedIn, languages, usual } = words;
  const said = (text: OwnerText) => inOwnerLanguage(text, facts.language, {}, "\u202f");
  const named = { ...(label && { title: said(label) }), ...(hint && { hint: said(hint) }) };
  const has = (type: string) => actions.find((action) => action.type === type);
  const nameOf = (code: string) => languageName(code, ownerWritings[facts.language]);
  if (widget === "tags" || widget === "picture") return { ...named, kind: widget };
  if (choices !== undefined) {
    const names = (namedIn && facts.names?.(namedIn)) || {};
    const options = Object.entries(choices).map(([word, text]): Option => [word, names[word] ?? said(text)]);
    return { ...named, kind: "choice", options };
  }
  if (languages !== undefined)
    return { ...named, kind: "choice", options: languages.map((code) => [code, nameOf(code)]) };
  switch (core.type) {
    case "union": {
      const free = core.options?.find(({ type }) => type !== "literal");
      return { ...shapeOf(free ?? core, path, facts), ...named };
    }
    case "strict_object":
      return { ...named, kind: "group", properties: propertiesOf(core, path, facts) };
    case "record":
      return { ...named, kind: "map", item: shapeOf(core.value ?? core, path, facts), isWeek: widget === "week" };
    case "array": {
      const options = choicesAt(path, facts);
      const item: Shape = options.length > 0 ? { kind: "choice", options } : shapeOf(core.item ?? core, path, facts);
      const hasUsual = schema.default !== undefined;
      return { ...named, kind: "list", item, needsOne: has("min_length") !== undefined, hasUsual };
    }
    case "boolean":
      return { ...named, kind: "yes-no" };
    case "number":
      return { ...named, kind: "number", from: Number(has("min_value")?.requirement ?? 0) };
    default: {
      const usually = has("iso_date") ? "date" : has("iso_time") ? "time" : has("email") ? "email" : "line";
      return { ...named, kind: "text", widget: (widget ?? usually) as Widget, usual };
    }
  }
}

function propertiesOf({ entries = {} }: Schema, path: readonly string[], facts: FormFacts): readonly Property[] {
  const { site, locales, language } = facts;
  return Object.entries(entries).flatMap(([name, schema]): Property[] => {
    const { isElsewhere = false, isRare = false, isNeeded = false, place } = told(schema).words;
    const isLanguage = isLocale(site, name);
    if ((isElsewhere && !facts.isWhole) || (isLanguage && !locales.includes(name))) return [];
    return [
      {
        name,
        shape: { title: name, ...shapeOf(schema, [...path, name], facts) },
        required: isNeeded || schema.wrapped === undefined,
        rare: isRare,
        ...(facts.operators?.includes([...path, name].join(".")) && { isOperators: true }),
        isLanguage,
        place: place && inOwnerLanguage(place, language, {}, "\u202f"),
      },
    ];
  });
}

/** What can be chosen as an item of a list that names pages of the site. */
function choicesAt(path: readonly string[], { pages = {}, site }: FormFacts): readonly Option[] {
  const named = path[0] === "site" ? site.settings?.pageNames?.[path.slice(1).join(".")] : undefined;
  return (named === undefined ? undefined : pages[named]) ?? [];
}
