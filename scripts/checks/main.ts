/** The fast checks: `npm run check`. */
import { formatCheck, runChecks } from "./all-checks.ts";

const HELP = `Checks format, types, layers, dead code and content, side by side, without a browser or a network.

  npm run check
`;

if (process.argv.includes("--help")) process.stdout.write(HELP);
else {
  const results = await runChecks((result) => process.stdout.write(formatCheck(result)));
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(failed === 0 ? "Everything is in order.\n" : `${failed} of ${results.length} checks failed.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
