/** The fast checks: `npm run check`. */
import { runCommand } from "#engine/run-command.ts";
import { correctContent, formatCheck, runChecks } from "./all-checks.ts";

const HELP = `Checks format, types, layers, dead code, regular expressions and content, side by side, without a browser or a network.

  npm run check
  npm run check -- --fix       first sets typography right in content/ where that is certain, and says where
  npm run check -- --accept    writes the addresses of the content into content/published.txt, and checks nothing else

  --site DIR   the content of another site, examples/postcard for one, in place of content/

Notes on the content (misspelled words, words of another language, long titles) fail nothing. content/words.txt holds the
owner's own words, one on each line.

An address in content/published.txt that no longer answers is an error, until another page has it as an old address
(“aliases”) or content/gone.yaml says that it is gone. --accept drops it from the list, unless its page is online.
`;

const OPTIONS = {
  site: { type: "string" },
  fix: { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
} as const;

await runCommand(HELP, OPTIONS, (values) => (values.accept ? accept(values.site) : check(values)));

/** @returns the exit code */
async function accept(site: string | undefined): Promise<number> {
  const { passed, output } = await correctContent("--accept", site);
  (passed ? process.stdout : process.stderr).write(output);
  return passed ? 0 : 1;
}

/** @returns the exit code */
async function check({ site, fix }: { readonly site?: string | undefined; readonly fix: boolean }): Promise<number> {
  if (fix) process.stdout.write(formatCheck(await correctContent("--fix", site)));
  const results = await runChecks((result) => process.stdout.write(formatCheck(result)), site);
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(failed === 0 ? "Everything is in order.\n" : `${failed} of ${results.length} checks failed.\n`);
  return failed === 0 ? 0 : 1;
}
