import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../project-folder.mjs";

/** A check that needs no browser and no build. */
interface Check {
  readonly name: string;
  /** Script for Node, below the project's folder, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  /** Whether what it says is for the owner also where it has passed. */
  readonly speaks?: boolean;
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly speaks: boolean;
  /** Milliseconds. */
  readonly time: number;
  readonly output: string;
}

/** The folders with code. */
export const SOURCE_FOLDERS = [
  "engine",
  "consent",
  "contact",
  "drawings",
  "site",
  "publish",
  "editor",
  "examples",
  "scripts",
  "tests",
  "bench",
];

const TEST_CONTENT = "tests/support/content";

/** @param site folder of another site than this project's own */
function contentCheck(site: string | undefined, name = "content", ...options: readonly string[]): Check {
  const asked = site === undefined ? options : ["--site", site, ...options];
  return { name, command: ["engine/build/check-content-main.ts", ...asked], speaks: true };
}

/** The content that tests run on wants every text and setting that a page or a setting has newly. */
const testContentCheck: Check = {
  name: TEST_CONTENT,
  command: ["engine/build/check-content-main.ts", TEST_CONTENT],
};

/** Sets the typography of the content right; the output says what was changed. */
export function correctContent(site: string | undefined): Promise<CheckResult> {
  return runCheck(contentCheck(site, "typography", "--fix"));
}

/** Runs every check side by side and hands over each result as it comes. @param site whose content is checked */
export function runChecks(report: (result: CheckResult) => void, site?: string): Promise<readonly CheckResult[]> {
  return Promise.all(
    allChecks(site).map(async (check) => {
      const result = await runCheck(check);
      report(result);
      return result;
    }),
  );
}

/** A result as one line of text; below it, where it failed or speaks to the owner, what the check said. */
export function formatCheck({ name, passed, speaks, time, output }: CheckResult): string {
  const line = `${passed ? "ok  " : "FAIL"}  ${name.padEnd(21)} ${(time / 1000).toFixed(1)} s\n`;
  return passed && !speaks ? line : `${line}${output.trimEnd()}\n`;
}

function allChecks(site: string | undefined): readonly Check[] {
  return [
    { name: "format and lint", command: ["node_modules/@biomejs/biome/bin/biome", "check", "--colors=off", "."] },
    ...typeProjects().map(typeCheck),
    { name: "layers", command: ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", ...SOURCE_FOLDERS] },
    { name: "dead code", command: ["node_modules/knip/bin/knip.js", "--no-progress"] },
    { name: "conformance", command: ["scripts/checks/conformance.ts"] },
    { name: "schemas", command: ["scripts/checks/schemas.ts"] },
    { name: "accessibility", command: ["scripts/checks/accessibility.ts"] },
    { name: "expressions", command: ["scripts/checks/regular-expressions.ts"] },
    contentCheck(site),
    ...(site === undefined ? [testContentCheck] : []),
  ];
}

/**
 * Checks the types of a project; what has not changed since the last time is not looked at again. In one thread: several
 * find out the same types each for itself, twice the work, and the other cores have other checks.
 */
function typeCheck(path: string): Check {
  const name = path.replace(/^.*tsconfig\.|\.json$/g, "");
  const options = `--noEmit --singleThreaded --incremental --tsBuildInfoFile .cache/types/${name}.tsbuildinfo --pretty false`;
  return { name: `types: ${name}`, command: ["node_modules/typescript/bin/tsc", "-p", path, ...options.split(" ")] };
}

function typeProjects(): string[] {
  const { references } = JSON.parse(readFileSync(join(projectFolder, "tsconfig.json"), "utf8")) as {
    readonly references: readonly { readonly path: string }[];
  };
  return references.map(({ path }) => path);
}

function runCheck({ name, command: [script, ...args], speaks = false }: Check): Promise<CheckResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectFolder, script), ...args], {
    cwd: projectFolder,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, output: string) =>
      resolve({ name, passed, speaks, time: performance.now() - started, output });
    child.on("error", (error) => end(false, error.message));
    child.on("close", (code) => end(code === 0, Buffer.concat(chunks).toString()));
  });
}
