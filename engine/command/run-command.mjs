import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot, siteFolders } from "./site-folders.mjs";

/**
 * What is judged here is judged before the set-up has brought a package, or a Node that reads TypeScript.
 *
 * @typedef {"fr" | "pt" | "en"} Language of whoever typed the command
 * @typedef {Readonly<Record<string, Readonly<Record<Language, string>>>>} Words by name, with `{placeholders}`
 * @typedef {(name: string, values?: Readonly<Record<string, string>>) => string} Say
 * @typedef {Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>} AnyValues
 * @typedef {import("node:util").ParseArgsOptionDescriptor} Option
 */

/**
 * A command, and what it takes: declared once, for the set-up and for the command itself.
 *
 * @typedef {object} Command
 * @property {string} name as it is typed
 * @property {string | ((say: Say) => string)} help what `--help`, which every command takes, prints
 * @property {Record<string, Option>} options as `parseArgs` takes them
 * @property {boolean} [operands] whether it takes words that belong to no option
 * @property {(values: AnyValues) => Language} [language] in which is said what is wrong; English without it
 * @property {Words} [words] for `problem` and `help`, beside those of every command
 * @property {(values: AnyValues, operands: readonly string[], say: Say) => string | undefined} [problem] what is wrong with
 * what was given; undefined where nothing is
 */

/** @satisfies {Words} */
const WORDS = {
  "unknown-option": {
    fr: "{command} ne connaît pas l’option {option}.",
    en: "{command} does not know the option {option}.",
    pt: "{command} não conhece a opção {option}.",
  },
  "option-needs-value": {
    fr: "L’option {option} demande une valeur.",
    en: "The option {option} needs a value.",
    pt: "A opção {option} pede um valor.",
  },
  "option-takes-none": {
    fr: "L’option {option} ne prend pas de valeur.",
    en: "The option {option} takes no value.",
    pt: "A opção {option} não aceita valor.",
  },
  "too-many": { fr: "« {operand} » est de trop.", en: "“{operand}” is one too many.", pt: "«{operand}» está a mais." },
  "see-help": { fr: "Voir : {command} --help", en: "See: {command} --help", pt: "Ver: {command} --help" },
  "not-a-port": {
    fr: "--port est un nombre de 0 à 65535, pas « {port} ».",
    en: "--port is a number from 0 to 65535, not “{port}”.",
    pt: "--port é um número de 0 a 65535, não «{port}».",
  },
  "not-an-origin": {
    fr: "Le site est toujours à la racine de son nom : donnez ce nom seul, comme https://www.exemple.fr, sans chemin, « ? » ni « # », à la place de : {write}",
    en: "The site is always at the root of its name: give that name alone, such as https://www.example.com, without a path, “?” or “#”, in place of: {write}",
    pt: "O site está sempre na raiz do seu nome: indique só esse nome, como https://www.exemplo.pt, sem caminho, «?» nem «#», em vez de: {write}",
  },
  "no-site": {
    fr: "Il n’y a pas de site dans {folder} : site.config.ts manque.",
    en: "There is no site in {folder}: site.config.ts is missing.",
    pt: "Não há nenhum site em {folder}: falta site.config.ts.",
  },
  "site-elsewhere": {
    fr: "{folder} est hors du projet : un site se trouve dans {project}, par exemple dans examples/.",
    en: "{folder} is outside the project: a site lies in {project}, in examples/ for instance.",
    pt: "{folder} está fora do projeto: um site fica em {project}, por exemplo em examples/.",
  },
  "no-content": {
    fr: "Le dossier des textes n’existe pas : {folder}.",
    en: "The content folder is not there: {folder}.",
    pt: "A pasta dos textos não existe: {folder}.",
  },
  "no-build": {
    fr: "Il n’y a pas de site construit dans {root}. Pour en construire un : npm run build",
    en: "There is no build in {root}. Make one: npm run build",
    pt: "Não há nenhum site construído em {root}. Para construir um: npm run build",
  },
};

/**
 * The values of a command's options, once they are judged.
 *
 * @template {Command} Own
 * @typedef {ReturnType<typeof parseArgs<{ options: Own["options"] }>>["values"]} Values
 */

/**
 * Judges what a command was given.
 *
 * @template {Command} Own
 * @param {Own} command
 * @param {readonly string[]} args
 * @returns {{ answer: { code: 0 | 1, text: string } } | { values: Values<Own>, operands: readonly string[] }} what is said in
 * place of doing it; or what it does it with
 */
export function judge(command, args) {
  const { values, operands, misused } = taken(command, args);
  const say = voice({ ...WORDS, ...command.words }, command.language?.(values) ?? "en");
  const { help, name } = command;
  if (values.help !== undefined) return { answer: { code: 0, text: typeof help === "string" ? help : help(say) } };
  const [misuse] = misused;
  const superfluous = command.operands ? undefined : operands[0];
  const wrong =
    (misuse && say(misuse.how, { command: name, option: misuse.option })) ??
    (superfluous === undefined ? undefined : say("too-many", { operand: superfluous })) ??
    command.problem?.(values, operands, say);
  if (wrong === undefined) return { values: /** @type {Values<Own>} */ (values), operands };
  return { answer: { code: 1, text: `${wrong}\n${say("see-help", { command: `${name} --` })}\n` } };
}

/**
 * Runs a command with what it was given, once that is judged; an error of the program is thrown.
 *
 * @template {Command} Own
 * @param {Own} command
 * @param {(values: Values<Own>, operands: readonly string[]) => Promise<number>} run does the work; gives the exit code
 * @param {readonly string[]} [args]
 */
export async function runCommand(command, run, args = process.argv.slice(2)) {
  const given = judge(command, args);
  if ("answer" in given) (given.answer.code === 0 ? process.stdout : process.stderr).write(given.answer.text);
  process.exitCode = "answer" in given ? given.answer.code : await run(given.values, given.operands);
}

/** Takes the arguments apart; never fails, so that what is wrong can be said. */
function taken(/** @type {Command} */ { options: own }, /** @type {readonly string[]} */ args) {
  /** @type {Record<string, Option>} */
  const options = { ...own, help: { type: "boolean" } };
  const parsed = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const misused = parsed.tokens.flatMap((token) => {
    if (token.kind !== "option") return [];
    const { name, rawName: option, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined) return [{ option, how: "unknown-option" }];
    if (type === "boolean") return value === undefined ? [] : [{ option, how: "option-takes-none" }];
    const isMissing = !value || (inlineValue === false && value.startsWith("-"));
    return isMissing ? [{ option, how: "option-needs-value" }] : [];
  });
  return { values: /** @type {AnyValues} */ (parsed.values), operands: parsed.positionals, misused };
}

/** @returns {Say} */
function voice(/** @type {Words} */ words, /** @type {Language} */ language) {
  return (name, values = {}) => {
    const text = words[name]?.[language] ?? "";
    // In French a space that does not break stands before these signs and inside the quotes.
    const set = language === "fr" ? text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : text;
    return set.replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole);
  };
}

/** The language that a `site.yaml` asks for, also one that has errors elsewhere; French where it says nothing. */
export function languageAskedIn(/** @type {string} */ siteYaml) {
  const [, asked = "fr"] = /^language:[ \t]*["']?(fr|pt|en)["']?[ \t]*(?:#.*)?\r?$/m.exec(siteYaml) ?? [];
  return /** @type {Language} */ (asked);
}

/** What is built, as every command that reads a site takes it. */
export const ofSite = {
  /** The language of the site's owner. @type {NonNullable<Command["language"]>} */
  language: (values) => languageAskedIn(textOf(join(contentOf(values), "site.yaml"))),
  /** Says what no site can be read from, and a wrong port. @type {NonNullable<Command["problem"]>} */
  problem: (values, _operands, say) => {
    const folder = contentOf(values);
    const missing = existsSync(folder) ? undefined : say("no-content", { folder });
    return siteProblem(values, say) ?? missing ?? portProblem(values.port, say);
  },
};

/** The same of what serves a build, that of a site or one in a folder: its language is in the build. */
export const ofBuild = {
  /** @type {NonNullable<Command["language"]>} */
  language(values) {
    const [, asked = "fr"] = /"language": ?"(fr|pt|en)"/.exec(textOf(join(buildOf(values), ".build/owner.json"))) ?? [];
    return /** @type {Language} */ (asked);
  },
  /** @type {NonNullable<Command["problem"]>} */
  problem(values, _operands, say) {
    const root = buildOf(values);
    const missing = existsSync(join(root, ".build")) ? undefined : say("no-build", { root });
    return siteProblem(values, say) ?? missing ?? portProblem(values.port, say);
  },
};

/** The folder of the build that is meant. */
export function buildOf(/** @type {AnyValues} */ { site, root }) {
  return String(root ?? relative("", siteFolders(site === undefined ? site : String(site)).out));
}

/** Says what is no site of the project: its sources find the rooms of the engine by their names there. */
export function siteProblem(/** @type {AnyValues} */ { site }, /** @type {Say} */ say) {
  if (typeof site !== "string") return undefined;
  if (!existsSync(join(site, "site.config.ts"))) return say("no-site", { folder: site });
  const isInside = !relative(projectRoot, realpathSync(site)).startsWith("..");
  return isInside ? undefined : say("site-elsewhere", { folder: site, project: projectRoot });
}

function portProblem(/** @type {AnyValues[string]} */ port, /** @type {Say} */ say) {
  const isPort = port === undefined || (/^\d{1,5}$/.test(String(port)) && Number(port) <= 65_535);
  return isPort ? undefined : say("not-a-port", { port: String(port) });
}

/** The content folder that is meant. */
function contentOf(/** @type {AnyValues} */ { site, content }) {
  return String(content ?? relative("", siteFolders(site === undefined ? site : String(site)).content));
}

function textOf(/** @type {string} */ file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
