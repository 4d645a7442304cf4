/** The fast checks: `npm run check`. */
import { runCommand } from "#engine/command/run-command.mjs";
import { checkCommand } from "../own-commands.mjs";
import { correctContent, formatCheck, runChecks } from "./all-checks.ts";

await runCommand(checkCommand, check);

/** @returns the exit code */
async function check({ site, fix }: { readonly site?: string | undefined; readonly fix: boolean }): Promise<number> {
  if (fix) process.stdout.write(formatCheck(await correctContent(site)));
  const results = await runChecks((result) => process.stdout.write(formatCheck(result)), site);
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(failed === 0 ? "Everything is in order.\n" : `${failed} of ${results.length} checks failed.\n`);
  return failed === 0 ? 0 : 1;
}
