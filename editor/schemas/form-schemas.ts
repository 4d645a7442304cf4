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
import type { JsonSchema, SchemaId, Schemas } from "../contract/schemas.ts";
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
/** How they are marked. */
const RARE = { "x-group": "rare" };
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
  /** That an article may have. */
  readonly tags: readonly string[];
  /** The pages of each kind of which there are many, by the names of their folders. */
  readonly pages?: Readonly<Record<string, readonly Choice[]>>;
}

/** A word of a setting, and what people call it. */
export interface Choice {
  readonly const: string;
  readonly title: string;
}

/** The form of every file, in the owner's language. */
export function formSchemas(facts: FormFacts): Schemas {
  const schemas = contentSchemas(facts.site, facts.locales);
  const made = Object.entries(schemas).map(([id, schema]): [string, JsonSchema] => {
    const plain = toJsonSchema(schema, conversion(facts.language)) as unknown as JsonGroup;
    return [id, asForm(plain, [id], facts)];
  });
  return Object.fromEntries(made) as Readonly<Record<SchemaId, JsonSchema>>;
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
      if (languages !== undefined) return { anyOf: languages.map((code) => languageChoice(code, language)) };
      if (widget === undefined && !isRare) return schema;
      return { ...(schema ?? jsonSchema), ...marks({ ...(widget && { "x-widget": widget }), ...(isRare && RARE) }) };
    },
  };
}

function languageChoice(code: string, language: OwnerLanguage): Choice {
  return { const: code, title: languageName(code, ownerWritings[language]) };
}

/** Our keywords, which JSON Schema allows and its types do not know. */
function marks(keywords: Readonly<Record<string, string>>): object {
  return keywords;
}

/** A schema with the owner's words and the widget of each field. */
function asForm(schema: JsonGroup, path: readonly string[], facts: FormFacts): JsonSchema {
  const { language, locales, tags } = facts;
  const name = path.at(-1) ?? "";
  const isMessage = path.length === 2 && path[0] === "messages";
  const own = path.length === 1 ? {} : isMessage ? messageTexts(facts, name) : fieldTexts(path, language);
  const inner = (value: Json | undefined, step: readonly string[] = []) =>
    isGroup(value) ? asForm(value, [...path, ...step], facts) : value;
  const { properties, items, additionalProperties, required } = schema;
  const needed = NEEDED[path.join(".")];
  const isChoice = path.join(".") === "post.tags" && tags.length > 0 && isGroup(items);
  return withoutNothing({
    ...own,
    ...schema,
    "x-widget": WIDGETS[pathOf(path, facts.site)] ?? schema["x-widget"] ?? defaultWidget(schema),
    "x-language": isLocale(facts.site, name) ? true : undefined,
    "x-usual": isMessage ? usualTexts(facts.site, name) : undefined,
    "x-place": isMessage ? placeOf(facts, name) : undefined,
    ...(RARE_FIELDS.includes(name) && path.length === 2 ? RARE : {}),
    properties: isGroup(properties)
      ? Object.fromEntries(
          Object.entries(properties)
            .filter(([key]) => !isLocale(facts.site, key) || locales.includes(key))
            .filter(([key]) => !isElsewhere([...path, key], facts.site))
            .map(([key, value]) => [key, inner(value, [key]) ?? value]),
        )
      : undefined,
    required: needed && isList(required) ? [...required, ...needed] : required,
    items: isChoice
      ? { ...items, enum: tags }
      : isList(items)
        ? items
        : (choicesAt(path, facts) ?? itemOf(inner(items))),
    additionalProperties: inner(additionalProperties),
    ...(isChoice ? { uniqueItems: true } : {}),
  });
}

/** Whether a field is changed otherwise than in the form. */
function isElsewhere(path: readonly string[], { pages }: Site): boolean {
  const [schema = "", name = ""] = path;
  const isFolder = pages.some(({ id, kind }) => kind === "folder" && schema === `page/${id}`);
  return ELSEWHERE.includes(path.join(".")) || (isFolder && path.length === 2 && OF_FOLDERS.includes(name));
}

/** What can be chosen as an item of a list that names pages of the site. */
function choicesAt(path: readonly string[], { pages = {}, site }: FormFacts): JsonGroup | undefined {
  const named = path[0] === "site" ? site.settings?.pageNames?.[path.slice(1).join(".")] : undefined;
  const found = named === undefined ? [] : (pages[named] ?? []);
  return found.length === 0 ? undefined : { anyOf: found.map((choice) => ({ ...choice })) };
}

/** A text of the interface is called by the words that it usually has: nobody but a program knows its key. */
function messageTexts({ site, language }: FormFacts, key: string): JsonGroup {
  const { words } = site.messages;
  return { title: words[language]?.[key] ?? Object.values(words)[0]?.[key] ?? key };
}

/** Where visitors see a text of the interface. */
function placeOf({ site, language }: FormFacts, key: string): string | undefined {
  const { places = {} } = site.messages;
  const place = places[key.includes(".") ? (key.split(".")[0] ?? "") : ""] ?? places[""];
  return place && inOwnerLanguage(place, language, {}, "\u202f");
}

/** A text of the interface as the site has it, by language: what holds where the owner says nothing else. */
function usualTexts({ messages: { words } }: Site, key: string): JsonGroup {
  const texts = Object.entries(words).map(([locale, own]) => [locale, own[key] ?? ""]);
  return Object.fromEntries(texts) as JsonGroup;
}

/** The path of a field; a text in one of the site's languages stands for those in all of them. */
function pathOf(path: readonly string[], site: Site): string {
  return [...path.slice(0, -1), isLocale(site, path.at(-1)) ? "*" : path.at(-1)].join(".");
}

function defaultWidget({ type, format, enum: choices }: JsonGroup): string | undefined {
  if (type !== "string" || choices !== undefined) return undefined;
  return format === "date" || format === "email" ? format : "line";
}

/** Title and description of a list are not repeated at each of its items. */
function itemOf(schema: Json | undefined): Json | undefined {
  if (!isGroup(schema)) return schema;
  const { title: _title, description: _description, "x-group": _group, ...rest } = schema;
  return rest;
}

function withoutNothing(group: Readonly<Record<string, Json | undefined>>): JsonSchema {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)) as JsonSchema;
}
