/**
 * Holds docs/conformance.md against the tests: every row of the conformance list has a line, every line names a test
 * file that exists and a test in it that exists. Prints what is missing and exits with 1.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const ROW = /^\|\s*([RLTPCAK]\d+)\s*\|\s*`([^`]+)`\s*\|\s*(.+?)\s*\|\s*$/;
/** How many rows the specification numbers in each group. */
const groups = { R: 20, L: 10, T: 3, P: 11, C: 15, A: 4, K: 4 } as const;

const lines = readFileSync(join(root, "docs/conformance.md"), "utf8").split("\n");
const rows = lines.flatMap((line) => {
  const [, id, file, name] = ROW.exec(line) ?? [];
  return id && file && name ? [{ id, file, name }] : [];
});

const all = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
);
const problems = [
  ...all
    .filter((id) => !rows.some((row) => row.id === id))
    .map((id) => `${id} has no test: add a line to docs/conformance.md`),
  ...rows.flatMap(({ id, file, name }) => {
    if (!existsSync(join(root, file))) return [`${id} names ${file}, which does not exist`];
    const found = readFileSync(join(root, file), "utf8").includes(name);
    return found ? [] : [`${id} names the test “${name}”, which is not in ${file}`];
  }),
];

if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
} else process.stdout.write(`Every row has its test: ${rows.length} lines.\n`);
