/**
 * Holds docs/conformance.md against the tests: `node scripts/checks/conformance.ts [--write]`. A test says in its name
 * which statements of docs/specification.md it fails without: "[R4] [L1] the menu …". The page is made from these names.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { SOURCE_FOLDERS } from "./all-checks.ts";

const PAGE = "docs/conformance.md";
const HEAD = `# Conformance

Each statement of \`docs/specification.md\`, and the tests that fail without it. Made from the ids in the names of the tests
by \`npx node scripts/checks/conformance.ts --write\`; \`npm run check\` holds it against them. In a name, \`%s\` and \`\${…}\`
stand for one of several cases.
`;
/** A statement at the beginning of a line, in a list or in a table. */
const STATEMENT = /^(?:- \*\*|\| )([RLTPCAKO]\d+)\b/gm;
/** A string that begins with ids: the name of a test, or of a group of tests. */
// Not linear: it reads our own tests.
const NAME = /(["'`])((?:\[[A-Z]\d+\] )+)((?:(?!\1)[^\\\n]|\\.)+)\1/g;

const statements = idsOf(read("docs/specification.md"));
const proofs = globSync([`{${SOURCE_FOLDERS}}/**/*.test.{ts,tsx}`, "tests/journeys/engines/*.ts"], {
  cwd: projectFolder,
})
  .map((file) => file.replaceAll("\\", "/"))
  .sort()
  .flatMap(proofsIn);
const page = HEAD + statements.map((id) => `\n**${id}**\n\n${testsOf(id).join("\n")}\n`).join("");
const problems = [
  ...proofs
    .filter(({ id }) => !statements.includes(id))
    .map(({ id, file, name }) => `${file}: "${name}" names ${id}, which is no statement of docs/specification.md`),
  ...statements
    .filter((id) => testsOf(id).length === 0)
    .map((id) => `${id} has no test: begin the name of the test that fails without it with [${id}]`),
];

if (problems.length === 0 && process.argv.includes("--write")) writeFileSync(join(projectFolder, PAGE), page);
else if (problems.length === 0 && read(PAGE) !== page)
  problems.push(`${PAGE} is not what the tests' names say: npx node scripts/checks/conformance.ts --write`);
process.stdout.write(`${problems.join("\n") || `Every statement has its test: ${statements.length} of them.`}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function proofsIn(file: string): readonly Readonly<Record<"id" | "file" | "name", string>>[] {
  return [...read(file).matchAll(NAME)].flatMap(([, , ids = "", name = ""]) =>
    [...ids.matchAll(/[A-Z]\d+/g)].map(([id]) => ({ id, file, name })),
  );
}

function testsOf(id: string): readonly string[] {
  return proofs.filter((proof) => proof.id === id).map(({ file, name }) => `- \`${file}\`: ${name}`);
}

/** The statements of the specification, in the order of their numbers within each group. */
function idsOf(specification: string): readonly string[] {
  const ids = new Set([...specification.matchAll(STATEMENT)].map(([, id = ""]) => id));
  const groups = [...new Set([...ids].map(([group]) => group))];
  const place = (id: string) => groups.indexOf(id[0]) * 100 + Number(id.slice(1));
  return [...ids].sort((a, b) => place(a) - place(b));
}

function read(file: string): string {
  return readFileSync(join(projectFolder, file), "utf8");
}
