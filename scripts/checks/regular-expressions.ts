/**
 * Finds regular expressions that take more time than a text's length justifies:
 * `node scripts/checks/regular-expressions.ts [--write]`. Judged are all literals outside tests, and what a file puts together
 * while it loads. What a function puts together needs a reason why it may. Judging one takes up to seconds and depends on the
 * machine: verdicts are kept in the repository, and only new expressions are judged.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { check } from "recheck";
import { type ESTree, parseSync, Visitor } from "vite";
import { projectFolder } from "../project-folder.mjs";
import { SOURCE_FOLDERS } from "./all-checks.ts";

/** What meets text of visitors, headers and pages must be linear; the owner's files and our own may take a square. */
const MEETS_OUTSIDE =
  /^(?!consent\/build\/|site\/(?:build\/(?!contact\/)|hours\/|settings\/))(?:consent|contact|drawings|site|engine\/(?:client|i18n(?!\/owner-languages)|manifest|pages|views))\//;
/** A comment with this, and the reason, on the line above lets an expression pass. */
const ALLOWED = "Not linear:";
/** The same, for an expression that a function puts together. */
const TRUSTED = "Not judged:";
/** By expression: the power of the length that its time grows with. */
const VERDICTS = "scripts/checks/regular-expressions.json";

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Found extends Place {
  readonly pattern: string;
  readonly flags: string;
}

interface Verdict {
  /** Power of the length that the time grows with; no number where it is worse, or could not be told. */
  readonly degree?: number;
  /** How the time grows, in words, and a text that shows it. */
  readonly words: string;
}

const known = new Map(Object.entries(JSON.parse(read(VERDICTS)) as Record<string, number>));
const verdicts = new Map<string, Verdict>();
const problems: string[] = [];
const files = globSync(`{${SOURCE_FOLDERS}}/**/*.{ts,tsx,mjs}`, { cwd: projectFolder })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/^tests\/|\.test\.tsx?$|\/test-support\//.test(file))
  .sort();
const written = files.map(expressionsIn);
const calls = written.flatMap(({ calls }) => calls);
const composed = await composedIn([...new Set(calls.map(({ file }) => file))]);
for (const { file, line, isTrusted } of calls) {
  if (isTrusted || composed.some((one) => one.file === file && one.line === line)) continue;
  problems.push(
    `${file}:${line}: this expression is put together when a function is called, so nobody knows how long it takes. Put it together while the file loads, use string methods, or say why it may on the line above: // ${TRUSTED} …`,
  );
}
for (const found of [...written.flatMap(({ literals }) => literals), ...composed]) {
  const { degree = Number.POSITIVE_INFINITY, words } = await verdictOn(found);
  if (degree <= (MEETS_OUTSIDE.test(found.file) ? 1 : 2)) continue;
  const { file, line, pattern, flags } = found;
  problems.push(
    `${file}:${line}: /${pattern}/${flags} takes too long: ${words}. Begin or end the search at a certain place, use string methods, or say why it may on the line above: // ${ALLOWED} …`,
  );
}
const degrees = [...verdicts].map(([expression, { degree }]) => [expression, degree]).sort();
const file = `${JSON.stringify(Object.fromEntries(degrees), null, 2)}\n`;
if (problems.length === 0 && process.argv.includes("--write")) writeFileSync(join(projectFolder, VERDICTS), file);
else if (problems.length === 0 && read(VERDICTS) !== file)
  problems.push(
    `${VERDICTS} has other expressions than the code: npx node scripts/checks/regular-expressions.ts --write`,
  );
const text = problems.join("\n") || `${verdicts.size} regular expressions take no more time than they may.`;
// The judge is a separate program, which would wait for more.
process.stdout.write(`${text}\n`, () => process.exit(problems.length === 0 ? 0 : 1));

/** The literals of a file that are to be judged, and where it calls RegExp. */
function expressionsIn(file: string) {
  const code = read(file);
  const lines = code.split("\n");
  const literals: Found[] = [];
  const calls: (Place & { readonly isTrusted: boolean })[] = [];
  const at = (start: number, reason: string) => {
    const line = code.slice(0, start).split("\n").length;
    return { file, line, isTrusted: lines[line - 2]?.includes(reason) === true };
  };
  const call = ({ callee }: { readonly callee: ESTree.Expression }) => {
    if (callee.type === "Identifier" && callee.name === "RegExp") calls.push(at(callee.start, TRUSTED));
  };
  new Visitor({
    NewExpression: call,
    CallExpression: call,
    Literal(node) {
      if (!("regex" in node)) return;
      const { isTrusted, ...place } = at(node.start, ALLOWED);
      if (!isTrusted) literals.push({ ...place, ...node.regex });
    },
  }).visit(parseSync(file, code).program);
  return { literals, calls };
}

/** What files put together while they load: they are loaded, and each expression is taken down with the place that makes it. */
async function composedIn(files: readonly string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, [pattern, flags]: [string, string?]) {
      const made = new target(pattern, flags);
      // The first line is the message, the second this trap.
      const caller = new Error().stack?.split("\n")[2] ?? "";
      const [, place, line] = /(file:[^\s)]+?):(\d+):\d+/.exec(caller) ?? [];
      if (place !== undefined) {
        const file = relative(projectFolder, fileURLToPath(place)).replaceAll("\\", "/");
        found.push({ file, line: Number(line), pattern: made.source, flags: made.flags });
      }
      return made;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(join(projectFolder, file)).href);
  } finally {
    globalThis.RegExp = plain;
  }
  return found.filter(({ file }) => files.includes(file));
}

async function verdictOn({ pattern, flags }: Found): Promise<Verdict> {
  const expression = `/${pattern}/${flags}`;
  const degree = known.get(expression);
  const verdict =
    degree === undefined ? await judge(pattern, flags) : { degree, words: `power ${degree} of the length` };
  verdicts.set(expression, verdict);
  return verdict;
}

async function judge(pattern: string, flags: string): Promise<Verdict> {
  // The judge does not know "d", which changes what is returned, not how it is found.
  const judged = await check(pattern, flags.replace("d", ""));
  if (judged.status === "unknown") return { words: `could not be judged (${judged.error.kind})` };
  if (judged.status === "safe") return { degree: 1, words: "linear" };
  const { complexity, attack } = judged;
  const words = `${complexity.summary}, with ${attack.pattern}`;
  return complexity.type === "polynomial" ? { degree: complexity.degree, words } : { words };
}

function read(path: string): string {
  return readFileSync(join(projectFolder, path), "utf8");
}
