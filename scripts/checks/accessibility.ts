/**
 * Holds docs/accessibility.md against content/: a criterion that the walk calls not applicable must concern nothing that the
 * texts show, and site.yaml must declare the numbers that the walk gives.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { projectFolder } from "../project-folder.mjs";

const WALK = "docs/accessibility.md";
/** A criterion, or several of a theme that nothing concerns. */
const ROW = /^\| (\d+)\.(\d+)(?:–\1\.(\d+))? \| [^|]+ \| (C|NC|N\/A) \|/gm;

/** What in a text makes a criterion of RGAA 4.1.2 applicable. */
const CONCERNED: readonly (readonly [criteria: readonly string[], sign: RegExp])[] = [
  [["2.1", "2.2"], /^::(?:embed|widget)\[/m],
  [["8.10"], /:(?:ar|fa|he|ur|yi)\[/],
  [["13.3", "13.4"], /\]\([^)\s]+\.(?:pdf|docx?|xlsx?|pptx?|od[pst])\b/i],
];

const results = new Map<string, string | undefined>(
  [...read(WALK).matchAll(ROW)].flatMap(([, theme, first, last = first, result]) => {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => [`${theme}.${Number(first) + index}`, result] as const);
  }),
);
const texts = globSync("content/**/*.md", { cwd: projectFolder }).sort();
const problems = [...notApplicable(), ...miscounted()];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
process.exitCode = problems.length === 0 ? 0 : 1;

function notApplicable(): readonly string[] {
  return CONCERNED.flatMap(([criteria, sign]) => {
    const file = texts.find((text) => sign.test(read(text)));
    const wrong = file === undefined ? [] : criteria.filter((id) => results.get(id) === "N/A");
    return wrong.map((id) => `${WALK}: ${id} is “N/A”, but ${file} has what it is about. Judge it, and write C or NC.`);
  });
}

function miscounted(): readonly string[] {
  const all = [...results.values()];
  const counted = {
    applicable: all.filter((result) => result !== "N/A").length,
    met: all.filter((result) => result === "C").length,
  };
  const settings = readYaml("site.yaml", read("content/site.yaml")).value as {
    readonly accessibility: { readonly criteria: typeof counted };
  };
  const { applicable, met } = settings.accessibility.criteria;
  const line = `criteria: { applicable: ${counted.applicable}, met: ${counted.met} }`;
  return applicable === counted.applicable && met === counted.met
    ? []
    : [`content/site.yaml declares other numbers than ${WALK} has. Write under “accessibility”: ${line}`];
}

function read(file: string): string {
  return readFileSync(join(projectFolder, file), "utf8");
}
