/** The fast checks: `npm run check`. */
import { runCommand } from "#engine/run-command.ts";
import { correctContent, formatCheck, runChecks } from "./all-checks.ts";

const HELP = `Checks format, types, layers, dead code, regular expressions and content, side by side, without a browser or a network.

  npm run check
  npm run check -- --fix       first sets typography right in content/ where that is certain, and says where

  --site DIR   the content of another site, examples/postcard for one, in place of content/

Notes on the content (misspelled words, words of another language, long titles) fail nothing. content/words.txt holds the
owner's own words, one on each line.

An address in content/published.txt that would stop answering is a note: “npm run publish-site” asks before it goes.
`;

const OPTIONS = {
  site: { type: "string" },
  fix: { type: "boolean", default: false },
} as const;

await runCommand(HELP, OPTIONS, check);

/** @returns the exit code */
async function check({ site, fix }: { readonly site?: string | undefined; readonly fix: boolean }): Promise<number> {
  if (fix) process.stdout.write(formatCheck(await correctContent(site)));
  const results = await runChecks((result) => process.stdout.write(formatCheck(result)), site);
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(failed === 0 ? "Everything is in order.\n" : `${failed} of ${results.length} checks failed.\n`);
  return failed === 0 ? 0 : 1;
}
