import { TextMemory } from "#engine/content/reading/reading-memory.ts";
import { frontMatterParts, readFrontMatter } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import type { Site } from "#engine/define-site.ts";
import { digest } from "#engine/files/digest.ts";
import { isLocale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { inOwnerLanguage, type OwnerText } from "#engine/i18n/owner-text.ts";
import { daysInWords } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { Finding } from "../contract/findings.ts";
import type { Forms, SchemaId, Shape } from "../contract/forms.ts";
import type { Json } from "../contract/values.ts";
import { readLately } from "../files/edited-text.ts";
import { schemaOf } from "../files/file-kinds.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import { siteForms } from "../schemas/site-forms.ts";

const emptied: OwnerText = {
  fr: "Videz ce champ, ou donnez une date plus tardive, au plus tôt : {write}",
  en: "Empty this field, or give a later date, at the earliest: {write}",
  pt: "Esvazie este campo, ou indique uma data posterior, no mínimo: {write}",
};
const notAnOldAddress: OwnerText = {
  fr: "Enlevez {old} des « Anciennes adresses ».",
  en: "Remove {old} from the “Old addresses”.",
  pt: "Retire {old} dos «Endereços antigos».",
};
const anotherAddress: OwnerText = {
  fr: "Donnez-lui une autre adresse : « Changer l'adresse ».",
  en: "Give it another address: “Change the address”.",
  pt: "Dê-lhe outro endereço: «Alterar o endereço».",
};
const inThisLanguage: OwnerText = {
  fr: "Ouvrez la page, choisissez cette langue, puis « Créer ».",
  en: "Open the page, choose this language, then “Create”.",
  pt: "Abra a página, escolha esta língua e depois «Criar».",
};
const fillIn: OwnerText = { fr: "Remplissez ce champ.", en: "Fill in this field.", pt: "Preencha este campo." };

/** What to do about a problem in the editor, where the build's advice is about lines of files. */
const formAdvice: Readonly<Partial<Record<Problem["id"], OwnerText>>> = {
  "key-missing": fillIn,
  "value-empty": fillIn,
  "message-shown-in-another": fillIn,
  "page-untranslated": inThisLanguage,
  "page-shown-in-another": inThisLanguage,
  "not-a-slug": anotherAddress,
  "address-taken": anotherAddress,
  "address-reserved": anotherAddress,
  "old-address-of-a-page": notAnOldAddress,
  "old-address-taken": notAnOldAddress,
  "old-address-of-the-site": notAnOldAddress,
  typography: { fr: "Écrivez-le ainsi.", en: "Write it like that.", pt: "Escreva-o assim." },
  "addresses-stop": {
    fr: "Si une page en prend la place, ajoutez-les à ses « Anciennes adresses ».",
    en: "If a page takes their place, add them to its “Old addresses”.",
    pt: "Se uma página os substitui, acrescente-os aos seus «Endereços antigos».",
  },
  "address-moved": {
    fr: "Si cet article en prend la place, ajoutez à ses « Anciennes adresses » : {addresses}",
    en: "If this article takes its place, add to its “Old addresses”: {addresses}",
    pt: "Se este artigo o substitui, acrescente aos seus «Endereços antigos»: {addresses}",
  },
  "text-stops-answering": {
    fr: "Pour le garder en ligne : « Publier », ou rendez-lui sa date.",
    en: "To keep it online: “Publish”, or give it back its date.",
    pt: "Para o manter em linha: «Publicar», ou devolva-lhe a data.",
  },
  "before-its-date": emptied,
  "change-soon": { fr: "Publiez ce jour-là.", en: "Publish on that day.", pt: "Publique nesse dia." },
  "site:form-without-server": {
    fr: "Donnez l'adresse complète de votre serveur de messages, ou videz ce champ : le téléphone et le courriel remplacent alors le formulaire.",
    en: "Give the full address of your message server, or empty this field: telephone and e-mail then stand in place of the form.",
    pt: "Indique o endereço completo do seu servidor de mensagens, ou esvazie este campo: o telefone e o e-mail ficam então no lugar do formulário.",
  },
  "site:security-expires": { fr: "Publiez.", en: "Publish.", pt: "Publique." },
  "site:ticked-beforehand": { fr: "Enlevez la coche.", en: "Untick it.", pt: "Tire o visto." },
};

/** The file in which the owner puts a problem right: an address that moved, in that of the page that has its place. */
export function placeOf(problem: Problem): string {
  return problem.id === "address-moved" ? problem.values.other : problem.file;
}

/** A problem of the build as a finding of the editor. */
export function findingOf(
  problem: Problem,
  severity: Finding["severity"],
  text: string | undefined,
  language: OwnerLanguage,
  site: Site,
): Finding {
  const { id } = problem;
  const path = placeOf(problem);
  const isElsewhere = path !== problem.file;
  const line = isElsewhere ? 1 : problem.line;
  const schema = schemaOf(site, path) ?? null;
  const body = path.endsWith(".md") ? firstOfBody(text ?? "") : Infinity;
  const fieldIn = (whole: string) => problem.field ?? (line < body - 1 ? fieldOn(line, path, whole) : null);
  const field = isElsewhere ? ["aliases"] : text === undefined ? [] : fieldIn(text);
  const names = (field ?? []).map((step) => (typeof step === "number" ? String(step + 1) : step));
  const value = isElsewhere || schema === null || text === undefined ? undefined : readLately(path, text).value;
  const called = (steps: readonly string[]) => (schema === null ? [] : labelsOf(site, schema, steps, language, value));
  const labels = called(names);
  // A file that no form can show is put right as a text: there its own words help.
  const shown = labels.length > 0 && value !== null ? asInForm(problem, called) : problem;
  const words = Object.values<unknown>(problem.values).filter((value) => typeof value === "string");
  const bodyLine = field === null ? Math.max(0, line - body) : null;
  return { path, line, field, labels, bodyLine, words, severity, id, sentence: inEditor(shown, language) };
}

/** A problem in words, with what to do about it in the editor. */
function inEditor(problem: Problem, language: OwnerLanguage): string {
  const sentence = problemInWords(problem, language);
  const advice = formAdvice[problem.id];
  if (advice === undefined) return sentence;
  return `${sentence.split(" → ")[0]} → ${inOwnerLanguage(advice, language, problem.values)}`;
}

/** The first line of the body of a text, below its front matter; infinite for a text that has none. */
function firstOfBody(text: string): number {
  const body = frontMatterParts(text)?.[3];
  return body === undefined ? Infinity : text.slice(0, text.length - body.length).split("\n").length;
}

/**
 * A problem as whoever sees the form understands it: fields by their labels, and what to write without the name before it that
 * the file would have.
 */
function asInForm(problem: Problem, called: (steps: readonly string[]) => readonly string[]): Problem {
  const { name, write } = problem.values as Readonly<Record<string, string>>;
  const values = {
    ...problem.values,
    ...(name !== undefined && { name: called(name.split(" › ")).join(" › ") }),
    ...(write !== undefined && { write: valueAlone(write) }),
  };
  return { ...problem, values } as Problem;
}

/** @example valueAlone("updated: 2026-11-25") // "2026-11-25" */
function valueAlone(line: string): string {
  const [, value = line] = /^\s*(?:- )?[a-z][\w-]*: +(\S.*)$/i.exec(line) ?? [];
  const bare = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  return bare === "" ? "…" : bare;
}

/** Findings of several readings, each once, by file and line. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const different = new Map(
    findings.map((finding) => [JSON.stringify([finding.path, finding.line, finding.sentence]), finding]),
  );
  return [...different.values()].sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

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

type Field = NonNullable<Problem["field"]>;

/** The fields of each file: many problems are of one, and after each keystroke all are told anew. */
const lately = new TextMemory();

/** The field on a line of a file: proofreading, and what joins files, know lines alone. Empty for a file as a whole. */
function fieldOn(line: number, file: string, text: string): Field {
  if (!file.endsWith(".yaml") && !file.endsWith(".md")) return [];
  const fields = lately.recall(file, digest(text), () => {
    const read = file.endsWith(".md") ? readFrontMatter(file, text) : { source: readYaml(file, text) };
    if (!("source" in read)) return [];
    const fields = fieldsIn(read.source.value as Json).map((field) => read.source.at(field, "key"));
    return fields.sort((a, b) => a.line - b.line);
  });
  return fields.findLast(({ line: start }) => start <= line)?.field ?? [];
}

/** Every field of a value, in its order. */
function fieldsIn(value: Json, path: Field = []): readonly Field[] {
  const entries = isList(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inside]) => [[...path, key], ...fieldsIn(inside, [...path, key])]);
}
