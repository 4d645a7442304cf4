import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import { mediaName } from "#engine/content/source/media-name.ts";
import { isWebAddress } from "#engine/content/source/web-address.ts";
import type { Site } from "#engine/define-site.ts";
import { isLocale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { inOwnerLanguage } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { wordsOf } from "#engine/pages/definition/fields.ts";
import type { Forms, Option, Property, SchemaId, Shape, TextShape, Widget } from "../contract/forms.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";
import { isGroup, isList, type JsonGroup } from "../files/yaml/json-values.ts";
import { contentSchemas, reader } from "./content-schemas.ts";
import { fieldTexts, withOwnTexts } from "./field-texts.ts";

/** How texts of pages and names of pictures are edited; the schemas are told apart by what reads them. */
const READERS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [reader.plain, "line"],
  [reader.rich, "markdown-line"],
  [reader.blocks, "markdown"],
  [mediaName, "picture"],
  [isWebAddress, "url"],
]);

/** Fields of every site that most owners never touch. */
const RARE_FIELDS = [
  "language",
  "timeZone",
  "languages",
  "fonts",
  "hsts",
  "publish",
  "aliases",
  "key",
  "slug",
  "layout",
];
/** Fields that are changed otherwise than in the form: in all languages at once, and with what follows from them. */
const ELSEWHERE = ["post.draft"];
/** The same of pages of which there are many. */
const OF_FOLDERS = ["slug", "layout"];
/** Fields that only a draft may lack, by schema. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { post: ["description"] };
const WIDGETS: Readonly<Record<string, string>> = {
  "post.title": "markdown-line",
  "post.tags": "tags",
  "post.key": "slug",
  "post.description": "text",
  "site.description.*": "text",
};

/** What the forms depend on beside the schemas. */
interface FormFacts {
  readonly site: Site;
  /** In which the form speaks to the owner. */
  readonly language: OwnerLanguage;
  /** The languages of the site. */
  readonly locales: readonly SiteLanguage[];
  /** The pages of each kind of which there are many, by the names of their folders. */
  readonly pages?: Readonly<Record<string, readonly Option[]>>;
}

/** The form of every file, in the owner's language. */
export function siteForms(facts: FormFacts): Forms {
  const schemas = contentSchemas(facts.site, facts.locales);
  const made = Object.entries(schemas).map(([id, schema]): [string, Shape] => {
    const plain = toJsonSchema(schema, conversion(facts.language)) as unknown as JsonGroup;
    return [id, shapeOf(plain, [id], facts)];
  });
  return Object.fromEntries(made) as Readonly<Record<SchemaId, Shape>>;
}

/** Checks that JSON Schema has no words for are the build's to make. */
function conversion(language: OwnerLanguage): ConversionConfig {
  return {
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { operation, requirement } = valibotAction as {
        readonly operation?: unknown;
        readonly requirement?: unknown;
      };
      const read = READERS.get(operation) ?? READERS.get(requirement);
      const schema = withOwnTexts(jsonSchema, valibotAction, language);
      const { widget = read, languages, isRare = false } = wordsOf(valibotAction) ?? {};
      if (languages !== undefined)
        return {
          anyOf: languages.map((code) => ({ const: code, title: languageName(code, ownerWritings[language]) })),
        };
      if (widget === undefined && !isRare) return schema;
      // Our keywords, which JSON Schema allows and its types do not know.
      const marks: object = { ...(widget && { "x-widget": widget }), ...(isRare && { "x-group": "rare" }) };
      return { ...(schema ?? jsonSchema), ...marks };
    },
  };
}

/** A schema as a form shows it. Of several possibilities the first that is more than a fixed word counts. */
function shapeOf(schema: JsonGroup, path: readonly string[], facts: FormFacts): Shape {
  const { title, description: hint } = { ...ownTexts(path, facts), ...schema };
  const named = { ...(typeof title === "string" && { title }), ...(typeof hint === "string" && { hint }) };
  const given = WIDGETS[pathOf(path, facts.site)] ?? schema["x-widget"];
  if (given === "tags" || given === "picture") return { ...named, kind: given };
  const choices = [schema.anyOf, schema.oneOf].find(isList)?.filter(isGroup);
  if (choices?.every((choice) => typeof choice.const === "string"))
    return { ...named, kind: "choice", options: choices.map((choice) => option(choice.const, choice.title)) };
  if (choices !== undefined) {
    const free = choices.find((choice) => choice.const === undefined) ?? {};
    return { ...shapeOf({ ...free, ...(given && { "x-widget": given }) }, path, facts), ...named };
  }
  if (isList(schema.enum)) return { ...named, kind: "choice", options: schema.enum.map((word) => option(word)) };
  switch (schema.type) {
    case "object":
      return { ...named, ...objectShape(schema, path, facts) };
    case "array":
      return { ...named, kind: "list", item: itemShape(schema, path, facts) };
    case "boolean":
      return { ...named, kind: "yes-no" };
    case "number":
    case "integer":
      return { ...named, kind: "number", from: typeof schema.minimum === "number" ? schema.minimum : 0 };
    default: {
      const widget = given ?? (schema.format === "date" || schema.format === "email" ? schema.format : "line");
      return { ...named, kind: "text", widget: widget as Widget, usual: usualTexts(path, facts.site) };
    }
  }
}

function option(word: Json | undefined, title = word): Option {
  return [String(word), String(title)];
}

/** What a field is called, and what it is for, where its schema does not say so. */
function ownTexts(
  path: readonly string[],
  facts: FormFacts,
): { readonly title?: string; readonly description?: string } {
  if (path.length === 1) return {};
  return isMessage(path) ? { title: messageTitle(facts, path[1] ?? "") } : fieldTexts(path, facts.language);
}

function objectShape(schema: JsonGroup, path: readonly string[], facts: FormFacts): Shape {
  const { properties = {}, additionalProperties: others, description } = schema;
  const { site, locales } = facts;
  const own = Object.entries(properties ?? {});
  if (own.length === 0 && isGroup(others)) {
    const item = shapeOf(others, path, facts);
    // The hint of the whole is not repeated for each entry.
    const hint = item.hint === description ? undefined : item.hint;
    return { kind: "map", item: { ...item, hint }, isWeek: schema["x-widget"] === "week" };
  }
  const required = [...(isList(schema.required) ? schema.required : []), ...(NEEDED[path.join(".")] ?? [])];
  const shown = own.filter(([name]) => !isLocale(site, name) || locales.includes(name));
  return {
    kind: "group",
    properties: shown.flatMap(([name, property]): Property[] => {
      const inner = [...path, name];
      if (!isGroup(property) || isElsewhere(inner, site)) return [];
      const rare = property["x-group"] === "rare" || (path.length === 1 && RARE_FIELDS.includes(name));
      const place = isMessage(inner) ? placeOf(facts, name) : undefined;
      const isLanguage = isLocale(site, name);
      return [
        {
          name,
          shape: { title: name, ...shapeOf(property, inner, facts) },
          required: required.includes(name),
          rare,
          isLanguage,
          place,
        },
      ];
    }),
  };
}

/** Title and hint of a list are not repeated at each of its items. */
function itemShape({ items }: JsonGroup, path: readonly string[], facts: FormFacts): Shape {
  const options = choicesAt(path, facts);
  if (options.length > 0) return { kind: "choice", options };
  const { title: _title, hint: _hint, ...item } = shapeOf(isGroup(items) ? items : {}, path, facts);
  return item;
}

/** Whether a field is changed otherwise than in the form. */
function isElsewhere(path: readonly string[], { pages }: Site): boolean {
  const [schema = "", name = ""] = path;
  const isFolder = pages.some(({ id, kind }) => kind === "folder" && schema === `page/${id}`);
  return ELSEWHERE.includes(path.join(".")) || (isFolder && path.length === 2 && OF_FOLDERS.includes(name));
}

/** What can be chosen as an item of a list that names pages of the site. */
function choicesAt(path: readonly string[], { pages = {}, site }: FormFacts): readonly Option[] {
  const named = path[0] === "site" ? site.settings?.pageNames?.[path.slice(1).join(".")] : undefined;
  return (named === undefined ? undefined : pages[named]) ?? [];
}

function isMessage(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === "messages";
}

/** A text of the interface is called by the words that it usually has, without marks: nobody but a program knows its key. */
function messageTitle({ site, language }: FormFacts, key: string): string {
  const { words, titles = {} } = site.messages;
  if (titles[key] !== undefined) return inOwnerLanguage(titles[key], language, {}, "\u202f");
  return (words[language]?.[key] ?? Object.values(words)[0]?.[key] ?? key).replaceAll("**", "");
}

/** Where visitors see a text of the interface. */
function placeOf({ site, language }: FormFacts, key: string): string | undefined {
  const { places = {} } = site.messages;
  const place = places[key.includes(".") ? (key.split(".")[0] ?? "") : ""] ?? places[""];
  return place && inOwnerLanguage(place, language, {}, "\u202f");
}

/** A text of the interface as the site has it, by language: what holds where the owner says nothing else. */
function usualTexts(path: readonly string[], { messages: { words } }: Site): TextShape["usual"] {
  if (!isMessage(path)) return undefined;
  return Object.fromEntries(Object.entries(words).map(([locale, own]) => [locale, own[path[1] ?? ""] ?? ""]));
}

/** The path of a field; a text in one of the site's languages stands for those in all of them. */
function pathOf(path: readonly string[], site: Site): string {
  return [...path.slice(0, -1), isLocale(site, path.at(-1)) ? "*" : path.at(-1)].join(".");
}
