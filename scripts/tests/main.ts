/** Every check and the tests: `npm test` and `npm run test:more`. Ends with one line, "N passed, N failed". */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#engine/command/run-command.mjs";
import { formatCheck, runChecks } from "../checks/all-checks.ts";
import { testCommand, testMoreCommand } from "../own-commands.mjs";
import { projectFolder } from "../project-folder.mjs";
import { installBrowser, missingPrograms } from "../setup/programs.mjs";
import { SetupError, say } from "../setup/run-step.mjs";
import { untilEnded } from "../until-ended.mjs";
import { type Counts, vitestCounts } from "./vitest-counts.ts";

/** The projects of vitest.config.ts that `npm test` runs, and those of `npm run test:more`. */
const USUAL = ["rules", "site"];
const MORE = ["more", "properties"];

const [first, ...rest] = process.argv.slice(2);
const more = first === "--more";
const args = more ? rest : process.argv.slice(2);

await runCommand(more ? testMoreCommand : testCommand, runAll, args);

async function runAll({ project }: { readonly project?: readonly string[] | undefined }): Promise<number> {
  const projects = project !== undefined ? [] : (more ? MORE : USUAL).flatMap((name) => ["--project", name]);
  // Checks wait for files, set-up for the network and tests for browsers: side by side they fill each other's pauses.
  const [checks, tests] = await Promise.all([
    more ? [] : runChecks((result) => process.stdout.write(formatCheck(result))),
    browserFound().then(() => runVitest([...projects, ...args])),
  ]);
  const missing = missingPrograms();
  if (missing.length > 0) {
    const way = more ? "" : ' "npm run test:more" installs them.';
    process.stdout.write(`Not installed here: ${missing.join(", ")}. What needs them is skipped.${way}\n`);
  }
  if (tests.skipped > 0) process.stdout.write(`${tests.skipped} skipped\n`);
  const passed = tests.passed + checks.filter((check) => check.passed).length;
  const failed = tests.failed + checks.filter((check) => !check.passed).length;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** Waits for a Chromium; without one the run ends with a sentence. */
async function browserFound(): Promise<void> {
  try {
    await installBrowser(process.execPath);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

async function runVitest(extra: readonly string[]): Promise<Counts> {
  const report = join(projectFolder, ".cache", "vitest.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn(
    process.execPath,
    [join(projectFolder, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...extra],
    {
      cwd: projectFolder,
      env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const code = await untilEnded(child);
  return vitestCounts(textOf(report), code);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
