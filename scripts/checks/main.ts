/** The fast checks: `npm run check`. */
import { changeContent, formatCheck, runChecks } from "./all-checks.ts";

const HELP = `Checks format, types, layers, dead code, regular expressions and content, side by side, without a browser or a network.

  npm run check
  npm run check -- --fix       first sets typography right in content/ where that is certain, and says where
  npm run check -- --accept    writes the addresses of the content into content/published.txt, and checks nothing else

Notes on the content (misspelled words, words of another language, long titles) fail nothing. content/words.txt holds the
owner's own words, one on each line.

An address in content/published.txt that no longer answers is an error, until another page has it as an old address
(“aliases”) or content/gone.yaml says that it is gone. --accept drops it from the list, unless its page is online.
`;

const KNOWN = ["--help", "--fix", "--accept"];
const options = process.argv.slice(2);
const unknown = options.find((option) => !KNOWN.includes(option));

if (unknown !== undefined) {
  process.stderr.write(`There is no option ${unknown}.\n\n${HELP}`);
  process.exitCode = 1;
} else if (options.includes("--help")) process.stdout.write(HELP);
else if (options.includes("--accept")) {
  const { passed, output } = await changeContent("--accept");
  (passed ? process.stdout : process.stderr).write(output);
  process.exitCode = passed ? 0 : 1;
} else {
  if (options.includes("--fix")) process.stdout.write(formatCheck(await changeContent("--fix")));
  const results = await runChecks((result) => process.stdout.write(formatCheck(result)));
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(failed === 0 ? "Everything is in order.\n" : `${failed} of ${results.length} checks failed.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
