/** Every check and every test: `npm test`. Ends with one line, "N passed, N failed". */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { formatCheck, runChecks } from "./checks.ts";
import { projectFolder } from "../project-folder.mjs";
import { type Counts, vitestCounts } from "./vitest-counts.ts";

const HELP = `Runs every check and every test: the rules, and visitors' journeys through the built site in a real browser.

  npm test [-- arguments for Vitest]

  npm test -- server/static     only test files whose path contains server/static
  npm test -- --project rules   only the rules, without a browser

Ends with one line, "N passed, N failed"; every check counts as one, like every test.
`;

const args = process.argv.slice(2);

if (args.includes("--help")) process.stdout.write(HELP);
else {
  const checks = await runChecks((result) => process.stdout.write(formatCheck(result)));
  const tests = await runVitest(args);
  const passed = tests.passed + checks.filter((check) => check.passed).length;
  const failed = tests.failed + checks.filter((check) => !check.passed).length;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
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
  const [code] = (await once(child, "close")) as [number | null];
  return vitestCounts(textOf(report), code ?? 1);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
